import * as said from '#contract/messages/en/applicants.ts';
import { TIME_FACTORS } from '#contract/shared/limits.ts';
import type { getApplicationByJobId } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type Accommodation = Pick<OutputOf<typeof getApplicationByJobId>[number], 'timeFactor' | 'recordOnly'>;
export type TimeFactor = Accommodation['timeFactor'];

/** '1.5× time, record only'. Null if nothing is granted. */
export function accommodationText({ timeFactor, recordOnly }: Accommodation): string | null {
  const factor = String(timeFactor);
  if (timeFactor > 1) return (recordOnly ? said.timeFactorAndRecordOnly : said.timeFactor)({ factor });
  return recordOnly ? said.recordOnly() : null;
}

export const timeFactorLabel = (factor: TimeFactor): string =>
  factor === 1 ? said.usualTime() : `${factor}×`;

/** Converts the string value of a select to its factor. */
export const readTimeFactor = (value: string): TimeFactor =>
  TIME_FACTORS.find((factor) => String(factor) === value) ?? 1;

import type { QuestionKind } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { Refusal } from '#server/platform/outcome.ts';

/** A spoken answer can be recorded again as often as the settings of the interview say; an option cannot. */
export function assertMayTake(
  { retakes }: Pick<ApplicationRow, 'retakes'>,
  kind: QuestionKind,
  take: number,
): void {
  if (take > (kind === 'mcq' ? 0 : retakes)) throw new Refusal('interview.no-retake', TEXTS.noRetake);
}

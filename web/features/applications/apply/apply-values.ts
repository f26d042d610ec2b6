import type { Errors } from '#web/ui/form/check.ts';
import type { YesNo } from '#web/ui/yes-no-field.tsx';

export interface ApplyValues {
  isTravelPreferred: YesNo;
  isRelocationPreferred: YesNo;
  /** A resume for this application; null where the profile's is to be sent. */
  resumePath: string | null;
  pitch: File | null;
  terms: boolean;
}
export type ApplyField = keyof ApplyValues;

export interface Asked {
  /** Whether the profile has a resume. */
  hasResume: boolean;
  /** Whether the job asks for a pitch video. */
  wantsPitch: boolean;
}

/** What is missing, field by field, in the order in which they stand. */
export function checkApplication(values: ApplyValues, asked: Asked): Errors {
  return {
    ...(values.isTravelPreferred === null
      ? { isTravelPreferred: 'Please say whether you are willing to travel' }
      : {}),
    ...(values.isRelocationPreferred === null
      ? { isRelocationPreferred: 'Please say whether you are willing to relocate' }
      : {}),
    ...(asked.hasResume || values.resumePath !== null ? {} : { resumePath: 'Resume cannot be empty' }),
    ...(asked.wantsPitch && values.pitch === null ? { pitch: 'Please select a video' } : {}),
    ...(values.terms ? {} : { terms: 'Please check the terms & conditions' }),
  };
}

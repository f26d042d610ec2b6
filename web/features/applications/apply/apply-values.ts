import { TEXTS } from '#contract/texts.ts';
export interface ApplyValues {
  /** Empty while neither is chosen. */
  isTravelPreferred: '' | 'true' | 'false';
  isReloactionPreferred: '' | 'true' | 'false';
  /** A resume for this application; null where the profile's is to be sent. */
  resumePath: string | null;
  pitch: File | null;
  terms: boolean;
}
export type ApplyField = keyof ApplyValues;
export type ApplyErrors = Partial<Record<ApplyField, string>>;

export interface Asked {
  /** Whether the profile has a resume. */
  hasResume: boolean;
  /** Whether the job asks for a pitch video. */
  wantsPitch: boolean;
}

/** What is missing, field by field, in the order in which they stand. */
export function checkApplication(values: ApplyValues, asked: Asked): ApplyErrors {
  return {
    ...(values.isTravelPreferred === '' ? { isTravelPreferred: TEXTS.sayTravel } : {}),
    ...(values.isReloactionPreferred === '' ? { isReloactionPreferred: TEXTS.sayRelocate } : {}),
    ...(asked.hasResume || values.resumePath !== null ? {} : { resumePath: TEXTS.resumeEmpty }),
    ...(asked.wantsPitch && values.pitch === null ? { pitch: TEXTS.selectVideo } : {}),
    ...(values.terms ? {} : { terms: TEXTS.checkTerms }),
  };
}

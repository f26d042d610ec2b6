import type { Errors } from '#web/ui/form/check.ts';
import type { YesNo } from '#web/ui/yes-no-field.tsx';
import * as rules from '#contract/messages/en/rules.ts';
import { TEXTS } from '#contract/shared/texts.ts';

export interface ApplyValues {
  isTravelPreferred: YesNo;
  isRelocationPreferred: YesNo;
  /** The resume for this application. Null to send the profile's resume. */
  resumePath: string | null;
  pitch: File | null;
  terms: boolean;
}
export type ApplyField = keyof ApplyValues;

export interface Asked {
  hasResume: boolean;
  wantsPitch: boolean;
}

/** The missing values, in the order of the fields on the page. */
export function checkApplication(values: ApplyValues, asked: Asked): Errors {
  return {
    ...(values.isTravelPreferred === null ? { isTravelPreferred: rules.sayTravel() } : {}),
    ...(values.isRelocationPreferred === null ? { isRelocationPreferred: rules.sayRelocate() } : {}),
    ...(asked.hasResume || values.resumePath !== null ? {} : { resumePath: TEXTS.resumeEmpty }),
    ...(asked.wantsPitch && values.pitch === null ? { pitch: TEXTS.selectVideo } : {}),
    ...(values.terms ? {} : { terms: TEXTS.checkTerms }),
  };
}

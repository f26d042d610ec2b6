import { spelledOut } from '#contract/shared/words.ts';

/** How long mailed links are valid, in hours. */
export const VERIFY_HOURS = 72;
export const RESET_HOURS = 1;

export const RESET_WORKS_ONCE = `It works once, for ${spelledOut(RESET_HOURS, 'hour')}.`;

/** How long links in emails are valid, in hours. */
export const VERIFY_HOURS = 72;
export const RESET_HOURS = 1;

import { icu } from '../icu.ts';

/** Words that many screens share. */

export const back = icu('Back');
export const cancel = icu('Cancel');
export const linkOfPageOver = icu(
  'This link is no longer valid. Please go back to the page where you found it.',
);
export const messages = icu('Messages');
export const saveAsPdf = icu('Save as PDF');
export const you = icu('You');
export const chooseNewPassword = icu('Choose a new password');
// Buttons and answers.
export const account = icu('Account');
export const close = icu('Close');
export const dismiss = icu('Dismiss');
export const home = icu('Home');
export const leave = icu('Leave');
export const mailPreferences = icu('Email Preferences');
export const no = icu('No');
export const ok = icu('OK');
export const pleaseWait = icu('Please Wait...');
export const reload = icu('Reload');
export const remove = icu('Remove');
export const roundone = icu('Roundone');
export const stay = icu('Stay');
export const tryAgain = icu('Try again');
export const uploadCancelled = icu('The upload was cancelled.');
export const yes = icu('Yes');

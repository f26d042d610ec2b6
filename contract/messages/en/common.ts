import { icu } from '../icu.ts';

/** Words that many screens share. */

export const back = icu('Back');
export const cancel = icu('Cancel');
export const linkOfPageOver = icu(
  'This link is not valid any more. Please open the page that showed it again.',
);
export const messages = icu('Messages');
export const saveAsPdf = icu('Save as PDF');
export const you = icu('You');
export const chooseNewPassword = icu('Choose a new password');

import { icu } from '../icu.ts';

/** Words that many screens share. */

export const back = icu('Back');
export const cancel = icu('Cancel');
export const messages = icu('Messages');
export const saveAsPdf = icu('Save as PDF');
export const you = icu('You');

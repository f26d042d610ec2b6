import { icu } from '../icu.ts';

export const back = icu('Zurück');
export const cancel = icu('Abbrechen');
export const messages = icu('Nachrichten');
export const saveAsPdf = icu('Als PDF speichern');
export const you = icu('Sie');

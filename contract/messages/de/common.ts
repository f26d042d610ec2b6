import { icu } from '../icu.ts';

export const back = icu('Zurück');
export const cancel = icu('Abbrechen');
export const linkOfPageOver = icu(
  'Dieser Link ist nicht mehr gültig. Bitte öffnen Sie die Seite, die ihn gezeigt hat, noch einmal.',
);
export const messages = icu('Nachrichten');
export const saveAsPdf = icu('Als PDF speichern');
export const you = icu('Sie');
export const chooseNewPassword = icu('Neues Passwort wählen');

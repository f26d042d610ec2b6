import { icu } from '../icu.ts';

export const back = icu('Zurück');
export const cancel = icu('Abbrechen');
export const linkOfPageOver = icu(
  'Dieser Link ist nicht mehr gültig. Bitte gehen Sie zurück zu der Seite, auf der Sie ihn gefunden haben.',
);
export const messages = icu('Nachrichten');
export const saveAsPdf = icu('Als PDF speichern');
export const you = icu('Sie');
export const chooseNewPassword = icu('Neues Passwort wählen');
export const account = icu('Konto');
export const close = icu('Schließen');
export const dismiss = icu('Ausblenden');
export const home = icu('Startseite');
export const leave = icu('Verlassen');
export const mailPreferences = icu('E-Mail-Einstellungen');
export const no = icu('Nein');
export const ok = icu('OK');
export const pleaseWait = icu('Bitte warten …');
export const reload = icu('Neu laden');
export const remove = icu('Entfernen');
export const roundone = icu('Roundone');
export const stay = icu('Bleiben');
export const tryAgain = icu('Erneut versuchen');
export const uploadCancelled = icu('Das Hochladen wurde abgebrochen.');
export const yes = icu('Ja');

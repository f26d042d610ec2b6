import { icu } from '../icu.ts';

export const pageDescription = icu(
  'Ein Stellenmarkt, dessen erste Runde ein aufgezeichnetes KI-Interview ist: dieselben Fragen für alle, mit eigener Stimme.',
);
export const noScript = icu('Roundone braucht JavaScript. Bitte schalten Sie es für diese Website ein.');

export const language = icu('Sprache');
export const unknown = icu('Bitte wählen Sie eine Sprache aus der Liste.');
export const sameAsBrowser = icu('Wie mein Browser');
export const ownAbout = icu('Für Ihre Seiten und für die E-Mails, die Sie von uns bekommen.');
export const saved = icu('Sprache gespeichert.');
export const companyLanguage = icu('Sprache');
export const companyAbout = icu(
  'Für E-Mails an Personen, die keine Sprache gewählt haben, und für Besuche, deren Sprache wir nicht kennen.',
);

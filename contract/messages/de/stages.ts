import { icu } from '../icu.ts';

export const applied = icu('Beworben');
export const aiInterview = icu('KI-Interview');
export const review = icu('Prüfung');
export const offer = icu('Angebot');
export const hired = icu('Eingestellt');
export const round = icu(
  '{round, select, 2 {Zweite Runde} 3 {Dritte Runde} 4 {Vierte Runde} 5 {Fünfte Runde} 6 {Sechste Runde} other {Runde {round}}}',
);
export const roundAs = icu('{round}: {mode}');
export const declined = icu('Abgelehnt');
export const withdrawn = icu('Zurückgezogen');
export const noShow = icu('Nicht erschienen');
export const expired = icu('Abgelaufen');
export const strongNo = icu('Klares Nein');
export const no = icu('Nein');
export const yes = icu('Ja');
export const strongYes = icu('Klares Ja');
export const settled = icu('{settled, number} von {total, number} geklärt');
export const reviewFirst = icu('Zuerst prüfen');
export const scoreRange = icu('Eine Punktzahl ist eine Zahl von 0 bis 100');
export const stageUnknown = icu('Diese Phase ist nicht bekannt');
export const outcomeUnknown = icu('Dieses Ergebnis ist nicht bekannt');
export const certaintyUnknown = icu('Die Sicherheit ist niedrig, mittel oder hoch');
export const sayYesOrNo = icu('Bitte geben Sie Ja oder Nein an');

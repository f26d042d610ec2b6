import { icu } from '../icu.ts';

export const dayOrder = icu('Der erste Tag muss vor dem letzten liegen');
export const nameQuestion = icu('Bitte nennen Sie die Frage');
export const viewNameTooLong = icu('Ein Name hat höchstens {max, number} Zeichen');
export const viewNameMissing = icu('Bitte benennen Sie die Ansicht');
export const viewShared = icu('Bitte geben Sie an, ob die Ansicht geteilt wird');
export const viewList = icu('Diese Liste ist nicht bekannt');
export const viewFiltersTooLong = icu('Die Filter einer Ansicht haben höchstens {max, number} Zeichen');
export const viewFilters = icu('Diese Filter lassen sich nicht speichern');
export const comparedTooMany = icu('Sie können höchstens {max, number} Interviews auf einmal vergleichen');
export const searchTooLong = icu('Eine Suche hat höchstens {max, number} Zeichen');
export const selectSkill = icu('Bitte wählen Sie eine Fähigkeit');
export const yesOrNo = icu('Bitte geben Sie Ja oder Nein an');
export const daysNumber = icu('Bitte geben Sie eine Anzahl von Tagen an');
export const daysWhole = icu('Bitte geben Sie ganze Tage an');
export const daysTooMany = icu(
  'Eine Suche reicht höchstens {max, plural, one {# Tag} other {# Tage}} zurück',
);
export const namePerson = icu('Bitte nennen Sie die Person');
export const notAsked = icu('Keine Stelle stellt diese Frage noch, es gibt also nichts zu ändern.');
export const sameWords = icu('Die Frage ist schon so formuliert, deshalb wurde nichts geändert.');
export const spokenInPlace = icu('Nur eine gesprochene Frage kann diese ersetzen');
export const choiceInPlace = icu('Nur eine Auswahlfrage kann diese ersetzen');
export const viewSaved = icu('Ansicht gespeichert.');
export const viewRemoved = icu('Ansicht entfernt.');
export const viewNameTaken = icu(
  'Es gibt schon eine Ansicht mit diesem Namen. Bitte wählen Sie einen anderen.',
);
export const viewsShared = icu(
  '{max, plural, one {Ihr Unternehmen teilt # gespeicherte Ansicht, mehr geht nicht. Bitte entfernen Sie zuerst eine.} other {Ihr Unternehmen teilt # gespeicherte Ansichten, mehr geht nicht. Bitte entfernen Sie zuerst eine.}}',
);
export const viewsOwn = icu(
  '{max, plural, one {Sie haben # gespeicherte Ansicht, mehr geht nicht. Bitte entfernen Sie zuerst eine.} other {Sie haben # gespeicherte Ansichten, mehr geht nicht. Bitte entfernen Sie zuerst eine.}}',
);
export const noOwnQuestions = icu('Es gibt keine eigenen Fragen zum Speichern.');
export const setTooLarge = icu(
  '{count, plural, one {Das ist # Frage, mehr als in eine Datei passt. Speichern Sie die Fragen jeder Stelle für sich.} other {Das sind # Fragen, mehr als in eine Datei passen. Speichern Sie die Fragen jeder Stelle für sich.}}',
);
export const setTooMany = icu('Eine Datei mit Fragen enthält höchstens {max, number}');
export const notASet = icu('Das ist keine hier gespeicherte Datei mit Fragen');
export const setChanged = icu('Diese Datei wurde nach dem Signieren geändert.');
export const setUnreadable = icu('Die Datei enthält etwas, das sich nicht lesen lässt');

import { icu } from '../icu.ts';

export const silent = icu('Auf die Frage wurde nichts gesagt.');
export const unknown = icu('Die Antwort war „Das weiß ich nicht“.');
export const noWords = icu(
  'Wir hören eine Stimme, konnten aber keine Wörter erkennen. Bitte hören Sie die Aufzeichnung an.',
);
export const fewWords = icu('Wir haben nur wenige Wörter erkannt. Bitte hören Sie die Aufzeichnung an.');
export const doubtfulWords = icu(
  'Bei den meisten dieser Wörter sind wir nicht sicher. Bitte hören Sie die Aufzeichnung an.',
);
export const otherLanguage = icu('Diese Antwort scheint auf {language} zu sein: Bitte hören Sie sie an.');
export const notFollowed = icu(
  'Wir konnten dieser Antwort nicht folgen. Vielleicht ist sie in einer anderen Sprache oder schwer zu verstehen: Bitte hören Sie sie an.',
);
export const unreadable = icu('Wir konnten diese Aufnahme nicht auswerten. Bitte hören Sie sie an.');
export const notHeard = icu(
  'Nur aufgezeichnet, weil wir diese Sprache nicht aufschreiben können: Ein Mensch hört sie an und entscheidet.',
);
export const notGraded = icu(
  'Antworten in dieser Sprache bewerten wir nicht: Ein Mensch liest sie und entscheidet.',
);
export const interrupted = icu('{interruption}.');
export const brokeOff = icu('Aufnahme abgebrochen');
export const interruptedFor = icu('Aufnahme unterbrochen: {duration}');
export const nothingHeard = icu('Wir haben in der Aufnahme keine Antwort gehört. Bitte hören Sie sie an.');
export const noKey = icu(
  'Zu dieser Frage gibt es keine erwartete Antwort, deshalb wird die Antwort aufgeschrieben und nicht bewertet.',
);
export const unknownBeside = icu('Die Antwort sagt „Das weiß ich nicht“ und fügt etwas hinzu.');
export const echo = icu('Die Antwort wiederholt vor allem die Frage.');
export const turned = icu('Das könnte das Gegenteil sagen: „{quote}“.');
export const filler = icu('Erwartete Begriffe wurden gesagt, aber kaum in Sätzen.');
export const readAloud = icu('Das könnte abgelesen sein: „{quote}“.');
export const terms = icu('Erwartete Begriffe wurden aufgezählt, ohne etwas dazu zu sagen.');
export const shuffled = icu('Die erwarteten Wörter sind da, aber durcheinander.');
export const corrected = icu('Beim Sprechen korrigiert: „{quote}“.');
export const addressed = icu('Das scheint sich an die bewertende Person zu richten: „{quote}“.');
export const modelContradiction = icu(
  'Das Modell versteht das als Widerspruch zur erwarteten Antwort: „{quote}“.',
);
export const modelDisagrees = icu('Das Modell und die anderen Belege stimmen nicht überein.');
export const modelAlone = icu('Das Modell hat erwartete Punkte in anderen Worten gefunden.');
export const modelUnquoted = icu('Das Modell hat erwartete Punkte behauptet, ohne die Antwort zu zitieren.');
export const followUpUnchanged = icu('Die Antwort auf die Nachfrage hat das Ergebnis nicht geändert.');
export const rightOption = icu('Die richtige Option wurde gewählt.');
export const otherOption = icu('Eine andere Option ist richtig.');
export const noOption = icu('Es wurde keine Option gewählt.');
export const foundThePoint = icu('Wir haben den erwarteten Punkt gefunden.');
export const notFoundThePoint = icu(
  'Wir haben den erwarteten Punkt nicht in den erwarteten Worten gefunden.',
);
export const pointsFound = icu('{found, number} von {total, number} erwarteten Punkten gefunden.');
export const companyToDo = icu(
  'Die Wörter allein reichen für diese Antwort nicht: Eine Person sollte sie bewerten.',
);
export const othersToDo = icu('Eine Person wird diese Antwort prüfen.');
export const practiceToDo = icu('In einem Interview würde eine Person diese Antwort prüfen.');

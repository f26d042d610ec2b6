import { icu } from '../icu.ts';

export const silent = icu('Auf die Frage wurde nichts gesagt.');
export const unknown = icu('Die Antwort war „Ich weiß es nicht“.');
export const noWords = icu(
  'Wir hören eine Stimme, konnten aber keine Wörter erkennen. Bitte hören Sie die Aufnahme an.',
);
export const fewWords = icu(
  'Wir haben nur wenige der gesprochenen Wörter erkannt. Bitte hören Sie die Aufnahme an.',
);
export const doubtfulWords = icu(
  'Bei den meisten dieser Wörter sind wir unsicher. Bitte hören Sie die Aufnahme an.',
);
export const otherLanguage = icu('Diese Antwort scheint auf {language} zu sein: Hören Sie sie an.');
export const notFollowed = icu(
  'Wir konnten dieser Antwort nicht folgen. Vielleicht ist sie in einer anderen Sprache oder schwer zu verstehen: Hören Sie sie an.',
);
export const unreadable = icu('Wir konnten diese Aufnahme nicht lesen. Bitte hören Sie sie an.');
export const nothingHeard = icu('In der Aufnahme haben wir keine Antwort gehört. Bitte hören Sie sie an.');
export const noKey = icu(
  'Zu dieser Frage gibt es keine erwartete Antwort, deshalb wird sie mitgeschrieben und nicht bewertet.',
);
export const unknownBeside = icu('Die Antwort sagt „Ich weiß es nicht“ und fügt etwas hinzu.');
export const echo = icu('Die Antwort wiederholt vor allem die Frage.');
export const turned = icu('Das kehrt die Antwort möglicherweise um: „{words}“.');
export const filler = icu('Erwartete Begriffe wurden genannt, aber kaum in Sätzen.');
export const readAloud = icu('Das wurde möglicherweise abgelesen: „{words}“.');
export const terms = icu('Erwartete Begriffe wurden aufgezählt, ohne etwas dazu zu sagen.');
export const shuffled = icu('Die erwarteten Wörter sind da, aber durcheinander.');
export const corrected = icu('Unterwegs korrigiert: „{words}“.');
export const addressed = icu('Das scheint sich an die bewertende Person zu richten: „{words}“.');
export const modelContradiction = icu(
  'Das Modell liest das als Widerspruch zur erwarteten Antwort: „{words}“.',
);
export const modelDisagrees = icu('Das Modell und die übrigen Hinweise widersprechen sich.');
export const modelAlone = icu('Das Modell hat erwartete Punkte in anderen Worten gefunden.');
export const modelUnquoted = icu('Das Modell hat erwartete Punkte behauptet, ohne die Antwort zu zitieren.');
export const followUpUnchanged = icu('Die Antwort auf die Nachfrage hat das Ergebnis nicht geändert.');
export const rightOption = icu('Die richtige Option wurde gewählt.');
export const otherOption = icu('Eine andere Option ist richtig.');
export const noOption = icu('Es wurde keine Option gewählt.');
export const brokeOff = icu('Die Aufnahme brach ab');
export const interrupted = icu('Aufnahme unterbrochen für {time}');
export const onePointFound = icu('Wir haben den erwarteten Punkt gefunden.');
export const onePointMissing = icu(
  'Wir haben den erwarteten Punkt nicht in den erwarteten Wörtern gefunden.',
);
export const pointsFound = icu('{found, number} von {total, number} erwarteten Punkten gefunden.');
export const markByPerson = icu(
  'Wörter allein reichen bei dieser Antwort nicht: Ein Mensch sollte sie bewerten.',
);
export const willReview = icu('Ein Mensch wird diese Antwort prüfen.');
export const wouldReview = icu('In einem Interview würde ein Mensch diese Antwort prüfen.');

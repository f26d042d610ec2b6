import { icu } from '../icu.ts';

export const overview = icu(
  '{correct, plural, one {# von {settled, plural, one {# geklärten Antwort} other {# geklärten Antworten}} ist richtig} other {# von {settled, plural, one {# geklärten Antwort} other {# geklärten Antworten}} sind richtig}}{partial, plural, =0 {} one {, # ist teilweise richtig} other {, # sind teilweise richtig}}.',
);
export const noAnswer = icu(
  'Keine Antwort gab es auf {count, plural, one {Frage {questions}} other {die Fragen {questions}}}.',
);
export const openAnswers = icu(
  '{count, plural, one {Die Antwort auf Frage {questions} muss von einer Person geprüft werden und zählt noch nicht für die Punktzahl.} other {Die Antworten auf die Fragen {questions} müssen von einer Person geprüft werden und zählen noch nicht für die Punktzahl.}}',
);
export const candidateSaid = icu('Auf Frage {number, number} kam die Antwort: „{quote}“');
export const nothingToScore = icu('In diesem Interview lässt sich keine Antwort bewerten.');
export const strongest = icu('Die stärkste Antwort gab es auf Frage {number, number}: „{quote}“');
export const question = icu('Frage {number, number}');
export const questionOfSkill = icu('Frage {number, number} ({skill})');
export const marked = icu('{question}: bewertet als {verdict}.');
export const notFound = icu('{question}: „{point}“ haben wir in den erwarteten Worten nicht gefunden.');
export const sayMore = icu('{question}: Mehr zu sagen wäre zu {topics}.');
export const quoted = icu('„{word}“');
export const skillNote = icu(
  '{level}: {correct, number} von {settled, number} richtig{partial, plural, =0 {} other {, # teilweise}} ({count, plural, one {Frage {questions}} other {Fragen {questions}}}).',
);
export const skillOpen = icu(
  '{count, plural, one {Frage {questions} muss von einer Person geprüft werden.} other {Die Fragen {questions} müssen von einer Person geprüft werden.}}',
);

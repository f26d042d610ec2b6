import { icu } from '../icu.ts';

export const share = icu('{count, number} von {all, plural, one {# Person} other {# Personen}}');
export const shareInPercent = icu(
  '{count, number} von {all, plural, one {# Person} other {# Personen}} ({percent})',
);
export const anHour = icu('eine Stunde');
export const hours = icu('{count, plural, one {# Stunde} other {# Stunden}}');
export const days = icu('{count, plural, one {# Tag} other {# Tage}}');
export const few = icu(
  '{count, plural, one {Das ist # Person, zu wenig für eine Aussage.} other {Das sind # Personen, zu wenig für eine Aussage.}}',
);
export const fewApplied = icu(
  '{count, plural, one {# Person hat sich beworben, zu wenig für eine Aussage.} other {# Personen haben sich beworben, zu wenig für eine Aussage.}}',
);
export const funnel = icu(
  'Bis zur Prüfung: {share} mit Bewerbung. {hired, plural, =0 {Niemand wurde eingestellt} one {# Person wurde eingestellt} other {# Personen wurden eingestellt}}.',
);
export const nobodyInvited = icu('Niemand wurde zu einem Interview eingeladen.');
export const began = icu('Interview begonnen: {share} mit Einladung.');
export const beganWithin = icu(
  'Interview begonnen: {share} mit Einladung. Die Hälfte davon brauchte bis zum Beginn höchstens {span}.',
);
export const fewLeft = icu(
  '{count, plural, one {Weniger als # Person hat eine Phase verlassen, zu wenig für eine Aussage.} other {Weniger als # Personen haben eine Phase verlassen, zu wenig für eine Aussage.}}',
);
export const longest = icu('Am längsten dauert die Phase „{stage}“: bei der Hälfte höchstens {span}.');
export const decidedWithin = icu(
  'Bis zu Ihrer ersten Entscheidung dauerte es bei der Hälfte der Bewerbungen höchstens {span}.',
);
export const cameFrom = icu('Über „{source}“ gekommen: {share}.');
export const hiddenMore = icu(
  '{count, plural, one {# weiteres fehlt, bis Sie Ihren Bewertungsbogen gesendet haben.} other {# weitere fehlen, bis Sie Ihren Bewertungsbogen gesendet haben.}}',
);
export const unscoredMore = icu(
  '{count, plural, one {# weiteres Interview hat keine Punktzahl, bis mehr Antworten geprüft sind.} other {# weitere Interviews haben keine Punktzahl, bis mehr Antworten geprüft sind.}}',
);
export const noScores = icu('Es gibt noch keine Punktzahlen.');
export const fewScores = icu(
  '{count, plural, one {Es gibt # Punktzahl, zu wenig für eine Aussage.} other {Es gibt # Punktzahlen, zu wenig für eine Aussage.}}',
);
export const halfOfScores = icu('Die Hälfte der {count, number} Punktzahlen beträgt {percent} oder mehr.');
export const noQuestion = icu('Noch wurde keine Frage beantwortet.');
export const hardest = icu('Die schwerste Frage war „{question}“. Richtig beantwortet: {share}.');
export const hardestShown = icu(
  'Das Diagramm zeigt die {drawn, number} schwersten, die Tabelle die {listed, number} schwersten.',
);
export const howFar = icu('Wie weit Bewerbungen kamen');
export const stage = icu('Phase');
export const peopleHeader = icu('Personen');
export const stepApplied = icu('Beworben');
export const stepInvited = icu('Zum Interview eingeladen');
export const stepBegan = icu('Interview begonnen');
export const stepSubmitted = icu('Interview eingereicht');
export const fromInvitation = icu('Von der Einladung zum Interview');
export const step = icu('Schritt');
export const firstDecision = icu('Erste Entscheidung');
export const decisionAfter = icu('Entscheidung nach dem Interview');
export const howLong = icu('Wie lange es dauerte');
export const stageOrWait = icu('Phase oder Wartezeit');
export const halfTook = icu('Hälfte höchstens');
export const mostTook = icu('Neun von zehn höchstens');
export const barAbout = icu(
  'Der Balken zeigt, wie lange es bei der Hälfte höchstens dauerte, der Strich, wie lange bei neun von zehn.',
);
export const spread = icu('Wie sich die Punktzahlen verteilen');
export const scorePercent = icu('Punktzahl in Prozent');
export const interviews = icu('Interviews');
export const whereFrom = icu('Woher Bewerbungen kamen');
export const source = icu('Quelle');
export const hired = icu('Eingestellt');
export const howHard = icu('Wie schwer die Fragen waren');
export const question = icu('Frage');
export const job = icu('Stelle');
export const answers = icu('Antworten');
export const correctOf = icu('{correct, number} von {all, number} richtig');
export const showTable = icu('Als Tabelle anzeigen');
export const tableOf = icu('{title}, Tabelle');
export const correct = icu('Richtig');
export const partial = icu('Teilweise richtig');
export const incorrect = icu('Falsch');
export const notAnswered = icu('Nicht beantwortet');
export const needsReview = icu('Zu prüfen');
export const inLastDays = icu(
  '{days, plural, one {in den letzten 24 Stunden} other {in den letzten # Tagen}}',
);
export const anyTime = icu('im gesamten Zeitraum');
export const applied = icu('Beworben');
export const nobodyApplied = icu('In diesem Zeitraum gab es keine Bewerbungen.');

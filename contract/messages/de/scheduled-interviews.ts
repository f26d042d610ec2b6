import { icu } from '../icu.ts';

export const listTitle = icu('Geplante Interviews');
export const practice = icu('Übungsinterview');
export const listLead = icu(
  'Sie können ein Interview starten, solange es offen ist. Die Zeiten sind in Ihrer Zeitzone, {zone}.',
);
export const listEmpty = icu('Keine geplanten Interviews');
export const openJobs = icu('Offene Stellen ansehen');
export const employer = icu('Unternehmen');
export const date = icu('Datum');
export const appliedDate = icu('Bewerbungsdatum');
export const designation = icu('Stelle');
export const attend = icu('Zum KI-Interview');
export const status = icu('Status');
export const feedback = icu('Bericht');
export const until = icu('bis {when}');
export const statusCompleted = icu('ABGESCHLOSSEN');
export const statusExpired = icu('Abgelaufen');
export const statusScheduled = icu('GEPLANT');
export const startOne = icu('Starten');
export const startOneFor = icu('Starten: Interview für {role}');
export const givenAgainWhole = icu(
  'Sie können es wiederholen: {questions, plural, one {# Frage} other {# Fragen}}.',
);
export const givenAgainPart = icu(
  '{questions, plural, one {Sie können die # Frage ohne Antwort beantworten.} other {Sie können die # Fragen ohne Antwort beantworten.}} {answers, plural, one {Ihre frühere Antwort bleibt erhalten.} other {Ihre # früheren Antworten bleiben erhalten.}}',
);
export const anotherTime = icu('Anderen Termin wählen');
export const anotherTimeFor = icu('Anderen Termin wählen: {role}');
export const anotherTimeForInterview = icu('Anderen Termin wählen: Interview für {role}');
export const anotherTimeText = icu(
  'Ihr Interview ist von {from} bis {until} offen. Sie können den Beginn in diesem Zeitraum einmal auf später verschieben. Der Eintrag in Ihrem Kalender ändert sich mit.',
);
export const move = icu('Verschieben');
export const openDays = icu('Offen (Tage)');
export const openDaysMissing = icu('Bitte geben Sie an, wie viele Tage es offen ist.');

import { icu } from '../icu.ts';

export const jobClosed = icu('Diese Stelle ist geschlossen und nimmt keine Bewerbungen mehr an.');
export const pitchUnknown = icu('Dieses Vorstellungsvideo haben nicht Sie hochgeladen');
export const requestAnswered = icu('Jemand aus Ihrem Team hat diese Anfrage schon beantwortet.');
export const grantByAct = icu(
  'Um dem zuzustimmen, lassen Sie das Interview wiederholen oder verschieben Sie es',
);
export const noInterviewLeft = icu('Zu dieser Bewerbung gibt es kein Interview mehr zu planen.');
export const tooLateToAsk = icu(
  'Sie haben dieses Interview schon begonnen; für eine Anpassung ist es zu spät.',
);
export const closedAlready = icu('Diese Bewerbung ist schon geschlossen.');
export const tooManyReports = icu(
  'Sie haben schon mehrere Probleme gemeldet. Bitte warten Sie auf die Antwort des Unternehmens.',
);
export const nothingToChange = icu('Zu dieser Bewerbung gibt es kein Interview mehr zu ändern.');
export const settingsFixed = icu(
  'Das Interview hat schon begonnen; seine Einstellungen lassen sich nicht mehr ändern.',
);
export const notToldYet = icu(
  'Eine Entscheidung über diese Bewerbung wurde noch nicht mitgeteilt. Machen Sie sie rückgängig, oder warten Sie, bis die E-Mail gesendet ist.',
);
export const alreadyDeclined = icu('Diese Bewerbung wurde schon abgelehnt.');
export const alreadyWithdrawn = icu('Diese Bewerbung wurde zurückgezogen.');
export const endedHired = icu('Diese Person wurde eingestellt.');
export const alreadySubmitted = icu('Das Interview zu dieser Bewerbung wurde schon abgeschickt.');
export const tooLateToMove = icu(
  'Sie haben dieses Interview schon begonnen; es lässt sich nicht mehr verschieben.',
);
export const overByThen = icu('Bis dahin wäre das Interview schon vorbei');
export const onlyExtend = icu(
  'Das Interview hat schon begonnen. Sie können es verlängern, aber nicht mehr verschieben.',
);
export const onlyLonger = icu(
  'Das Interview hat schon begonnen. Es kann länger offen bleiben, aber nicht früher schließen.',
);
export const begun = icu('Das Interview hat schon begonnen und lässt sich nicht mehr absagen.');
export const noticeNote = icu('Bestätigt: Die Person wurde vor der Bewerbung über das Werkzeug informiert.');
export const nothingToCompare = icu('Diese Stelle hat keine Anforderungen zum Vergleichen');
export const resumeUnread = icu('Wir konnten diesen Lebenslauf nicht lesen');
export const requirementsFound = icu(
  '{total, plural, one {{found, number} von # Anforderung im Lebenslauf gefunden} other {{found, number} von # Anforderungen im Lebenslauf gefunden}}',
);
export const required = icu('{what} (erforderlich)');
export const preferred = icu('{what} (erwünscht)');
export const timeOf = icu('{time} {skill}');
export const resumeSays = icu('Im Lebenslauf steht: „{quote}“');
export const evidenceUnread = icu('Wir konnten diesen Lebenslauf nicht lesen.');
export const datesUnread = icu(
  'Einige Daten im Lebenslauf konnten wir nicht lesen, deshalb wurden keine Jahre gezählt.',
);
export const timeFound = icu('{time} gefunden. {quote}');
export const notInResume = icu('Das haben wir im Lebenslauf nicht gefunden.');
export const inProfileOnly = icu('Im Profil, aber nicht im Lebenslauf.');
export const years = icu('{count, plural, one {# Jahr} other {# Jahre}}');
export const months = icu('{count, plural, one {# Monat} other {# Monate}}');

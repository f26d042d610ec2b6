import { icu } from '../icu.ts';

export const title = icu('Übersicht');
export const welcome = icu('Willkommen, {name}.');
export const totalOpenJobs = icu('Offene Stellen');
export const appliedJobs = icu('Meine Bewerbungen');
export const upcoming = icu('Anstehende Interviews');
export const noInterviews = icu('Keine geplanten Interviews');
export const findJob = icu('Stelle finden');
export const seeAll = icu('Alle ansehen');
export const openUntil = icu('Offen bis zum {when}');
export const opens = icu('Öffnet am {when}');
export const noProfile = icu('Ihr Unternehmen hat noch kein Profil. Ein Inhaber muss es zuerst anlegen.');
export const noJobs = icu(
  'Noch keine Stellen zu prüfen. Sie erscheinen hier, sobald jemand aus Ihrem Team Sie hinzufügt.',
);
export const stepsName = icu('Ihre ersten Schritte');
export const postFirst = icu('Schreiben Sie Ihre erste Stelle aus');
export const postFirstText = icu(
  'Ein Titel, ein paar Worte zur Arbeit und die Fragen, die wir vorschlagen. Es dauert etwa fünf Minuten.',
);
export const continueFirst = icu('Mit Ihrer ersten Stelle weitermachen');
export const seeAsCandidate = icu('So sehen es Bewerbende');
export const seeAsCandidateText = icu(
  'Sehen Sie sich die Seite der Stelle an und probieren Sie das Interview. Nichts wird aufgezeichnet.',
);
export const inviteSomeone = icu('Jemanden einladen');
export const inviteSomeoneText = icu(
  'Senden Sie jemandem einen Link zur Bewerbung oder direkt zum Interview. Jemand aus dem Team kann es vorher probieren.',
);
export const tabBlocked = icu(
  'Ihr Browser hat den neuen Tab blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.',
);
export const seeWithPeople = icu('Möchten Sie zuerst sehen, wie es mit Bewerbungen aussieht?');
export const lookAround = icu('Im Beispielunternehmen umsehen');
export const newTab = icu('(öffnet in einem neuen Tab)');
export const done = icu('Erledigt');
export const jobs = icu('Stellen');
export const totalJobs = icu('Alle Stellen');
export const openJobs = icu('Offene Stellen');
export const closedJobs = icu('Geschlossene Stellen');
export const deletedJobs = icu('Gelöschte Stellen');
export const draftJobs = icu('Entwürfe');
export const postJob = icu('Stelle ausschreiben');
export const openOfTotal = icu(
  '{open, number} von {total, plural, one {# Stelle ist} other {# Stellen sind}} offen',
);
export const openTotal = icu('Offen/Gesamt');
export const interviewDate = icu('Interviewdatum');
export const results = icu('Interviewergebnis');
export const candidateStatus = icu('Stand der Bewerbung');
export const completed = icu('Abgeschlossene Interviews');
export const noneCompleted = icu('Bisher gibt es keine abgeschlossenen Interviews.');
export const seeUpcoming = icu('Anstehende Interviews ansehen');
export const viewProfile = icu('Profil ansehen');
export const viewProfileOf = icu('Profil ansehen: {name}');
export const advance = icu('Weiterbringen');
export const decline = icu('Ablehnen');
export const review = icu('Prüfen');
export const reviewOf = icu('Prüfen: {name}');
export const declined = icu('Abgelehnte Bewerbungen');
export const noneDeclined = icu('Es gibt noch keine abgelehnten Bewerbungen.');
export const upcomingInterview = icu('Anstehende Interviews');
export const noUpcoming = icu('Keine anstehenden Interviews.');
export const newApplicants = icu('Neue Bewerbungen');
export const noApplicants = icu('Keine neuen Bewerbungen.');
export const applied = icu('Beworben am {when}');
export const seeAllOf = icu('Alle ansehen: {what}');
export const waitingForYou = icu('Wartet auf Sie');
export const toDecide = icu(
  '{count, plural, =0 {Keine Bewerbungen zu entscheiden} one {{shown} Bewerbung zu entscheiden} other {{shown} Bewerbungen zu entscheiden}}',
);
export const toReview = icu(
  '{count, plural, =0 {Keine Interviews zu prüfen} one {{shown} Interview zu prüfen} other {{shown} Interviews zu prüfen}}',
);
export const toAnswer = icu(
  '{count, plural, =0 {Keine Anfragen zu beantworten} one {{shown} Anfrage zu beantworten} other {{shown} Anfragen zu beantworten}}',
);
export const toDelete = icu(
  '{count, plural, =0 {Keine Löschanfragen zu beantworten} one {{shown} Löschanfrage zu beantworten} other {{shown} Löschanfragen zu beantworten}}',
);
export const toWrite = icu(
  '{count, plural, =0 {Keine Bewertungsbögen auszufüllen} one {{shown} Bewertungsbogen auszufüllen} other {{shown} Bewertungsbögen auszufüllen}}',
);
export const toSet = icu(
  '{count, plural, =0 {Keine Runden ohne Termin} one {{shown} Runde braucht einen Termin} other {{shown} Runden brauchen einen Termin}}',
);
export const toReply = icu(
  '{count, plural, =0 {Niemand wartet auf Antwort} one {{shown} Person wartet auf Antwort} other {{shown} Personen warten auf Antwort}}',
);

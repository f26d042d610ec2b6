import { icu } from '../icu.ts';

export const upcoming = icu('Anstehende Interviews');
export const totalScheduled = icu('Geplante Interviews insgesamt: {total}');
export const jobsWithUpcoming = icu('Stellen mit anstehenden Interviews');
export const scheduledCount = icu('Geplante Interviews');
export const noneScheduled = icu('Bisher sind keine Interviews geplant.');
export const seeApplicants = icu('Bewerbungen ansehen');
export const changeAccommodation = icu('Anpassungen ändern');
export const accommodation = icu('Anpassung');
export const noAccommodation = icu('Keine');
export const changeAccommodationOf = icu('{accommodation}: Anpassungen von {name} ändern');
export const completed = icu('Abgeschlossene Interviews');
export const jobsWithCompleted = icu('Stellen mit abgeschlossenen Interviews');
export const completedCount = icu('Abgeschlossene Interviews');
export const noneCompleted = icu('Bisher gibt es keine abgeschlossenen Interviews.');
export const seeUpcoming = icu('Anstehende Interviews ansehen');
export const feedback = icu('Bericht');
export const feedbackOn = icu('Bericht über {name}');
export const score = icu('Punktzahl');
export const stage = icu('Phase');
export const interviews = icu('Interviews');
export const interviewsFor = icu('Interviews für {role}');
export const openInHiring = icu('In der Auswahl öffnen');
export const pleaseWait = icu('Bitte warten …');
export const nobodyMatches = icu('Niemand passt zu diesen Filtern.');
export const noneForJob = icu('Für diese Stelle sind keine Interviews geplant.');
export const viewProfile = icu('Profil ansehen');
export const advance = icu('Weiterbringen');
export const decline = icu('Ablehnen');
export const status = icu('Status');
export const interviewDate = icu('Interviewdatum');
export const until = icu('bis {when}');
export const givenAgain = icu('Wiederholung');
export const problemWaits = icu('Gemeldetes Problem zu beantworten');
export const missed = icu('Verpasste Interviews');
export const missedAbout = icu(
  'Diese Interviews wurden nicht vor Ablauf ihrer Frist eingereicht. Oben werden sie nicht mitgezählt.',
);
export const missedFilters = icu('Filter der verpassten Interviews');
export const missedSearch = icu('Verpasste Interviews nach Name oder E-Mail durchsuchen');
export const nobodyFound = icu('Für „{text}“ wurde niemand gefunden.');
export const begun = icu('Begonnen, nicht eingereicht');
export const moveInterview = icu('Interview verschieben');
export const extendInterview = icu('Interview verlängern');
export const giveAgain = icu('Wiederholung erlauben');
export const cancelInterview = icu('Interview absagen');
export const seeWhatWentWrong = icu('Ansehen, was schiefgegangen ist');
export const giveAgainTo = icu('{name} das Interview wiederholen lassen');
export const moveOf = icu('Interview von {name} verschieben');
export const extendOf = icu('Interview von {name} verlängern');
export const cancelOf = icu('Interview von {name} absagen');
export const move = icu('Verschieben');
export const extend = icu('Verlängern');
export const again = icu('Wiederholung erlauben');
export const againAbout = icu(
  '{name} bekommt eine E-Mail mit dem neuen Termin des Interviews für {role} und einen Eintrag für den Kalender.',
);
export const extendAbout = icu(
  'Es ist jetzt von {from} bis {until} offen. {name} hat es begonnen, deshalb können Sie nur noch die Frist verlängern.',
);
export const moveAbout = icu(
  'Es ist jetzt von {from} bis {until} offen. {name} bekommt eine E-Mail mit dem neuen Termin, und der Eintrag im Kalender ändert sich.',
);
export const whatHappened = icu('Was im Interview passiert ist');
export const whatIsAsked = icu('Was gefragt wird');
export const unanswered = icu('Nur die Fragen ohne Antwort');
export const unansweredAbout = icu(
  'Die anderen Antworten bleiben erhalten und werden zusammen mit den neuen bewertet.',
);
export const whole = icu('Das ganze Interview');
export const wholeAbout = icu('Der neue Bericht beginnt von vorn. Der frühere bleibt daneben verfügbar.');
export const cancelAbout = icu(
  'Das Interview für {role} am {when} findet nicht statt. {name} bekommt eine E-Mail, und Sie müssen erneut über die Bewerbung entscheiden.',
);
export const note = icu('Notiz (optional)');
export const noteAbout = icu('Nur Ihr Unternehmen sieht sie, die Person nicht.');
export const cancelConfirm = icu('Interview absagen');

import { icu } from '../icu.ts';

export const skip = icu('Zum Inhalt springen');
export const brand = icu('Roundone, Startseite');
export const main = icu('Hauptmenü');
export const menu = icu('Menü');
export const welcome = icu('Willkommen, {name}');
export const openMenu = icu('Menü öffnen');
export const closeMenu = icu('Menü schließen');
export const lightColours = icu('Helle Farben verwenden');
export const darkColours = icu('Dunkle Farben verwenden');
export const login = icu('Anmelden');
export const register = icu('Registrieren');
export const needsProfile = icu('Erstellen Sie zuerst Ihr Profil, um dieses Menü zu nutzen.');
export const searchApplicants = icu('Bewerbungen durchsuchen');

export const company = icu('Unternehmen');
export const contactUs = icu('Kontakt');
export const aboutUs = icu('Über uns');
export const dashboard = icu('Übersicht');
export const jobs = icu('Stellen');
export const openJobs = icu('Offene Stellen');
export const appliedJobs = icu('Meine Bewerbungen');
export const interviews = icu('Interviews');
export const profile = icu('Profil');
export const hiring = icu('Auswahl');
export const postJob = icu('Stelle ausschreiben');
export const totalJobs = icu('Alle Stellen');
export const deletedJobs = icu('Gelöschte Stellen');
export const draftJobs = icu('Entwürfe');
export const questions = icu('Fragen');
export const completedInterviews = icu('Abgeschlossene Interviews');
export const applicants = icu('Bewerbungen');
export const operator = icu('Betrieb');

export const blurb = icu(
  'Roundone gibt jeder Bewerbung eine erste Runde: dieselben Fragen, mündlich beantwortet, und ein Bericht, der zu jedem Urteil die Worte zeigt.',
);
export const footer = icu('Fußzeile');
export const support = icu('Hilfe');
export const terms = icu('Nutzungsbedingungen');
export const policy = icu('Datenschutz');
export const accessibility = icu('Barrierefreiheit');
export const sitemap = icu('Seitenübersicht');

export const yourCompany = icu('Ihr Unternehmen');
export const takenDown = icu(
  'Die Betreiber dieser Website haben Ihr Unternehmen gesperrt. Ihre Stellen sind nicht zu finden, und niemand kann sich bewerben. Der Grund: {reason}',
);
export const notice = icu('Hinweis');

export const logOut = icu('Abmelden');
export const logOutTitle = icu('Möchten Sie sich wirklich abmelden?');
export const logOutHere = icu('Nur hier abmelden');
export const unsent = icu(
  'Was Sie eingegeben und noch nicht gesendet haben, wird auf diesem Gerät gelöscht.',
);
export const unsentInterview = icu(
  'Auf diesem Gerät liegt die Aufnahme eines Interviews, das Sie noch nicht eingereicht haben. Wenn Sie sich abmelden, geht verloren, was noch nicht gesendet ist. Um es zu behalten, wählen Sie Nein und reichen Sie zuerst das Interview ein.',
);
export const notCleared = icu(
  'Sie sind abgemeldet, aber dieser Browser hat einige Ihrer Daten behalten. Bitte löschen Sie, was er für diese Website speichert.',
);
export const notTold = icu(
  'Wir konnten den Server nicht erreichen, Ihre Sitzung bliebe dort offen. Versuchen Sie es gleich noch einmal, oder melden Sie sich nur auf diesem Gerät ab und beenden Sie die Sitzung bei der nächsten Anmeldung unter Konto.',
);

export const notForRole = icu('Nicht für Ihre Rolle');
export const pageFailed = icu(
  'Wir konnten diese Seite nicht anzeigen. Was Sie gespeichert hatten, ist nicht verloren. Laden Sie die Seite neu, um es noch einmal zu versuchen. Wenn es wieder passiert, schreiben Sie uns über die Hilfeseite.',
);

import { icu } from '../icu.ts';

export const title = icu('Eingegangene Bewerbungen');
export const lead = icu('Wählen Sie eine Stelle, um ihre Bewerbungen anzunehmen oder abzulehnen.');
export const none = icu('Es sind noch keine Bewerbungen eingegangen.');
export const seeJobs = icu('Ihre Stellen ansehen');
export const jobsList = icu('Stellen mit Bewerbungen');
export const countName = icu('Eingegangene Bewerbungen');
export const listTitle = icu('Bewerbungen auf {job}');
export const applicants = icu('Bewerbungen');
export const openInHiring = icu('In der Auswahl öffnen');
export const jobIdIs = icu('Stellen-ID: {id}');
export const search = icu('Nach Name oder E-Mail suchen');
export const noMatch = icu('Niemand passt zu diesen Filtern.');
export const serialNumber = icu('Nr.');
export const applicant = icu('Bewerbung');
export const emailId = icu('E-Mail');
export const email = icu('E-Mail');
export const contactNo = icu('Telefon');
export const appliedDate = icu('Bewerbungsdatum');
export const interviewDate = icu('Interviewdatum');
export const criteria = icu('Erfüllte Kriterien');
export const position = icu('Stelle');
export const designation = icu('Stellenbezeichnung');
export const jobId = icu('Stellen-ID');
export const status = icu('Status');
export const willTravel = icu('Reisebereit');
export const willRelocate = icu('Umzugsbereit');
export const score = icu('Punktzahl');
export const settledAnswers = icu('Entschiedene Antworten');
export const scoredAnswers = icu('Bewertbare Antworten');
export const yes = icu('ja');
export const no = icu('nein');
export const willingTo = icu('Bereit zu');
export const travel = icu('Reisen');
export const relocate = icu('Umzug');
export const documents = icu('Unterlagen');
export const resume = icu('Lebenslauf');
export const resumeOf = icu('Lebenslauf: {name}');
export const coverLetter = icu('Anschreiben');
export const coverLetterOf = icu('Anschreiben: {name}');
export const pitch = icu('Vorstellung');
export const pitchOf = icu('Vorstellung: {name}');
export const compared = icu('Was verglichen wurde');
export const comparedFor = icu('Was verglichen wurde: {name}');
export const accept = icu('Annehmen');
export const advance = icu('Weiterbringen');
export const decline = icu('Ablehnen');
export const compare = icu('Vergleichen');
export const exportRows = icu('Exportieren');
export const comparedMost = icu(
  '{max, plural, one {Sie können höchstens # Person auf einmal vergleichen.} other {Sie können höchstens # Personen auf einmal vergleichen.}}',
);
export const viewProfile = icu('Profil ansehen');
export const undo = icu('Rückgängig');
export const openAgain = icu('Wieder öffnen');
export const saveView = icu('Diese Ansicht speichern');
export const viewName = icu('Name');
export const shareView = icu('Mit dem Unternehmen teilen');
export const save = icu('Speichern');
export const savedViews = icu('Gespeicherte Ansichten');
export const views = icu('Ansichten');
export const sharedView = icu('{name} (geteilt)');
export const removeView = icu('„{name}“ entfernen');
export const noFilters = icu('Keine Filter');
export const noViews = icu('Filtern oder sortieren Sie die Liste und speichern Sie sie hier als Ansicht.');
export const timeForAnswers = icu('Zeit für jede Antwort');
export const recordOnly = icu('Nur aufzeichnen');
export const recordOnlyHint = icu(
  'Das Verlassen des Tabs oder Fensters wird vermerkt, beendet das Interview aber nicht.',
);
export const accommodation = icu('Anpassung');
export const accommodationAbout = icu(
  '{name} bekommt dazu eine E-Mail und sieht es im Interview. Der Bericht zeigt es nie.',
);
export const timeFactor = icu('{factor}× Zeit');
export const timeFactorAndRecordOnly = icu('{factor}× Zeit, nur aufzeichnen');
export const usualTime = icu('Übliche Zeit');
export const optionalAccommodation = icu('Anpassung (optional)');
export const chosenAccommodation = icu('Anpassung ({what})');
export const accommodationHint = icu('Die Person erfährt es per E-Mail. Der Bericht zeigt es nie.');
export const found = icu('Gefunden');
export const namedOnly = icu('Nur genannt');
export const lessThanAsked = icu('Weniger als verlangt');
export const notFound = icu('Nicht gefunden');
export const notRead = icu('Nicht gelesen');
export const criteriaOf = icu('Erfüllte Kriterien: {name}');
export const criteriaAbout = icu(
  'Was die Stelle {job} verlangt und was der Lebenslauf dazu sagt. Das hilft beim Lesen; die Entscheidung treffen Sie.',
);
export const belowJobs = icu('Unter den Stellen: {job}, {id}');
export const moreJobs = icu('Weitere Stellen');
export const showingFirst = icu('Die ersten {shown, number} werden gezeigt.');
export const showingOf = icu('{shown, number} von {total, number} werden gezeigt.');
export const showing = icu('Angezeigt: {shown, number}.');
export const loadMore = icu('Mehr laden');
export const pitchTitle = icu('Vorstellung: {name}');
export const pitchAbout = icu('Das Video, das zur Bewerbung gehört.');
export const scheduleInterview = icu('Interview planen');
export const scheduleAbout = icu(
  '{name} bekommt eine E-Mail mit dem Termin des KI-Interviews für {job} und einen Kalendereintrag.',
);
export const allReports = icu('Alle Berichte');
export const withScore = icu('Mit Punktzahl');
export const reviewPending = icu('Prüfung ausstehend');

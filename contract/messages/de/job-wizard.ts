import { icu } from '../icu.ts';

export const stepJobDetail = icu('Angaben zur Stelle');
export const stepSkills = icu('Fähigkeiten');
export const stepQuestions = icu('Fragen');
export const stepEducation = icu('Ausbildung');
export const stepMiscInfo = icu('Weitere Angaben');
export const stepInterviewProcess = icu('Ablauf der Interviews');
export const stepWorkLocation = icu('Arbeitsort');
export const stepOnboarding = icu('Onboarding');
export const stepPersonalMessage = icu('Persönliche Nachricht');
export const preview = icu('Vorschau');
export const sectionJob = icu('Die Stelle');
export const sectionHiring = icu('Auswahl');
export const steps = icu('Schritte');
export const stepOf = icu('Schritt {number, number} von {count, number}: {title}');
export const done = icu('Erledigt');
export const postJob = icu('Stelle ausschreiben');
export const updateJob = icu('Stelle ändern');
export const windowTitle = icu('{step} · {title}');
export const seenAsBefore = icu(
  'Bewerbende sehen die Stelle wie vorher, bis Sie nach dem letzten Schritt „Stelle ändern“ drücken.',
);
export const restored = icu(
  'Was Sie hier zuletzt eingegeben haben, ist wieder da. Es ist noch nicht gespeichert.',
);
export const savedVersion = icu('Das ist die gespeicherte Version. Ihre ist nicht verloren.');
export const backToMine = icu('Zurück zu meiner');
export const saveAndPreview = icu('Speichern und ansehen');
export const next = icu('Weiter');
export const leaveTitle = icu('Schritt verlassen, ohne zu speichern?');
export const leaveDraft = icu(
  'Ihre Eingaben bleiben auf diesem Gerät und sind wieder da, wenn Sie hier weitermachen. Speichern Sie sie, um sie auch in Ihren Entwürfen zu haben.',
);
export const leavePosted = icu(
  'Ihre Eingaben bleiben auf diesem Gerät und sind wieder da, wenn Sie hier weitermachen. Speichern Sie sie, um sie zu den Änderungen dieser Stelle hinzuzufügen. Bewerbende sehen diese, sobald Sie „Stelle ändern“ drücken.',
);
export const leaveLost = icu(
  'Sie haben Ihre Auswahl in diesem Schritt nicht gespeichert. Wenn Sie ihn jetzt verlassen, geht sie verloren.',
);
export const changedTitle = icu('Dieser Schritt wurde geändert');
export const yoursNotSaved = icu('Ihre Version ist noch nicht gespeichert.');
export const showsSaved = icu('Der Schritt zeigt jetzt die gespeicherte Version.');
export const saveMine = icu('Meine Version speichern');
export const showSaved = icu('Gespeicherte Version anzeigen');
export const ok = icu('OK');
export const draftNote = icu(
  'Hinweis: Wenn Sie zwischendurch aufhören, wird Ihre Stelle als Entwurf gespeichert.',
);
export const designation = icu('Stellenbezeichnung');
export const industryType = icu('Branche');
export const jobType = icu('Art der Stelle');
export const selectJobType = icu('Art der Stelle wählen');
export const contractPeriod = icu('Vertragsdauer');
export const years = icu('Jahre');
export const selectYears = icu('Jahre wählen');
export const yearCount = icu('{years, plural, one {# Jahr} other {# Jahre}}');
export const months = icu('Monate');
export const selectMonths = icu('Monate wählen');
export const monthCount = icu('{months, plural, one {# Monat} other {# Monate}}');
export const jobDescription = icu('Stellenbeschreibung');
export const descriptionFile = icu('Datei mit der Beschreibung');
export const salaryIn = icu('Jahresgehalt in {currency}: ein Betrag oder eine Spanne');
export const fixedSalary = icu('Festes Gehalt');
export const from = icu('Von');
export const to = icu('Bis');
export const skillsAbout = icu('Was man können muss oder sollte, und mit wie viel Erfahrung.');
export const extractSkills = icu('Aus der Beschreibung übernehmen');
export const addSkill = icu('Fähigkeit hinzufügen');
export const newSkill = icu('neue Fähigkeit');
export const deleteNamed = icu('{name} löschen');
export const editNamed = icu('{name} bearbeiten');
export const skill = icu('Fähigkeit');
export const preference = icu('Gewichtung');
export const requiredOrPreferred = icu('Erforderlich oder erwünscht');
export const minExperience = icu('Mindesterfahrung');
export const selectExperience = icu('Erfahrung wählen');
export const saveSkill = icu('Fähigkeit speichern');
export const skillTwice = icu('Diese Fähigkeit steht schon in der Liste');
export const checkSkills = icu('Bitte prüfen Sie die Fähigkeiten');
export const leastEducation = icu('Der Mindestabschluss für die Stelle');
export const educationsFailed = icu('Die Liste der Abschlüsse konnte nicht geladen werden');
export const noEducations = icu('Leider sind keine Abschlüsse verfügbar');
export const displayAll = icu('Alles für Bewerbende anzeigen');
export const display = icu('Für Bewerbende anzeigen');
export const hourlyRate = icu('Stundenlohn');
export const hourlyRateIn = icu('Stundenlohn in {currency}: ein Betrag oder eine Spanne');
export const fixedRate = icu('Fester Stundenlohn');
export const overtime = icu('Überstunden werden vergütet');
export const overtimeAsked = icu('Werden Überstunden vergütet?');
export const workVisa = icu('Unterstützung beim Arbeitsvisum');
export const workVisaAsked = icu('Unterstützen Sie bei einem Arbeitsvisum?');
export const offeredBenefits = icu('Zusatzleistungen');
export const benefitsAsked = icu('Bieten Sie Zusatzleistungen?');
export const relocationBenefits = icu('Umzugsleistungen');
export const relocationAsked = icu('Bieten Sie Umzugsleistungen?');
export const travel = icu('Dienstreisen');
export const travelAsked = icu('Gehören Dienstreisen zur Stelle?');
export const travelShare = icu('Reiseanteil');
export const travelDetails = icu('Angaben zu Dienstreisen (optional)');
export const workFromHome = icu('Homeoffice');
export const workFromHomeAsked = icu('Ist Homeoffice möglich?');
export const workFromHomeShare = icu('Wie viel Homeoffice');
export const remoteSkips = icu(
  'Eine Stelle, die vollständig remote ist, hat keinen Arbeitsort; dieser Schritt entfällt.',
);
export const additionalNotes = icu('Weitere Hinweise');
export const additionalNotesOptional = icu('Weitere Hinweise (optional)');
export const startDate = icu('Startdatum');
export const expectedStartDate = icu('Voraussichtliches Startdatum (optional)');
export const pitchAsked = icu('Sollen Bewerbende ein Video aufnehmen, warum Sie sie einstellen sollten?');
export const modesFailed = icu('Die Liste der Gesprächsarten konnte nicht geladen werden');
export const rounds = icu('Interviewrunden');
export const firstRound = icu('Erste Runde');
export const roundLabel = icu(
  '{round, select, Second {Zweite Runde} Third {Dritte Runde} Fourth {Vierte Runde} Fifth {Fünfte Runde} other {Sechste Runde}}',
);
export const otherMode = icu(
  '{round, select, Second {Zweite Runde, andere Art} Third {Dritte Runde, andere Art} Fourth {Vierte Runde, andere Art} Fifth {Fünfte Runde, andere Art} other {Sechste Runde, andere Art}}',
);
export const selectMode = icu('Gesprächsart wählen');
export const sayMode = icu('Bitte geben Sie die Gesprächsart an');
export const lettersOnly = icu('Erlaubt sind nur Buchstaben und Leerzeichen');
export const tipsAsked = icu('Haben Sie Tipps für Bewerbende?');
export const tips = icu('Tipps');
export const settings = icu('Interview-Einstellungen: Standard');
export const settingsChanged = icu('Interview-Einstellungen: geändert');
export const aiInterview = icu('Das KI-Interview');
export const settingsAbout = icu(
  'Änderungen gelten für Interviews, die Sie ab jetzt planen. Bewerbende sehen diese Einstellungen, bevor sie beginnen.',
);
export const openDays = icu('Offen (Tage)');
export const openDaysAbout = icu(
  'Bewerbende wählen die Uhrzeit in diesem Zeitraum. Sie können den Beginn einmal verschieben.',
);
export const answerSeconds = icu('Längste gesprochene Antwort (Sekunden)');
export const answerSecondsAbout = icu('Die Aufnahme endet nach dieser Zeit von selbst.');
export const thinkingSeconds = icu('Bedenkzeit vor jeder gesprochenen Antwort (Sekunden)');
export const thinkingSecondsAbout = icu('0 für keine. Bewerbende können früher beginnen.');
export const retakes = icu('Wie oft eine Antwort neu aufgenommen werden kann');
export const retakesAbout = icu('0 für nie. Die letzte Aufnahme zählt, und alle werden aufbewahrt.');
export const followUps = icu('Nachfragen');
export const followUpsAbout = icu(
  'Nach der letzten Frage gibt es zu einer Antwort, der ein erwarteter Gedanke fehlt, eine weitere Frage. Sie ist für alle dieselbe, denen er fehlt; ein Interview hat höchstens {max, number}. Man kann sie überspringen, und eine Antwort darauf senkt nie eine Punktzahl. Nachfragen gibt es nur zu Fragen aus dem Fragenkatalog, nicht zu Ihren eigenen.',
);
export const interviewLanguage = icu('Sprache des Interviews');
export const languageGraded = icu(
  'Das Gesagte wird aufgeschrieben. Antworten werden bewertet, wenn ihre Worte dafür genügen; über den Rest entscheiden Sie.',
);
export const languageHeard = icu('Das Gesagte wird aufgeschrieben, und Sie entscheiden über jede Antwort.');
export const languageRecorded = icu(
  'Interviews werden nur aufgezeichnet: Sie hören jede Antwort an und entscheiden.',
);
export const proctoring = icu('Aufsicht beim KI-Interview');
export const enforced = icu('Streng');
export const enforcedAbout = icu(
  'Das Verlassen des Interviewfensters wird vermerkt und kann das Interview beenden.',
);
export const recordOnly = icu('Nur aufzeichnen');
export const recordOnlyAbout = icu(
  'Das Verlassen des Interviewfensters wird in Ihrem Bericht vermerkt, beendet das Interview aber nicht.',
);
export const address = icu('Adresse');
export const zipcode = icu('Postleitzahl');
export const requirementsFailed = icu('Die Liste der Onboarding-Anforderungen konnte nicht geladen werden');
export const noRequirements = icu('Leider sind keine Onboarding-Anforderungen verfügbar');
export const allRequirements = icu('Alle Anforderungen');
export const requirements = icu('Onboarding-Anforderungen');
export const messageAbout = icu(
  'Ein kurzes Video, in dem Sie sich und die Stelle vorstellen. Bewerbende sehen es bei der Stelle.',
);
export const video = icu('Video');
export const yourMessage = icu('Ihre Nachricht');
export const videoKept = icu(
  'Ihr Video ist noch auf dieser Seite. Melden Sie sich wieder an, um es zu speichern.',
);
export const yourRecording = icu('Ihre Aufnahme');
export const uploadCancelled = icu('Das Hochladen wurde abgebrochen.');
export const changed = icu('Geändert');
export const editStep = icu('{step} bearbeiten');
export const saveAsDraft = icu('Als Entwurf speichern');
export const publish = icu('Stelle ausschreiben');
export const otherQuestionsTitle = icu('Ab jetzt andere Fragen stellen?');
export const confirmUpdate = icu('Stelle ändern');
export const industry = icu('Branche');
export const annualSalary = icu('Jahresgehalt');
export const least = icu('Mindestabschluss');
export const proctoringFact = icu('Aufsicht');
export const city = icu('Ort');
export const state = icu('Bundesland oder Region');
export const country = icu('Land');
export const startPassed = icu('Das Startdatum, {day}, ist vorbei. {change}');
export const changeStart = icu('Ändern Sie es in „Weitere Angaben“');
export const openFor = icu('Interview offen');
export const days = icu('{days, plural, one {# Tag} other {# Tage}}');
export const longestAnswer = icu('Längste gesprochene Antwort');
export const seconds = icu('{seconds, plural, one {# Sekunde} other {# Sekunden}}');
export const timeToThink = icu('Bedenkzeit davor');
export const none = icu('Keine');
export const recordAgain = icu('Eine Antwort neu aufnehmen');
export const never = icu('Nie');
export const upToTimes = icu('{times, plural, one {Bis zu #-mal} other {Bis zu #-mal}}');
export const upToFollowUps = icu('Bis zu {max, number}, die man überspringen kann');

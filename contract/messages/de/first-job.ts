import { icu } from '../icu.ts';

export const title = icu('Schreiben Sie Ihre erste Stelle aus');
export const about = icu('Beschreiben Sie die Stelle. Danach schlagen wir Fragen für das Interview vor.');
export const reviewAbout = icu(
  'Prüfen Sie die Fragen, stellen Sie sich kurz vor und veröffentlichen Sie die Stelle.',
);
export const restored = icu(
  'Was Sie hier zuletzt eingegeben haben, ist wieder da. Es ist noch nicht gespeichert.',
);
export const designation = icu('Stellenbezeichnung');
export const jobDescription = icu('Stellenbeschreibung');
export const descriptionFile = icu('Datei mit der Beschreibung');
export const skills = icu('Fähigkeiten');
export const skillsHint = icu(
  'Wir übernehmen die, die in Bezeichnung und Beschreibung vorkommen. Um diese geht es in den Fragen.',
);
export const next = icu('Weiter');
export const publishLabel = icu('Erste Stelle veröffentlichen');
export const aboutPerson = icu('Zur Person');
export const onSkills = icu('Zu den Fähigkeiten');
export const multipleChoice = icu('Multiple Choice');
export const suggested = icu('Unsere Vorschläge für Fragen');
export const chooseOthers = icu('Andere wählen oder eigene schreiben');
export const sayHello = icu('Stellen Sie sich kurz vor');
export const sayHelloAbout = icu(
  'Ein kurzes Video, in dem Sie sich und die Stelle vorstellen. Bewerbende sehen es bei der Stelle.',
);
export const everythingElse = icu('Alles andere: Standard');
export const changeNamed = icu('{step} ändern');
export const change = icu('Ändern');
export const starts = icu('Beginnt am {day}.');
export const startsRateHidden = icu('Beginnt am {day}. Bewerbende sehen den Stundenlohn nicht.');
export const roundCount = icu(
  '{rounds, plural, one {# Runde, beginnend mit dem KI-Interview.} other {# Runden, beginnend mit dem KI-Interview.}}',
);
export const finishLater = icu('Später fertigstellen');
export const publish = icu('Stelle veröffentlichen');
export const leaveTitle = icu('Seite verlassen, ohne Ihr Video zu speichern?');
export const leaveRecording = icu('Ihre Aufnahme ist nicht fertig. Wenn Sie jetzt gehen, geht sie verloren.');
export const leaveVideo = icu('Ihr Video ist bisher nur auf dieser Seite.');
export const missing = icu('Eins noch: {step}');
export const missingQuestions = icu(
  'Der Fragenkatalog hat zu wenige Fragen zu diesen Fähigkeiten. Wählen Sie andere oder schreiben Sie eigene.',
);
export const missingOther = icu('Das konnten wir nicht für Sie ausfüllen. Bitte prüfen Sie es.');
export const open = icu('{step} öffnen');

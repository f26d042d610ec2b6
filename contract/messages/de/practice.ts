import { icu } from '../icu.ts';

export const title = icu('Übungsinterview');
export const lead = icu(
  'Erfahren Sie, wie sich ein Interview anfühlt und wie Ihre Antworten gelesen werden. Niemand sonst sieht es, und es wird gelöscht, wenn Sie gehen.',
);
export const howItGoes = icu('Wie es abläuft');
export const howItGoesText = icu(
  'Zuerst testen Sie Kamera und Mikrofon. Dann kommen drei Fragen, wie in einem Interview: eine Multiple-Choice-Frage, eine zu einer Fähigkeit und eine zu Ihnen. Es dauert etwa fünf Minuten.',
);
export const recorded = icu('Was aufgenommen wird');
export const recordedText = icu(
  'Kamera und Mikrofon, während Sie die beiden gesprochenen Fragen beantworten. Das Video bleibt in diesem Browserfenster.',
);
export const sent = icu('Was gesendet wird');
export const sentText = icu(
  'Der Ton jeder Antwort. Der Server wandelt ihn in Text um, vergleicht ihn sofort mit einer erwarteten Antwort und behält weder den Ton noch den Text.',
);
export const seenBy = icu('Wer es sieht');
export const seenByText = icu(
  'Nur Sie. Kein Unternehmen erfährt, dass Sie geübt haben, und auf Ihre Bewerbungen wirkt es sich nicht aus.',
);
export const keptFor = icu('Wie lange es aufbewahrt wird');
export const keptForText = icu(
  'Bis Sie die Seite verlassen. Dann wird es gelöscht, und niemand kann es wiederherstellen.',
);
export const consent = icu(
  'Die Fragen sind unsere eigenen: Kein Unternehmen stellt sie. Wenn Sie fortfahren, sind Sie mit der Aufnahme wie hier beschrieben einverstanden. Mehr dazu in der {policy}.',
);
export const policyLink = icu('Datenschutzerklärung');
export const notNow = icu('Jetzt nicht');
export const agree = icu('Zustimmen und Geräte testen');
export const choice = icu('Multiple Choice');
export const skill = icu('Eine Frage zu einer Fähigkeit');
export const personal = icu('Eine persönliche Frage');
export const question = icu('Übung, Frage {number, number} von {all, number}: {kind}');
export const oneMoment = icu('Einen Moment …');
export const reportTitle = icu('Ihre Übung');
export const reportLead = icu(
  'So liest ein Bericht eine Antwort. Nur Sie sehen das, und nur auf dieser Seite: Wenn Sie gehen, sind Aufzeichnung, Wörter und Urteile weg.',
);
export const again = icu('Mit anderen Fragen üben');
export const leave = icu('Verlassen und löschen');
export const questionnaire = icu('Fragebogen');
export const choiceHead = icu('Frage {number, number} · Multiple Choice');
export const skillHead = icu('Frage {number, number} · bewertet');
export const personalHead = icu('Frage {number, number} · persönlich, nicht bewertet');
export const choseNothing = icu('Sie haben keine Antwort gewählt. Die richtige Antwort ist {answer}.');
export const chose = icu('Sie haben {option} gewählt. Die richtige Antwort ist {answer}.');
export const playAnswer = icu('Antwort abspielen');
export const answerTo = icu('Ihre Antwort auf Frage {number, number}');
export const noWords = icu('Es wurden keine Wörter erkannt.');
export const summary = icu('Zusammenfassung, in Ihren Worten');
export const previewTitle = icu('So sehen es Bewerbende');
export const chooseJob = icu('Bitte wählen Sie zuerst eine Stelle.');
export const previewOf = icu('Vorschau von {role}');
export const previewNotice = icu('Vorschau. Es wird nichts aufgenommen.');
export const previewEnd = icu(
  'Das ist das Interview. Aus den Antworten entsteht nun ein Bericht, den Sie prüfen, bevor Sie entscheiden.',
);
export const backToDashboard = icu('Zurück zur Übersicht');
export const tryOnceMore = icu('Noch einmal ausprobieren');
export const jobDescription = icu('Stellenbeschreibung');
export const skills = icu('Fähigkeiten');
export const miscInformation = icu('Weitere Angaben');
export const personalMessage = icu('Persönliche Nachricht');
export const onboarding = icu('Onboarding');
export const publicPage = icu('Wer kein Konto hat, sieht {page}.');
export const publicPageLink = icu('die öffentliche Seite dieser Stelle');
export const tryInterview = icu('Interview ausprobieren');
export const previewQuestion = icu('Frage {number, number} von {all, number}: {kind}');
export const previewAsking = icu(
  'Die Frage wird vorgelesen. Man kann jederzeit antworten; die Zeit beginnt nach dem Vorlesen.',
);
export const previewAnswering = icu(
  'Jetzt wird geantwortet, mit eingeschalteter Kamera. Die Antwort endet, wenn die Person fertig ist, nicht mehr spricht oder die Zeit um ist.',
);
export const roundNumber = icu('round muss eine Zahl sein');
export const roundWhole = icu('round muss eine ganze Zahl sein');
export const nameQuestion = icu('Bitte nennen Sie die Frage');

import { icu } from '../icu.ts';

export const saved = icu('Gespeichert.');

export const emailVerified = icu('Ihr Konto wurde erfolgreich aktiviert.');
export const signedOut = icu('Sie sind abgemeldet.');
export const sessionEndedByUser = icu('Die Sitzung ist beendet.');
export const otherSessionsEnded = icu('Alle anderen Sitzungen sind beendet.');
export const emailChangeSent = icu(
  'Wir haben einen Link an Ihre neue E-Mail-Adresse gesendet. Öffnen Sie ihn dort, um die Änderung zu bestätigen.',
);
export const emailChangeCancelled = icu('Ihre E-Mail-Adresse bleibt, wie sie ist.');
export const emailChanged = icu('Ihre E-Mail-Adresse wurde geändert.');
export const emailChangeUndone = icu(
  'Ihre frühere E-Mail-Adresse gilt wieder. Melden Sie sich mit Ihrem neuen Passwort an.',
);

export const invitationSent = icu('Einladung gesendet.');
export const invitationRevoked = icu('Einladung widerrufen. Der Link darin gilt nicht mehr.');
export const memberRemoved = icu('Die Person wurde entfernt und überall abgemeldet.');
export const ownershipTransferred = icu('Inhaberschaft übertragen. Sie sind jetzt Recruiter/in.');
export const companySaved = icu('Gespeichert. Alle können Ihre Änderungen jetzt sehen.');
export const mailTextSaved = icu('Text gespeichert. E-Mails verwenden ihn ab jetzt.');
export const mailTextReset = icu('E-Mails haben wieder den üblichen Text.');
export const retentionSaved = icu('Gespeichert. Was älter ist, wird heute Nacht gelöscht.');

export const jobRestored = icu('Stelle erfolgreich wiederhergestellt.');
export const jobSaved = icu('Stelle gemerkt.');
export const jobUnsaved = icu('Stelle aus Ihren gemerkten Stellen entfernt.');
export const jobCopied = icu('Stelle kopiert. Die Kopie ist ein Entwurf.');
export const jobChangesDiscarded = icu('Änderungen verworfen.');
export const templateSaved = icu('Vorlage gespeichert.');
export const templateRenamed = icu('Vorlage umbenannt.');
export const templateDeleted = icu('Vorlage gelöscht.');
export const blindReviewOn = icu('Die blinde Prüfung ist für diese Stelle eingeschaltet.');
export const blindReviewOff = icu('Die blinde Prüfung ist für diese Stelle ausgeschaltet.');
export const jobAlertOn = icu(
  'Ihre Stellenbenachrichtigung ist aktiv. Wir schreiben Ihnen, wenn neue Stellen passen, höchstens einmal am Tag.',
);
export const jobAlertAsked = icu(
  'Sehen Sie in Ihr Postfach: Wir haben Ihnen einen Link gesendet. Ihre Stellenbenachrichtigung ist aktiv, sobald Sie ihn geöffnet haben.',
);
export const jobAlertStopped = icu(
  'Ihre Stellenbenachrichtigung ist beendet. Sie bekommen zu dieser Suche keine E-Mails mehr.',
);

export const applicationWithdrawn = icu('Bewerbung erfolgreich zurückgezogen.');
export const invitationSentAgain = icu('Einladung erneut gesendet.');
export const invitationDeclined = icu('Sie haben die Einladung abgelehnt.');
export const decisionUndone = icu('Entscheidung rückgängig gemacht.');
export const decisionSent = icu('E-Mails an die Bewerbenden gesendet.');
export const offerMade = icu('Angebot gesendet.');
export const offerWithdrawn = icu('Angebot zurückgezogen.');
export const offerAccepted = icu('Sie haben das Angebot angenommen. Herzlichen Glückwunsch!');
export const offerDeclined = icu('Sie haben das Angebot abgelehnt.');
export const offerAsked = icu('Frage gesendet.');

export const accommodationSaved = icu('Anpassung gespeichert.');
export const interviewMoved = icu('Interview verschoben. Die Person erhält eine E-Mail.');
export const interviewCalledOff = icu('Interview abgesagt. Die Person erhält eine E-Mail.');
export const interviewAgain = icu('Die Person kann das Interview wiederholen und bekommt eine E-Mail.');
export const openingMoved = icu('Ihr Interview öffnet zum neuen Termin.');
export const requestMade = icu('Anfrage gesendet. Sie erhalten eine E-Mail, wenn das Unternehmen antwortet.');
export const requestAnswered = icu('Antwort gesendet. Die Person erhält sie per E-Mail.');
export const reportOpened = icu(
  'Alle, die den Link haben, können den Bericht lesen, es sei denn, die andere Seite hat ihn gesperrt.',
);
export const reportClosed = icu('Der Bericht ist für Besucher gesperrt.');

export const consentEnded = icu('Ihr Interview ist beendet, und nichts davon wird aufbewahrt.');
export const consentWithdrawn = icu('Wir haben das Unternehmen gebeten, Ihr Interview zu löschen.');
export const selfIdentified = icu('Gespeichert. Nur Sie können Ihre Antworten sehen.');
export const selfIdentificationDeleted = icu('Ihre Antworten wurden gelöscht.');
export const deletionAnswered = icu('Gelöscht. Die Person erhält eine E-Mail.');
export const deletionDeclined = icu('Die Person erhält Ihren Grund per E-Mail.');
export const exportAsked = icu('Wir bereiten Ihr Archiv vor.');
export const erasureAsked = icu('Die Daten werden gelöscht. Bis dahin können Sie das abbrechen.');
export const erasureCalledOff = icu('Es wird nichts gelöscht.');
export const erased = icu('Gelöscht.');
export const holdSet = icu(
  'Dies wird nun wegen einer Rechtssache aufbewahrt. Von dieser Bewerbung wird nichts gelöscht, bis Sie das beenden.',
);
export const holdLifted = icu('Die Aufbewahrung wegen einer Rechtssache ist beendet.');

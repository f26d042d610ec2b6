import { icu } from '../icu.ts';

export const notFound = icu('Das haben wir nicht gefunden, oder Sie haben keinen Zugriff darauf.');
export const notSignedIn = icu('Bitte melden Sie sich an, um fortzufahren.');
export const sessionEnded = icu('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.');
export const notAllowed = icu('Ihr Konto hat dafür keine Berechtigung.');
export const roleNotAllowed = icu(
  'Ihre Rolle erlaubt das nicht. Fragen Sie eine Person mit Inhaberrechten in Ihrem Unternehmen.',
);
export const serverBusy = icu('Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.');
export const tooMany = icu(
  'Zu viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
);

export const emailAlreadyExists = icu('Diese E-Mail-Adresse ist bereits registriert.');
export const wrongCredentials = icu('E-Mail-Adresse oder Passwort ist falsch.');
export const wrongCurrentPassword = icu('Das ist nicht Ihr aktuelles Passwort');
export const accountLocked = icu(
  'Dieses Konto wurde von den Betreibern dieser Website gesperrt. Wenn Sie das für einen Irrtum halten, schreiben Sie ihnen.',
);
export const linkExpired = icu('Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.');
export const captchaFailed = icu('Das Captcha fehlt oder ist abgelaufen. Bitte lösen Sie es noch einmal.');
export const tooManyMails = icu(
  'Wir haben {hours, plural, one {in der letzten Stunde} other {in den letzten # Stunden}} viele E-Mails an diese Adresse gesendet. Ihre Angaben sind gespeichert. Öffnen Sie die E-Mail mit Ihrem Namen, oder melden Sie sich in {hours, plural, one {einer Stunde} other {# Stunden}} noch einmal an, um eine weitere zu erhalten.',
);
export const tooManyTestMails = icu(
  'Wir haben Ihnen {hours, plural, one {in der letzten Stunde} other {in den letzten # Stunden}} viele Test-E-Mails gesendet. Nutzen Sie die Vorschau, oder versuchen Sie es in {hours, plural, one {einer Stunde} other {# Stunden}} noch einmal.',
);
export const tooManyMailsFromNetwork = icu(
  'Aus Ihrem Netzwerk wurden {hours, plural, one {in der letzten Stunde} other {in den letzten # Stunden}} zu viele E-Mails angefordert. Es wurde nichts gespeichert. Bitte versuchen Sie es in {hours, plural, one {einer Stunde} other {# Stunden}} noch einmal.',
);
export const tooManyMessages = icu(
  'Wir haben {hours, plural, one {in der letzten Stunde} other {in den letzten # Stunden}} viele Nachrichten erhalten. Bitte senden Sie Ihre in {hours, plural, one {einer Stunde} other {# Stunden}} noch einmal.',
);

export const secondFactorNeeded = icu('Bitte bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind.');
export const secondFactorToSetUp = icu(
  'Ihr Unternehmen verlangt einen zweiten Faktor. Richten Sie einen ein, um fortzufahren.',
);
export const secondFactorLast = icu(
  'Ihr Unternehmen verlangt einen zweiten Faktor, und dieser ist Ihr einziger. Fügen Sie einen weiteren hinzu, bevor Sie ihn entfernen.',
);
export const ticketExpired = icu(
  'Die Anmeldung hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
);
export const wrongCode = icu(
  'Dieser Code ist falsch oder wurde bereits verwendet. Bitte warten Sie auf den nächsten und versuchen Sie es noch einmal.',
);
export const wrongRecoveryCode = icu(
  'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet.',
);
export const passkeyNotAccepted = icu(
  'Dieser Passkey wurde nicht akzeptiert. Versuchen Sie es noch einmal, oder nutzen Sie einen anderen Weg.',
);

export const signOnRequired = icu('Bitte melden Sie sich über das Single Sign-on Ihres Unternehmens an.');
export const signOnUnknown = icu(
  'Kein Unternehmen nutzt Single Sign-on mit dieser E-Mail-Adresse. Bitte melden Sie sich mit Ihrem Passwort an.',
);
export const signOnNoProvider = icu(
  'Single Sign-on ist noch nicht eingerichtet. Fügen Sie zuerst einen Anbieter hinzu.',
);
export const signOnAway = icu(
  'Das Single Sign-on ist gerade nicht erreichbar. Melden Sie sich mit Ihrem Passwort an, oder versuchen Sie es in einigen Minuten noch einmal.',
);
export const signOnCancelled = icu(
  'Die Anmeldung wurde nicht abgeschlossen. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
);
export const signOnNotAccepted = icu(
  'Wir konnten die Antwort des Single Sign-on nicht prüfen. Bitte beginnen Sie noch einmal.',
);
export const signOnNobody = icu(
  'Mit diesem Single Sign-on ist kein Konto verknüpft. Wenn Sie ein Konto haben, melden Sie sich mit Ihrem Passwort an und verknüpfen Sie es unter Konto. Wenn nicht, bitten Sie Ihr Unternehmen um eine Einladung.',
);
export const signOnLinkedElsewhere = icu(
  'Dieses Single Sign-on ist bereits mit einem anderen Konto verknüpft.',
);
export const signOnExpired = icu(
  'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
);

export const noCompany = icu(
  'Sie gehören keinem Unternehmen mehr an. Bitten Sie eine Person mit Inhaberrechten, Sie wieder einzuladen.',
);
export const memberAlready = icu('Diese Person gehört bereits zu Ihrem Unternehmen.');
export const ownerAlready = icu('Diese Person hat bereits Inhaberrechte.');
export const lastOwner = icu(
  'Ein Unternehmen braucht mindestens eine Person mit Inhaberrechten. Übertragen Sie diese zuerst.',
);
export const addressInUse = icu(
  'Diese E-Mail-Adresse gehört zu einem Konto, das keinem Unternehmen beitreten kann. Bitten Sie um eine Einladung an eine andere Adresse.',
);
export const invitationEnded = icu(
  'Diese Einladung wurde bereits verwendet oder ist abgelaufen. Wenn Sie schon beigetreten sind, melden Sie sich bitte an. Wenn nicht, bitten Sie Ihr Unternehmen um eine neue.',
);
export const companyChangedMeanwhile = icu(
  'Das Profil wurde inzwischen an anderer Stelle geändert, deshalb sind Ihre Änderungen nicht gespeichert. Verwerfen Sie sie, um die andere Fassung zu sehen, oder speichern Sie noch einmal, um sie zu ersetzen.',
);

export const profileNeeded = icu('Bitte erstellen Sie zuerst Ihr Profil.');
export const jobLookAgain = icu(
  'Die Stelle wurde inzwischen geändert, deshalb wurde nichts veröffentlicht oder verworfen. Sehen Sie sie sich noch einmal an und versuchen Sie es dann erneut.',
);
export const alreadyApplied = icu('Sie haben sich auf diese Stelle bereits beworben.');
export const jobAlertsFull = icu(
  'Sie haben bereits {max, plural, one {# Stellenbenachrichtigung} other {# Stellenbenachrichtigungen}}, mehr sind nicht möglich. Beenden Sie eine über den Link in ihren E-Mails oder unter den E-Mail-Einstellungen, und versuchen Sie es dann noch einmal.',
);
export const jobAlertEnded = icu(
  'Diese Stellenbenachrichtigung ist beendet. Für eine neue suchen Sie in den offenen Stellen.',
);
export const stopLinkIncomplete = icu(
  'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
);
export const invitationOver = icu('Diese Einladung ist abgelaufen. Bitten Sie das Unternehmen um eine neue.');
export const invitationUsed = icu(
  'Diese Einladung wurde bereits verwendet, abgelehnt oder widerrufen, oder sie ist abgelaufen.',
);
export const invitationNotWanted = icu('Diese Person möchte keine Einladungen von Ihrem Unternehmen.');
export const decisionTold = icu(
  'Die E-Mails zu dieser Entscheidung sind bereits versendet, sie kann daher nicht rückgängig gemacht werden. Sie können die Bewerbung stattdessen wieder öffnen.',
);
export const decisionNotWaiting = icu('Diese Entscheidung wurde bereits rückgängig gemacht oder ersetzt.');
export const decisionWaiting = icu(
  'Diese Entscheidung ist noch nicht mitgeteilt. Machen Sie sie stattdessen rückgängig.',
);
export const offerLinkOver = icu(
  'Dieser Link ist abgelaufen. Melden Sie sich an, um Ihr Angebot zu sehen, oder bitten Sie das Unternehmen um einen neuen Link.',
);

export const interviewNotScheduled = icu('Für diese Bewerbung ist kein Interview geplant.');
export const interviewTooEarly = icu(
  'Dieses Interview ist noch nicht geöffnet. Bitte kommen Sie zur geplanten Zeit wieder.',
);
export const interviewExpired = icu(
  'Dieses Interview ist abgelaufen: Es war nach dem geplanten Termin {days, plural, one {# Tag} other {# Tage}} lang geöffnet.',
);
export const interviewGivenAgain = icu(
  'Sie haben einen neuen Versuch für dieses Interview, deshalb ist diese Seite nicht mehr aktuell. Bitte öffnen Sie das Interview noch einmal aus Ihrer Liste.',
);
export const interviewOpenElsewhere = icu(
  'Dieses Interview ist auf einer anderen Seite oder einem anderen Gerät geöffnet. Bitte machen Sie dort weiter.',
);
export const answerOpenElsewhere = icu(
  'Sie haben dieses Interview auf einer anderen Seite oder einem anderen Gerät fortgesetzt, deshalb wurde diese Antwort hier nicht gespeichert. Im Video ist sie enthalten.',
);
export const interviewErased = icu('Dieses Interview wurde gelöscht.');
export const openingMovedAlready = icu(
  'Sie haben dieses Interview bereits einmal verschoben. Wenn Sie einen anderen Termin brauchen, fragen Sie bitte das Unternehmen.',
);
export const openingOutside = icu(
  'Bitte wählen Sie einen Zeitpunkt zwischen jetzt und dem Ende Ihres Interviewzeitraums.',
);
export const consentNeeded = icu(
  'Bitte lesen und erteilen Sie die Einwilligung, bevor Sie das Interview beginnen.',
);
export const consentChanged = icu(
  'Die Einwilligung hat sich geändert, seit Sie diese Seite geöffnet haben. Bitte laden Sie die Seite neu und lesen Sie die neue Fassung.',
);
export const notInWriting = icu('In diesem Interview wird mündlich geantwortet.');
export const noRetake = icu('Diese Antwort kann nicht noch einmal aufgenommen werden.');
export const roundLinkEnded = icu(
  'Dieser Link ist nicht mehr gültig. Bitten Sie das Unternehmen um einen neuen.',
);
export const guestLinkEnded = icu(
  'Dieser Link ist nicht mehr gültig. Bitten Sie das Unternehmen um einen neuen.',
);

export const tooLarge = icu('Die Datei darf höchstens {size} groß sein');
export const imageFormat = icu('Nur Bilder sind erlaubt');
export const roundRecordingFormat = icu(
  'Bitte wählen Sie eine Datei in MP4, MOV, MKV, WebM, M4A, MP3 oder WAV.',
);
export const infected = icu(
  'Der Virenscanner hat in dieser Datei ein Problem gefunden, sie wurde deshalb nicht gespeichert. Bitte wählen Sie eine andere.',
);
export const noPicture = icu('Dieses Video hat kein Bild. Bitte wählen Sie ein anderes.');
export const noRecording = icu('Diese Datei enthält weder Bild noch Ton. Bitte wählen Sie eine andere.');
export const videoDamaged = icu(
  'Dieses Video ist beschädigt oder wurde nicht vollständig hochgeladen. Laden Sie es noch einmal hoch, oder wählen Sie ein anderes.',
);

import { icu } from '../icu.ts';

export const saying = icu('Eine erste Runde, in der alle gehört werden.');
export const sayingText = icu(
  'Dieselben Fragen für alle, mündlich beantwortet, und ein Bericht, der zu jedem Urteil die Worte zeigt.',
);
export const signIn = icu('Anmelden');
export const email = icu('E-Mail');
export const password = icu('Passwort');
export const showPassword = icu('Passwort anzeigen');
export const rememberMe = icu('Angemeldet bleiben');
export const forgotPassword = icu('Passwort vergessen');
export const forgotText = icu(
  'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
);
export const sendLink = icu('Link senden');
export const noAccount = icu('Noch kein Konto?');
export const signUp = icu('Registrieren');
export const or = icu('oder');
export const otherAccount = icu(
  'Das ist ein anderes Konto. Bitte melden Sie sich mit dem an, das Sie gerade verwendet haben.',
);
export const asEmployer = icu('Als Unternehmen');
export const asSeeker = icu('Zur Stellensuche');
export const createAccount = icu('Konto erstellen');
export const alreadyRegistered = icu('Schon registriert?');
export const name = icu('Name');
export const companyNameHint = icu('Der Name Ihres Unternehmens, wie Bewerbende ihn sehen');
export const mobile = icu('Mobilnummer');
export const mobileHint = icu('{digits, number} Ziffern');
export const confirmPassword = icu('Passwort bestätigen');
export const showConfirmed = icu('Bestätigtes Passwort anzeigen');
export const goToSignIn = icu('Zur Anmeldung');
export const verificationSent = icu(
  'Wir haben eine E-Mail an {email} gesendet. Klicken Sie auf den Bestätigungslink, um Ihr Konto zu aktivieren.',
);
export const checkEmail = icu('Sehen Sie in Ihr Postfach');
export const captchaLabel = icu('Ich bin kein Roboter');
export const captchaVerifying = icu('Wird überprüft …');
export const captchaWait = icu('Wird überprüft … Bitte warten Sie.');
export const captchaVerified = icu('Überprüft');
export const captchaRequired = icu('Bitte bestätigen Sie das zuerst');
export const captchaError = icu(
  'Die Überprüfung ist fehlgeschlagen. Bitte versuchen Sie es später noch einmal.',
);
export const captchaExpired = icu('Die Überprüfung ist abgelaufen. Bitte versuchen Sie es noch einmal.');
export const goToLogin = icu('Zur Anmeldung');
export const goToSignup = icu('Zur Registrierung');
export const activating = icu('Ihr Konto wird aktiviert');
export const notActive = icu('Ihr Konto ist noch nicht aktiv');
export const registerAgain = icu(
  'Registrieren Sie sich noch einmal mit derselben E-Mail-Adresse, und wir senden Ihnen einen neuen Link.',
);
export const welcome = icu('Willkommen bei Roundone');
export const registered = icu(
  '{name}, {role, select, employer {Unternehmen} other {arbeitsuchend}}, registriert am {when}',
);
export const notYourRegistration = icu(
  'Haben Sie sich so nicht registriert? Dann wählen Sie jetzt mit „Passwort vergessen“ auf der Anmeldeseite ein neues Passwort. Wer sich registriert hat, kann sich dann nicht mehr anmelden.',
);
export const newEmailDone = icu('Ihre E-Mail-Adresse ist geändert');
export const newEmailNext = icu('Melden Sie sich ab jetzt mit Ihrer neuen E-Mail-Adresse an.');
export const goToAccount = icu('Zu Ihrem Konto');
export const confirmEmailTitle = icu('Neue E-Mail-Adresse bestätigen');
export const confirmEmailLead = icu(
  'Ihr Konto verwendet dann die E-Mail-Adresse, an die dieser Link ging. Auf allen anderen Geräten werden Sie abgemeldet.',
);
export const confirmEmail = icu('Diese E-Mail-Adresse bestätigen');
export const takingToSignIn = icu('Sie werden zur Anmeldung weitergeleitet …');
export const takeBackTitle = icu('Holen Sie sich Ihr Konto zurück');
export const takeBackLead = icu(
  'Ihr Konto verwendet dann wieder die E-Mail-Adresse, an die dieser Link ging. Sie werden überall abgemeldet, und kürzlich hinzugefügte zweite Faktoren und alle Wiederherstellungscodes werden entfernt.',
);
export const takeBack = icu('Mein Konto zurückholen');
export const takenBack = icu('Ihr Konto gehört wieder Ihnen');
export const currentPassword = icu('Aktuelles Passwort');
export const showCurrent = icu('Aktuelles Passwort anzeigen');
export const newPassword = icu('Neues Passwort');
export const newPasswordOfLink = icu('Neues Passwort');
export const showNew = icu('Neues Passwort anzeigen');
export const confirmNew = icu('Neues Passwort bestätigen');
export const resetPassword = icu('Passwort zurücksetzen');
export const ownPassword = icu('Ihr Passwort');
export const showOwn = icu('Ihr Passwort anzeigen');
export const stolenPassword = icu(
  'Dieses Passwort steht auf einer Liste gestohlener Passwörter. Bitte wählen Sie ein anderes.',
);
export const ownNamePassword = icu(
  'Dieses Passwort ist Ihr Name oder Ihre E-Mail-Adresse mit wenigen zusätzlichen Zeichen. Bitte wählen Sie ein anderes.',
);
export const accountLead = icu('Wie Sie sich anmelden und wo Sie angemeldet sind.');
export const myRounds = icu('Meine Runden');
export const yourEmail = icu('Ihre E-Mail-Adresse ist {email}.');
export const newEmail = icu('Neue E-Mail-Adresse');
export const newEmailHint = icu(
  'Wir senden einen Link dorthin. Ihre E-Mail-Adresse ändert sich, sobald Sie den Link öffnen und bestätigen.',
);
export const changeEmail = icu('E-Mail-Adresse ändern');
export const emailWaiting = icu(
  'Wir haben einen Link an {email} gesendet. Ihre E-Mail-Adresse ändert sich, wenn Sie sie dort innerhalb eines Tages bestätigen.',
);
export const keepEmail = icu('Meine E-Mail-Adresse behalten');
export const passwordAbout = icu(
  'Auf allen anderen Geräten werden Sie abgemeldet, hier bleiben Sie angemeldet, und Sie bekommen eine E-Mail über die Änderung.',
);
export const changePassword = icu('Passwort ändern');
export const save = icu('Speichern');
export const sessions = icu('Sitzungen');
export const yourSessions = icu('Ihre Sitzungen');
export const endOthers = icu('Alle anderen beenden');
export const endOthersTitle = icu('Alle anderen Sitzungen beenden?');
export const endTitle = icu('Sitzung beenden: {device}?');
export const end = icu('Beenden');
export const endThis = icu('Sitzung beenden: {device}, {network}');
export const endAbout = icu(
  'Dort müssen Sie sich neu anmelden. Läuft dort ein Interview, geht nichts verloren: Die Aufzeichnung bleibt auf dem Gerät und wird gesendet, sobald Sie sich angemeldet haben.',
);
export const placeAbout = icu(
  'Den Ort leiten wir aus dem Netz ab, er kann also falsch sein: Ein Smartphone zeigt oft den seines Anbieters. Verwendet Daten von {data}. Sie kennen eine Sitzung nicht? Beenden Sie sie und ändern Sie Ihr Passwort.',
);
export const inUse = icu('Gerade aktiv');
export const inUseRemembered = icu('Gerade aktiv, im Browser gespeichert');
export const lastUsed = icu('Zuletzt verwendet {when}');
export const lastUsedRemembered = icu('Zuletzt verwendet {when}, im Browser gespeichert');
export const thisSession = icu('Diese Sitzung');
export const myData = icu('Meine Daten');
export const downloadData = icu('Meine Daten herunterladen');
export const askForData = icu('Meine Daten anfordern');
export const askForDataAgain = icu('Neues Archiv anfordern');
export const dataAbout = icu(
  '{hours, plural, one {Ein Archiv mit allem, was wir über Sie gespeichert haben: Profil, Bewerbungen, Interviews, Aufzeichnungen, Dateien und E-Mails. Sie können es # Stunde lang herunterladen.} other {Ein Archiv mit allem, was wir über Sie gespeichert haben: Profil, Bewerbungen, Interviews, Aufzeichnungen, Dateien und E-Mails. Sie können es # Stunden lang herunterladen.}}',
);
export const whatYouAgreed = icu('Wozu Sie zugestimmt haben und wer Ihre Daten gesehen hat');
export const deleteAccount = icu('Mein Konto löschen');
export const deleteAbout = icu(
  'Ihr Profil, Ihre Bewerbungen, Interviews, Aufzeichnungen und Dateien werden gelöscht, hier und bei den Unternehmen, bei denen Sie sich beworben haben.',
);
export const deletedOn = icu('Ihr Konto wird am {when} gelöscht. Bis dahin können Sie das abbrechen.');
export const yourReceipt = icu('Ihre Löschbestätigung');
export const keepAccount = icu('Mein Konto behalten');
export const deleteItNow = icu('Jetzt löschen');
export const deletedForGood = icu('Endgültig gelöscht werden:');
export const deletedProfile = icu('Ihr Profil, Ihr Lebenslauf und andere Dateien');
export const deletedApplications = icu(
  'Ihre Bewerbungen, auch die, über die ein Unternehmen noch entscheidet, mit Interviews, Aufzeichnungen und Berichten',
);
export const deletedMails = icu('E-Mails, Einladungen und was Unternehmen über Sie geschrieben haben');
export const deletedWhen = icu(
  '{days, plural, one {Das geschieht in # Tag, bis dahin können Sie es sich anders überlegen. Sie bekommen eine Löschbestätigung per E-Mail. Unternehmen behalten Zahlen, die nicht auf Sie schließen lassen, etwa wie viele Personen sich beworben haben.} other {Das geschieht in # Tagen, bis dahin können Sie es sich anders überlegen. Sie bekommen eine Löschbestätigung per E-Mail. Unternehmen behalten Zahlen, die nicht auf Sie schließen lassen, etwa wie viele Personen sich beworben haben.}}',
);
export const deleteIn = icu('{days, plural, one {In # Tag löschen} other {In # Tagen löschen}}');
export const deleteNow = icu('Jetzt löschen');
export const deleteNowAbout = icu('Ihr Konto wird sofort gelöscht, und niemand kann es wiederherstellen.');
export const edit = icu('Bearbeiten');
export const editNamed = icu('{name} bearbeiten');
export const deleteOne = icu('Löschen');
export const deleteNamed = icu('{name} löschen');
export const deleteNounTitle = icu('{noun} „{name}“ löschen?');
export const deleteNoun = icu('{noun} löschen');
export const sameEmail = icu('Das ist bereits Ihre E-Mail-Adresse');
export const emailChangeTooOften = icu(
  'Sie haben das zu oft angefordert. Bitte warten Sie eine Stunde und versuchen Sie es dann noch einmal.',
);
export const emailTakenMeanwhile = icu(
  'Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Bitte schreiben Sie uns über die Hilfeseite.',
);
export const thankYou = icu('Vielen Dank. Wir melden uns bald bei Ihnen.');
export const currentWrongTooOften = icu(
  'Das aktuelle Passwort war zu oft falsch. Bitte melden Sie sich neu an.',
);
export const wrongPasswordsSeconds = icu(
  '{seconds, plural, one {Zu viele falsche Passwörter. Bitte versuchen Sie es in # Sekunde noch einmal.} other {Zu viele falsche Passwörter. Bitte versuchen Sie es in # Sekunden noch einmal.}}',
);
export const wrongPasswordsMinutes = icu(
  '{minutes, plural, one {Zu viele falsche Passwörter. Bitte versuchen Sie es in # Minute noch einmal.} other {Zu viele falsche Passwörter. Bitte versuchen Sie es in # Minuten noch einmal.}}',
);
export const wrongCodesSeconds = icu(
  '{seconds, plural, one {Zu viele falsche Codes. Bitte versuchen Sie es in # Sekunde noch einmal.} other {Zu viele falsche Codes. Bitte versuchen Sie es in # Sekunden noch einmal.}}',
);
export const wrongCodesMinutes = icu(
  '{minutes, plural, one {Zu viele falsche Codes. Bitte versuchen Sie es in # Minute noch einmal.} other {Zu viele falsche Codes. Bitte versuchen Sie es in # Minuten noch einmal.}}',
);
export const wrongPasswordsOfNetworkSeconds = icu(
  '{seconds, plural, one {Aus Ihrem Netz kamen zu viele falsche Passwörter. Bitte versuchen Sie es in # Sekunde noch einmal.} other {Aus Ihrem Netz kamen zu viele falsche Passwörter. Bitte versuchen Sie es in # Sekunden noch einmal.}}',
);
export const wrongPasswordsOfNetworkMinutes = icu(
  '{minutes, plural, one {Aus Ihrem Netz kamen zu viele falsche Passwörter. Bitte versuchen Sie es in # Minute noch einmal.} other {Aus Ihrem Netz kamen zu viele falsche Passwörter. Bitte versuchen Sie es in # Minuten noch einmal.}}',
);
export const wrongCodesOfNetworkSeconds = icu(
  '{seconds, plural, one {Aus Ihrem Netz kamen zu viele falsche Codes. Bitte versuchen Sie es in # Sekunde noch einmal.} other {Aus Ihrem Netz kamen zu viele falsche Codes. Bitte versuchen Sie es in # Sekunden noch einmal.}}',
);
export const wrongCodesOfNetworkMinutes = icu(
  '{minutes, plural, one {Aus Ihrem Netz kamen zu viele falsche Codes. Bitte versuchen Sie es in # Minute noch einmal.} other {Aus Ihrem Netz kamen zu viele falsche Codes. Bitte versuchen Sie es in # Minuten noch einmal.}}',
);
export const deviceOn = icu('{browser} auf {system}');
export const programOn = icu('Ein Programm auf {system}');
export const unknownProgram = icu('Ein Programm, das seinen Namen nicht nennt');
export const thisNetwork = icu('Dieses Netz');
export const chooseRole = icu(
  'Bitte wählen Sie, ob Sie sich als Unternehmen oder als arbeitsuchende Person registrieren',
);
export const messageTooLong = icu('Eine Nachricht hat höchstens {max, number} Zeichen');
export const samePassword = icu('Bitte wählen Sie ein Passwort, das Sie noch nicht verwenden');
export const nameSession = icu('Bitte nennen Sie die Sitzung');
export const rememberIsFlag = icu('remember muss true oder false sein');

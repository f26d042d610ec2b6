import { icu } from '../icu.ts';

export const invitation = icu('Einladung');
export const ended = icu(
  'Diese Einladung ist abgelaufen. Bitten Sie das Unternehmen um eine neue oder sehen Sie sich andere Stellen an.',
);
export const seeOpenJobs = icu('Offene Stellen ansehen');
export const used = icu('Mit dieser Einladung wurde schon eine Bewerbung gesendet.');
export const youDeclined = icu('Sie haben diese Einladung abgelehnt.');
export const jobClosed = icu('Diese Stelle nimmt keine Bewerbungen mehr an.');
export const readAboutJob = icu('Mehr über die Stelle lesen');
export const noThankYou = icu('Nein, danke');
export const noThankYouTo = icu('Nein, danke: {job}');
export const sentTo = icu('Die Einladung ging an {email}. Sie gilt bis zum {when}.');
export const signedInForCompany = icu(
  'Sie sind als Unternehmen angemeldet. Melden Sie sich ab, um sich mit dieser Einladung zu bewerben.',
);
export const seeAndApply = icu('Stelle ansehen und bewerben');
export const otherAddress = icu('Sie sind mit einer anderen E-Mail-Adresse als {email} angemeldet.');
export const useWithAccount = icu('Mit diesem Konto nutzen');
export const registerOrSignIn = icu(
  'Registrieren Sie sich oder melden Sie sich mit {email} an. Hat Ihr Konto eine andere E-Mail-Adresse, melden Sie sich an und öffnen Sie den Link noch einmal.',
);
export const register = icu('Registrieren');
export const signIn = icu('Anmelden');
export const seeJob = icu('Stelle ansehen');
export const noticeTitle = icu('{job}: {invited}');
export const invitesToApply = icu('{company} lädt Sie ein, sich zu bewerben.');
export const invitesToInterview = icu('{company} lädt Sie zu einem Interview ein.');
export const applyHappens = icu(
  'Lesen Sie mehr über die Stelle und bewerben Sie sich, wenn sie Ihnen gefällt.',
);
export const interviewHappens = icu(
  'Bewerben Sie sich, und Ihr Interview wird sofort geplant. Es öffnet am {opens}, und Sie können es bis zum {closes} jederzeit machen.',
);
export const stopTitle = icu('Einladungen');
export const stopped = icu('{company} kann keine Einladungen mehr an {email} senden.');
export const notStopped = icu('{company} kann wieder Einladungen an {email} senden.');
export const allowAgain = icu('Wieder zulassen');
export const stop = icu('Keine Einladungen mehr von diesem Unternehmen');
export const sent = icu('Gesendet');
export const opened = icu('Link geöffnet');
export const applied = icu('Beworben');
export const declined = icu('Abgelehnt');
export const expired = icu('Abgelaufen');
export const revoked = icu('Widerrufen');
export const toApply = icu('Zur Bewerbung');
export const toInterview = icu('Zum Interview');
export const stateCount = icu('{state} ({count, number})');
export const resultSent = icu('Die Einladung ist unterwegs.');
export const resultInvited = icu('Schon eingeladen, deshalb ging keine zweite E-Mail raus.');
export const resultApplied = icu('Hat sich schon auf diese Stelle beworben.');
export const resultDeclined = icu('Hat Ihre Einladung zu dieser Stelle abgelehnt.');
export const resultTwice = icu('Steht zweimal auf dieser Liste. Wir haben eine E-Mail gesendet.');
export const resultWrongEmail = icu('Das ist keine E-Mail-Adresse.');
export const resultWrongName = icu('Das ist kein Name. Korrigieren Sie ihn oder lassen Sie ihn weg.');
export const resultNotWanted = icu('Möchte keine Einladungen Ihres Unternehmens mehr.');
export const resultTooMany = icu(
  'Hat heute schon viele Einladungen bekommen. Versuchen Sie es morgen noch einmal.',
);
export const resultTooManyToday = icu(
  'Ihr Unternehmen hat schon {max, number} Einladungen an einem Tag gesendet. Versuchen Sie es morgen noch einmal.',
);
export const nameInvitation = icu('Bitte nennen Sie die Einladung');
export const dateWhole = icu('Ein Datum muss in ganzen Millisekunden angegeben sein');
export const dateTooFar = icu('Dieses Datum liegt zu weit in der Zukunft');
export const chooseKind = icu('Bitte wählen Sie, wofür die Einladung ist');
export const emailTooLong = icu('Eine E-Mail-Adresse hat höchstens {max, number} Zeichen');
export const peopleAsList = icu('Bitte senden Sie die Personen als Liste');
export const nameOne = icu('Bitte nennen Sie mindestens eine Person');
export const listTooLong = icu('Eine Liste hat höchstens {max, number} Personen');
export const stateUnknown = icu('Dieser Status ist nicht bekannt');
export const isStoppedMissing = icu('isStopped muss true oder false sein');
export const isDraft = icu(
  'Diese Stelle ist ein Entwurf. Veröffentlichen Sie sie, bevor Sie Personen einladen.',
);
export const isDeleted = icu(
  'Diese Stelle ist gelöscht. Öffnen Sie sie wieder, bevor Sie Personen einladen.',
);
export const isClosed = icu(
  'Diese Stelle ist geschlossen. Öffnen Sie sie wieder, bevor Sie Personen einladen.',
);
export const windowOver = icu('Die Zeit für dieses Interview ist vorbei. Bitte wählen Sie ein neues Datum.');
export const tooManyToday = icu(
  'Die Höchstzahl an Einladungen für heute ist erreicht. Bitte versuchen Sie es morgen noch einmal.',
);
export const onTheWay = icu(
  '{count, plural, =0 {Es wurde keine Einladung gesendet.} one {# Einladung ist unterwegs.} other {# Einladungen sind unterwegs.}}',
);
export const youStopped = icu('Sie bekommen keine Einladungen von {company} mehr.');
export const invitedNote = icu('Per E-Mail zum Interview eingeladen.');
export const jobs = icu('Alle Stellen');
export const pageTitle = icu('Einladungen');
export const chooseJob = icu('Bitte wählen Sie zuerst eine Stelle.');
export const invitePerson = icu('Person einladen');
export const inviteList = icu('Liste einladen');
export const notOpen = icu(
  'Diese Stelle ist nicht offen, deshalb können Sie niemanden einladen. Öffnen Sie sie zuerst wieder.',
);
export const whichInvitations = icu('Welche Einladungen');
export const all = icu('Alle ({count, number})');
export const noneYet = icu('Sie haben noch niemanden zu dieser Stelle eingeladen.');
export const noneSuch = icu('Keine Einladung passt zu diesem Filter.');
export const showAll = icu('Alle Einladungen anzeigen');
export const listAbout = icu('Alle auf Ihrer Liste bekommen eine E-Mail mit einem Link zu dieser Stelle.');
export const email = icu('E-Mail');
export const name = icu('Name');
export const invitedAs = icu('Eingeladen');
export const interviewOpens = icu('Interview öffnet');
export const state = icu('Status');
export const sentOn = icu('Gesendet');
export const timesSent = icu('Wie oft gesendet');
export const linkOpened = icu('Link geöffnet');
export const usableUntil = icu('Läuft ab');
export const invitedBy = icu('Eingeladen von');
export const tableName = icu('Einladungen');
export const person = icu('Person');
export const opens = icu('Öffnet am {when}');
export const sentTimes = icu('{count, plural, one {, # Mal} other {, # Mal}}');
export const actions = icu('Aktionen');
export const newDateTitle = icu('Mit neuem Datum senden');
export const sendAgainTo = icu('Erneut senden: die Einladung an {email}');
export const sendAgain = icu('Erneut senden');
export const revokeTo = icu('Einladung an {email} widerrufen');
export const revoke = icu('Widerrufen');
export const inviteFormName = icu('Person einladen');
export const emailField = icu('E-Mail');
export const nameField = icu('Name (optional)');
export const sendOne = icu('Einladung senden');
export const inviteListName = icu('Liste einladen');
export const pasteFirst = icu('Bitte fügen Sie eine Liste ein oder wählen Sie eine Datei.');
export const listHint = icu(
  'Eine Person pro Zeile: die E-Mail-Adresse und, wenn Sie möchten, der Name. Eine CSV-Datei darf weitere Spalten haben; sie werden ignoriert. Höchstens {max, number} Personen auf einmal.',
);
export const list = icu('Liste');
export const listSample = icu('E-Mail, Name');
export const chooseCsv = icu('CSV-Datei wählen');
export const csvFile = icu('CSV-Datei');
export const inList = icu('{count, plural, one {# Person auf der Liste.} other {# Personen auf der Liste.}}');
export const ignored = icu('Diese Spalten werden ignoriert: {columns}.');
export const sendList = icu('Einladungen senden');
export const whatFor = icu('Wofür die Einladung ist');
export const applyHint = icu(
  'Die Person liest die Stellenanzeige und bewirbt sich. Sie nehmen dann wie üblich an oder lehnen ab.',
);
export const interviewHint = icu(
  'Die Person bewirbt sich, und das Interview wird sofort geplant. Sie müssen die Bewerbung nicht noch annehmen.',
);
export const interviewDate = icu('Interviewdatum');
export const sentOfList = icu(
  '{total, plural, one {{sent, number} von # Einladung unterwegs.} other {{sent, number} von # Einladungen unterwegs.}}',
);
export const refusedRows = icu('An diese Zeilen ging keine E-Mail:');
export const refusedTable = icu('Zeilen ohne E-Mail');
export const line = icu('Zeile');
export const reason = icu('Grund');
export const done = icu('Fertig');
export const newWindow = icu('Die Zeit für das Interview von {email} ist vorbei. Wählen Sie eine neue.');
export const unreadable = icu(
  'Die Zeichen dieser Datei sind nicht lesbar. Speichern Sie sie als CSV in UTF-8 und wählen Sie sie noch einmal.',
);
export const tooLongToRead = icu('Diese Liste ist zu lang. Bitte teilen Sie sie auf.');
export const empty = icu('Die Liste ist leer.');
export const headersOnly = icu('Die Liste hat eine Kopfzeile, aber keine Personen.');
export const tooManyPeople = icu(
  'Die Liste hat {count, number} Personen. Sie können höchstens {max, number} auf einmal einladen: Bitte teilen Sie sie auf.',
);
export const quoteOpen = icu(
  'Ein Anführungszeichen in der Liste ist nicht geschlossen. Bitte korrigieren Sie es.',
);
export const column = icu('Spalte {number, number}');

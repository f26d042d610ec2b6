import { icu } from '../icu.ts';

export const nth = icu('Runde {round}');
export const minutes = icu('{count, plural, one {# Minute} other {# Minuten}}');
export const moveRule = icu(
  'Sie können den Termin {times, plural, one {einmal} other {bis zu #-mal}} verschieben, bis {hours, plural, one {eine Stunde} other {# Stunden}} vor Beginn.',
);
export const stepInvited = icu('Eingeladen');
export const stepBooked = icu('Termin vereinbart');
export const stepMoved = icu('Verschoben');
export const stepCancelled = icu('Abgesagt');
export const stepChanged = icu('Angaben geändert');
export const toStart = icu('Roundone, zur Startseite');
export const choose = icu('Termin auswählen');
export const cancelledTitle = icu('Dieser Termin ist abgesagt');
export const overTitle = icu('Dieser Termin ist vorbei');
export const companyWrites = icu('{company} schreibt: {words}');
export const bookedTitle = icu('Ihr Termin steht fest');
export const chooseAnother = icu('Anderen Termin auswählen');
export const now = icu('Jetzt: {when}');
export const youCancelled = icu(
  'Sie haben abgesagt, und {company} weiß Bescheid. Falls das ein Versehen war, schreiben Sie bitte dem Unternehmen.',
);
export const companyCancelled = icu('{company} hat abgesagt. Sie müssen nichts tun.');
export const tooLateToChoose = icu(
  'Es kann kein Termin mehr ausgewählt werden. Wenn Sie damit gerechnet haben, fragen Sie bitte {company}.',
);
export const itWas = icu('Der Termin war am {when}.');
export const howLong = icu('Dauer');
export const withWhom = icu('Mit');
export const where = icu('Ort');
export const willTellWhere = icu('{company} teilt es Ihnen mit');
export const roundForJob = icu('{round} für {job}');
export const emailed = icu(
  'Wir haben Ihnen die Angaben per E-Mail geschickt und erinnern Sie rechtzeitig, sofern Sie diese E-Mails nicht abgeschaltet haben.',
);
export const addToCalendar = icu('Zum Kalender hinzufügen');
export const askForAnother = icu('Wenn Sie einen anderen Termin brauchen, fragen Sie bitte {company}.');
export const cancelTitle = icu('Diesen Termin absagen?');
export const cancelForm = icu('Diesen Termin absagen');
export const cancelRound = icu('Termin absagen');
export const cancelAbout = icu(
  '{company} bekommt eine E-Mail. Danach können Sie selbst keinen Termin mehr auswählen.',
);
export const cancelWord = icu('Ein paar Worte an das Unternehmen (freiwillig)');
export const timesAreOver = icu(
  'Alle Termine, die Ihnen angeboten wurden, sind vorbei. {company} sieht das und kann einen neuen anbieten. Sie können dem Unternehmen auch schreiben.',
);
export const noFreeTime = icu(
  'Zurzeit gibt es keine freien Termine. Bitte sehen Sie später noch einmal nach oder fragen Sie {company}.',
);
export const nightForYou = icu(
  'Alle liegen bei Ihnen in der Nacht, zwischen 22 und 7 Uhr. Wenn keiner passt, können Sie {ask}.',
);
export const askForOthersLink = icu('um andere Termine bitten');
export const askForOthers = icu('Um andere Termine bitten');
export const cannotCome = icu('Ich kann nicht kommen');
export const keepTime = icu('Termin behalten');
export const book = icu('Diesen Termin buchen');
export const moveTo = icu('Auf diesen Termin verschieben');
export const nextFree = icu(
  '{count, plural, one {Der nächste freie Termin ist {times}.} other {Die nächsten freien Termine sind {times}.}}',
);
export const round = icu('Runde');
export const invitesYou = icu('{company} lädt Sie zu {round} ein.');
export const seeDetails = icu('Einzelheiten ansehen');
export const notAgreed = icu('Sie stimmen einer Aufzeichnung nicht zu.');
export const agreed = icu('Sie stimmen einer Aufzeichnung zu.');
export const recording = icu('Aufzeichnung');
export const agree = icu('Ich stimme zu, dass dieses Interview aufgezeichnet wird');
export const deleteTitle = icu('Aufzeichnung löschen?');
export const deleteButton = icu('Löschen');
export const keep = icu('Behalten');
export const deleteAbout = icu(
  '{company} hat eine Aufzeichnung dieses Interviews hochgeladen. Wenn Sie nicht mehr zustimmen, wird sie jetzt samt Abschrift gelöscht.',
);
export const showDays = icu('{count, plural, one {# weiteren Tag zeigen} other {# weitere Tage zeigen}}');
export const timesIn = icu('Zeiten in {zone}.');
export const changeZone = icu('Zeitzone ändern');
export const zone = icu('Zeitzone');
export const zoneUnknown = icu('Zeitzone nicht gefunden');
export const yourRound = icu('Ihre {round}: {when}');

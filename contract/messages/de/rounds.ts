import { icu } from '../icu.ts';

export const nth = icu(
  '{round, select, 1 {Runde 1} 2 {Runde 2} 3 {Runde 3} 4 {Runde 4} 5 {Runde 5} other {Runde 6}}',
);
export const minutes = icu('{count, plural, one {# Minute} other {# Minuten}}');
export const moveRule = icu(
  'Sie können den Termin {times, plural, one {einmal} other {bis zu #-mal}} verschieben, bis {hours, plural, one {eine Stunde} other {# Stunden}} vor Beginn.',
);
export const stepInvited = icu('Eingeladen');
export const stepBooked = icu('Termin vereinbart');
export const stepMoved = icu('Verschoben');
export const stepCancelled = icu('Abgesagt');
export const stepChanged = icu('Angaben geändert');
export const toStart = icu('Roundone, Startseite');
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
export const cancelWord = icu('Nachricht an das Unternehmen (optional)');
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
  '{company} hat eine Aufzeichnung dieses Interviews hochgeladen. Wenn Sie nicht mehr zustimmen, wird sie jetzt samt Transkript gelöscht.',
);
export const showDays = icu('{count, plural, one {# weiteren Tag anzeigen} other {# weitere Tage anzeigen}}');
export const timesIn = icu('Zeiten in {zone}.');
export const changeZone = icu('Zeitzone ändern');
export const zone = icu('Zeitzone');
export const zoneUnknown = icu('Zeitzone nicht gefunden');
export const yourRound = icu('Ihre {round}: {when}');
export const rounds = icu('Runden');
export const inviteTo = icu('Zu {round} einladen');
export const seeAll = icu('Ansehen, was in allen Runden gesagt wurde');
export const setTime = icu('Termin festlegen');
export const move = icu('Verschieben');
export const changePeople = icu('Teilnehmende ändern');
export const withNames = icu('Mit {names}');
export const nobody = icu('Niemand nimmt teil');
export const openOwn = icu('Ihre Seite zu dieser Runde öffnen');
export const changeMenu = icu('Ändern');
export const calendarUnread = icu('Ihr Kalender auf {host} konnte nicht gelesen werden');
export const hoursAlone = icu('{problem} Bis er gelesen werden kann, gelten nur Ihre Wochenzeiten.');
export const connected = icu('Ihr Kalender auf {host} ist verbunden. {read}');
export const looksAgain = icu(
  'Wir sehen nur, wann Sie belegt sind, und sehen {count, plural, one {jede Minute} other {alle # Minuten}} wieder nach.',
);
export const changeAddress = icu('Adresse ändern');
export const removeCalendar = icu('Kalender entfernen');
export const notRead = icu('Er wurde noch nicht gelesen.');
export const lastRead = icu('Zuletzt gelesen: {when}.');
export const calendar = icu('Ihr Kalender');
export const connectAbout = icu(
  'Verbinden Sie Ihren Kalender, dann werden keine Termine angeboten, zu denen Sie belegt sind. Die private Adresse, die auf .ics endet, finden Sie in den Einstellungen Ihres Kalenders: in Google Kalender als „Privatadresse im iCal-Format“, in Outlook unter „Kalender veröffentlichen“.',
);
export const calendarAddress = icu('Private Adresse Ihres Kalenders');
export const connect = icu('Kalender verbinden');
export const noneYet = icu(
  'Noch keine Runden. Sie erscheinen hier, sobald jemand zu einer Runde mit Ihnen eingeladen ist.',
);
export const yourRounds = icu('Ihre Runden');
export const cardMissing = icu('Bogen fehlt');
export const cardToWrite = icu('Bogen offen');
export const monday = icu('Montag');
export const tuesday = icu('Dienstag');
export const wednesday = icu('Mittwoch');
export const thursday = icu('Donnerstag');
export const friday = icu('Freitag');
export const saturday = icu('Samstag');
export const sunday = icu('Sonntag');
export const weeklyHours = icu('Ihre Wochenzeiten');
export const hoursAssumed = icu('Sie haben Ihre Zeiten nicht angegeben, deshalb gehen wir von diesen aus.');
export const zoneAbout = icu('Wir verwenden sie für Ihre Zeiten und in E-Mails an Sie.');
export const saveHours = icu('Zeiten speichern');
export const dayFrom = icu('{day}, von');
export const to = icu('bis');
export const dayUntil = icu('{day}, bis');
export const removeHours = icu('{from} bis {until} am {day} entfernen');
export const notAvailable = icu('Nicht verfügbar');
export const addHoursOn = icu('Weitere Zeiten hinzufügen: {day}');
export const addHours = icu('Weitere Zeiten hinzufügen');
export const inviteTitle = icu('{whom} zu {round} einladen');
export const inviteOneAbout = icu('Die Person bekommt eine E-Mail mit einem Link zur Terminauswahl.');
export const inviteManyAbout = icu(
  'Alle bekommen eine E-Mail mit einem Link zur Terminauswahl. Jeder Termin wird nur einmal vergeben.',
);
export const applicants = icu('{count, plural, one {# Person} other {# Personen}}');
export const timesToChoose = icu('Termine zur Auswahl');
export const noCommonTimeAdd = icu(
  'Es gibt keinen Termin, an dem alle frei sind. Fügen Sie selbst Termine hinzu.',
);
export const nightForThem = icu(
  'Alle liegen für {name} in der Nacht, zwischen 22 und 7 Uhr. Bitte fügen Sie Termine am Tag hinzu oder ändern Sie die Teilnehmenden.',
);
export const message = icu('Nachricht (optional)');
export const messageAbout = icu('Sie ist Teil der E-Mail.');
export const onePerson = icu('Wählen Sie mindestens eine Person aus.');
export const oneTime = icu('Wählen Sie mindestens einen Termin aus.');
export const invitation = icu('Einladung');
export const sendInvitation = icu('Einladung senden');
export const sendInvitations = icu('{count, plural, one {# Einladung senden} other {# Einladungen senden}}');
export const who = icu('Wer teilnimmt');
export const noMember = icu('Niemand im Team heißt so');
export const weAssume = icu('Wir gehen für {names} von Montag bis Freitag, {from} bis {until}, aus.');
export const noCalendar = icu('Für {names} ist kein Kalender verbunden.');
export const setTimes = icu('Ihre Zeiten angeben');
export const youInList = icu('Sie');
export const allFree = icu(
  '{count, plural, one {Der # freie Termin der nächsten {days, number} Tage} other {Alle # freien Termine der nächsten {days, number} Tage}}',
);
export const chooseTimes = icu('Termine auswählen');
export const theirZone = icu('In Ihrer Zeitzone, {zone}. Die andere Seite sieht sie in ihrer.');
export const hideTimes = icu('Termine ausblenden');
export const hideTimesOf = icu('Termine ausblenden: {day}');
export const chooseTimesOf = icu('Termine auswählen: {day}');
export const none = icu('Keiner');
export const someOffered = icu('{offered, number} von {count, plural, one {# Termin} other {# Terminen}}');
export const allOffered = icu('{first} bis {last}, {count, plural, one {# Termin} other {# Termine}}');
export const moveTitle = icu('Runde mit {name} verschieben');
export const peopleTitle = icu('Wer an der Runde mit {name} teilnimmt');
export const cancelWithTitle = icu('Runde mit {name} absagen');
export const setTitle = icu('Termin für die Runde mit {name} festlegen');
export const allTold = icu(
  '{name} und alle Teilnehmenden bekommen eine E-Mail, und ihre Kalendereinträge ändern sich.',
);
export const keepIt = icu('Nicht absagen');
export const whereOptional = icu('Wo (optional)');
export const whereUnset = icu('Nicht angegeben: Die Person liest, dass Sie es ihr mitteilen.');
export const wherePlaceholder = icu('Ein Link, eine Telefonnummer oder eine Adresse');
export const timeOfRound = icu('Termin der Runde');
export const setThisTime = icu('Diesen Termin festlegen');
export const moveRound = icu('Runde verschieben');
export const noCommonTime = icu('Es gibt keinen Termin, an dem alle frei sind.');
export const allAreFree = icu('Zu diesen Zeiten sind alle frei. In Ihrer Zeitzone, {zone}.');
export const chooseThis = icu('Diesen Termin wählen');
export const typeAnother = icu('Anderen Termin eingeben');
export const newTime = icu('Neuer Termin: {when}');
export const chooseFirst = icu('Wählen Sie zuerst einen Termin.');
export const saveChanges = icu('Änderungen speichern');
export const wasGoingToBe = icu('Der Termin war {when}. Sie können {name} später wieder einladen.');
export const why = icu('Warum (optional)');
export const whyAbout = icu('{name} liest das.');
export const cancelledByCandidate = icu('Von der eingeladenen Person abgesagt');
export const invitedOver = icu('Eingeladen · alle angebotenen Termine sind vorbei');
export const invitedNoTime = icu('Eingeladen · noch kein Termin gewählt');
export const held = icu('Fand statt: {when}');
export const timePassed = icu('Dieser Zeitpunkt ist schon vorbei.');
export const addedTimes = icu('Von Ihnen hinzugefügte Termine');
export const remove = icu('{what} entfernen');
export const addThis = icu('Diesen Termin hinzufügen');
export const addAnother = icu('Weiteren Termin hinzufügen');
export const myRounds = icu('Meine Runden');
export const myRoundsAbout = icu(
  'Die Runden, an denen Sie teilnehmen, und wann Sie verfügbar sind. Angeboten werden Termine, an denen alle frei sind.',
);

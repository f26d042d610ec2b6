import { icu } from '../icu.ts';

export const operator = icu('Betrieb');
export const people = icu('Personen');
export const companies = icu('Unternehmen');
export const jobs = icu('Stellen');
export const tasks = icu('Hintergrundaufgaben');
export const storage = icu('Speicher');
export const banner = icu('Banner');
export const events = icu('Ereignisse');
export const about = icu('Info');
export const reason = icu('Grund');
export const reasonHint = icu('Er wird beim Ereignis gespeichert.');
export const currentPassword = icu('Ihr aktuelles Passwort');
export const search = icu('Suchen');
export const actOn = icu('{act}: {name}');
export const searchPeople = icu('Name oder E-Mail');
export const noPeople = icu('Keine Person passt zu dieser Suche.');
export const candidate = icu('Bewerbungskonto');
export const employer = icu('Unternehmen');
export const employerOf = icu('Unternehmen, {company}');
export const isOperator = icu('Betreiber');
export const noSession = icu('keine Sitzung');
export const lastSeen = icu('zuletzt gesehen {when}');
export const locked = icu('Gesperrt: {reason}');
export const deletedOn = icu('Das Konto wird am {when} gelöscht.');
export const hasHold = icu('Ein Unternehmen bewahrt eine Bewerbung wegen einer Rechtssache auf.');
export const lockTitle = icu('Konto von {name} sperren?');
export const lockAbout = icu(
  'Niemand kann sich mehr damit anmelden, und alle Sitzungen, Links aus E-Mails und API-Token dieser Person funktionieren nicht mehr.',
);
export const lock = icu('Sperren');
export const unlockTitle = icu('Konto von {name} entsperren?');
export const unlockAbout = icu('Die Person kann sich dann wieder anmelden.');
export const unlock = icu('Entsperren');
export const endTitle = icu('Alle Sitzungen von {name} beenden?');
export const endAbout = icu('Die Person wird überall abgemeldet und kann sich wieder anmelden.');
export const endSessions = icu('Sitzungen beenden');
export const deleteTitle = icu('Konto von {name} löschen?');
export const deleteAbout = icu(
  '{days, plural, one {Das Konto und alles darin wird nach # Tag gelöscht. Die Person bekommt eine E-Mail und kann es abbrechen.} other {Das Konto und alles darin wird nach # Tagen gelöscht. Die Person bekommt eine E-Mail und kann es abbrechen.}}',
);
export const remove = icu('Löschen');
export const isMember = icu('Mitglieder entfernt nur, wer Inhaber/in des Unternehmens ist.');
export const isYourself = icu(
  'Dies ist Ihr eigenes Konto. Bitten Sie eine andere Person mit Betreiberrechten, oder nutzen Sie die Seiten Ihres Kontos.',
);
export const sessionsEnded = icu('Alle Sitzungen dieser Person sind beendet.');
export const isLocked = icu('Das Konto ist gesperrt.');
export const isUnlocked = icu('Das Konto ist entsperrt.');
export const willBeDeleted = icu('Das Konto wird gelöscht. Wir haben die Person per E-Mail informiert.');
export const searchCompanies = icu('Name des Unternehmens');
export const noCompanies = icu('Kein Unternehmen passt zu dieser Suche.');
export const membersAndJobs = icu('{members}, {jobs}, {open, number} offen');
export const countMembers = icu('{count, plural, one {# Mitglied} other {# Mitglieder}}');
export const countJobs = icu(
  '{count, plural, one {# veröffentlichte Stelle} other {# veröffentlichte Stellen}}',
);
export const takenDown = icu('Gesperrt: {reason}');
export const restore = icu('Wiederherstellen');
export const restoreTitle = icu('{name} wiederherstellen?');
export const takeDown = icu('Sperren');
export const takeDownTitle = icu('{name} sperren?');
export const restoreCompanyAbout = icu('Die Seite und die Stellen, die offen waren, sind dann wieder da.');
export const takeDownCompanyAbout = icu(
  'Die Seite und die offenen Stellen sind nicht mehr zu finden, und niemand kann sich bewerben. Die Mitglieder sehen den Grund.',
);
export const restoreJobAbout = icu('Die Stelle ist dann wieder offen, wenn sie es war.');
export const takeDownJobAbout = icu(
  'Die Stelle ist nicht mehr zu finden, und niemand kann sich bewerben. Das Unternehmen sieht den Grund, und die Inhaber bekommen eine E-Mail.',
);
export const postedJobs = icu('Veröffentlichte Stellen');
export const searchJobs = icu('Stellenbezeichnung, Stellen-ID oder Unternehmen');
export const noJobs = icu('Keine Stelle passt zu dieser Suche.');
export const companyAndId = icu('{company}, {id}');
export const openSince = icu('Offen, veröffentlicht am {when}');
export const closedSince = icu('Geschlossen, veröffentlicht am {when}');
export const companyDown = icu('Das Unternehmen ist gesperrt.');
export const companyRestored = icu('Das Unternehmen ist wiederhergestellt.');
export const jobDown = icu('Die Stelle ist gesperrt.');
export const jobRestored = icu('Die Stelle ist wiederhergestellt.');
export const bannerLead = icu(
  'Wird Angemeldeten zwischen diesen Zeiten auf jeder Seite gezeigt, bis sie es schließen.',
);
export const text = icu('Text');
export const from = icu('Von');
export const until = icu('Bis');
export const setBanner = icu('Banner anzeigen');
export const removeBanner = icu('Banner entfernen');
export const bannerSet = icu('Das Banner ist gesetzt.');
export const bannerRemoved = icu('Das Banner ist entfernt.');
export const eventsLead = icu('Was Betreiber getan haben und warum. Nichts davon lässt sich ändern.');
export const noEvents = icu('Bisher ist nichts geschehen.');
export const actAndSubject = icu('{act}: {subject}');
export const byCommand = icu('Durch den Befehl, ausgeführt von {name}, {when}');
export const byPerson = icu('Von {name}, {when}');
export const byDeleted = icu('Von einem gelöschten Konto, {when}');
export const fromNetwork = icu('{act}, von {address}');
export const storageLead = icu(
  'Wer am meisten speichert, steht oben. Videos von Interviews zählen für das Unternehmen.',
);
export const storedAndFree = icu('{stored} gespeichert, {free} frei.');
export const storedOnly = icu('{stored} gespeichert. Der Speicher sagt nicht, wie viel frei ist.');
export const nothingStored = icu('Noch ist nichts gespeichert.');
export const owners = icu('Inhaber');
export const deletedAccount = icu('Ein gelöschtes Konto');
export const ofPerson = icu(
  '{files, plural, one {Person, # Datei, {size}} other {Person, # Dateien, {size}}}',
);
export const ofCompany = icu(
  '{files, plural, one {Unternehmen, # Datei, {size}} other {Unternehmen, # Dateien, {size}}}',
);
export const toBeDeleted = icu(
  '{files, plural, one {Noch zu löschen, # Datei, {size}} other {Noch zu löschen, # Dateien, {size}}}',
);
export const rowsAndFiles = icu('Zeilen und Dateien');
export const rowsAndFilesAbout = icu(
  'Die Prüfung findet Zeilen der Datenbank, deren Datei verloren ist, und Dateien, auf die keine Zeile verweist. Sie ändert nichts.',
);
export const rowsNameFiles = icu(
  '{named, plural, one {Zeilen verweisen auf # Datei, im Speicher sind {stored}.} other {Zeilen verweisen auf # Dateien, im Speicher sind {stored}.}}',
);
export const filesDeleted = icu('{count, plural, one {Gelöscht: # Datei.} other {Gelöscht: # Dateien.}}');
export const theyFit = icu('Sie passen zusammen.');
export const checkNow = icu('Jetzt prüfen');
export const deleteFilesTitle = icu('Dateien ohne Zeile löschen?');
export const deleteFilesAbout = icu(
  'Der Speicher wird erneut geprüft. Dateien, auf die keine Zeile verweist und die älter als ein Tag sind, werden endgültig gelöscht, jede nach einer weiteren Prüfung. Machen Sie im Zweifel vorher ein Backup.',
);
export const rowsMissing = icu('{count, plural, one {# Zeile ohne Datei} other {# Zeilen ohne Datei}}');
export const rowsMissingAbout = icu(
  'Der Inhalt dieser Dateien fehlt den Menschen, die ihn brauchen. Suchen Sie sie in einem Backup, kopieren Sie sie an denselben Ort zurück und prüfen Sie erneut. Keine Zeile wird gelöscht.',
);
export const rowsWithoutFile = icu('Zeilen ohne Datei');
export const filesUnnamed = icu('{count, plural, one {# Datei ohne Zeile} other {# Dateien ohne Zeile}}');
export const noneDeletable = icu(
  'Niemand kann sie öffnen; sie belegen nur Platz. Keine davon kann hier gelöscht werden: Sie sind jünger als ein Tag oder nicht in einem Ordner dieses Programms.',
);
export const someDeletable = icu(
  '{count, plural, one {Niemand kann sie öffnen; sie belegen nur Platz. # kann gelöscht werden: älter als ein Tag und in einem Ordner dieses Programms.} other {Niemand kann sie öffnen; sie belegen nur Platz. # können gelöscht werden: älter als ein Tag und in einem Ordner dieses Programms.}}',
);
export const filesWithoutRow = icu('Dateien ohne Zeile');
export const canBeDeleted = icu('Kann gelöscht werden');
export const stays = icu('Bleibt');
export const deleteFiles = icu('Dateien ohne Zeile löschen');
export const showFirst = icu('Die ersten {count, number} anzeigen');
export const showThem = icu('Anzeigen');
export const uploadOfPerson = icu('Von einer Person hochgeladen');
export const uploadOfCompany = icu('Von einem Unternehmen hochgeladen');
export const interview = icu('Interview');
export const exportOfData = icu('Datenexport');
export const tasksLead = icu(
  'E-Mails, Berichte und alles andere, was das Programm im Hintergrund tut, und was davon fehlschlug.',
);
export const notDone = icu('Noch nicht erledigt');
export const allDone = icu('Alles ist erledigt.');
export const tryAll = icu('Alle erneut versuchen');
export const tryAllOf = icu('Alle erneut versuchen: {title}');
export const failed = icu('Fehlgeschlagen');
export const tryEverything = icu('Alles erneut versuchen');
export const noneFailed = icu('Nichts ist fehlgeschlagen.');
export const tryingAgain = icu(
  '{count, plural, one {# Aufgabe wird erneut versucht.} other {# Aufgaben werden erneut versucht.}}',
);
export const counts = icu(
  '{waiting, number} wartend, {running, number} laufend, {failed, number} fehlgeschlagen',
);
export const countsRetrying = icu(
  '{waiting, number} wartend ({retrying, number} auf einen weiteren Versuch), {running, number} laufend, {failed, number} fehlgeschlagen',
);
export const oldestUnderMinute = icu('Die älteste ist seit weniger als einer Minute fällig.');
export const oldestMinutes = icu(
  '{minutes, plural, one {Die älteste ist seit # Minute fällig.} other {Die älteste ist seit # Minuten fällig.}}',
);
export const oldestHours = icu(
  '{hours, plural, one {Die älteste ist seit # Stunde fällig.} other {Die älteste ist seit # Stunden fällig.}}',
);
export const oldestDays = icu(
  '{days, plural, one {Die älteste ist seit # Tag fällig.} other {Die älteste ist seit # Tagen fällig.}}',
);
export const to = icu('An {recipient}');
export const noReason = icu('Ein Grund ist nicht bekannt.');
export const triesAndNext = icu(
  '{tries, plural, one {Seit {since}. Ein Versuch, der nächste {next}} other {Seit {since}. # Versuche, der nächste {next}}}',
);
export const triesAndNoMore = icu(
  '{tries, plural, one {Seit {since}. Ein Versuch, kein weiterer von selbst.} other {Seit {since}. # Versuche, kein weiterer von selbst.}}',
);
export const tryAgain = icu('Erneut versuchen');
export const tryAgainNamed = icu('Erneut versuchen: {task}');
export const giveUp = icu('Aufgeben');
export const giveUpNamed = icu('Aufgeben: {task}');
export const giveUpTitle = icu('Diese Aufgabe aufgeben?');
export const giveUpAbout = icu('{task}: Sie wird nicht erledigt, und niemand kann sie erneut versuchen.');
export const taskRetried = icu('Die Aufgabe wird erneut versucht.');
export const taskGivenUp = icu('Die Aufgabe wurde aufgegeben.');
export const taskRunning = icu('Die Aufgabe wird gerade versucht. Sehen Sie gleich noch einmal nach.');
export const aboutTitle = icu('Über diesen Server');
export const aboutLead = icu('Bitte geben Sie dies an, wenn Sie ein Problem mit Roundone melden.');
export const version = icu('Version');
export const database = icu('Datenbank');
export const embedded = icu('Eingebaut');
export const isNewer = icu('Version {version} ist verfügbar.');
export const noNewer = icu(
  'Uns ist keine neuere Version bekannt. Wir suchen jede Nacht danach; schlägt die Suche fehl, steht es im Protokoll.',
);
export const noChecks = icu(
  'Wir suchen nicht nach neueren Versionen. Die Einstellung CHECK_FOR_UPDATES schaltet die Suche ein.',
);

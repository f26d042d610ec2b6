import { icu } from '../icu.ts';

export const title = icu('Webhooks');
export const lead = icu('Ein Webhook sagt Ihrem Programm, wenn etwas geschieht.');
export const add = icu('Webhook hinzufügen');
export const about = icu(
  'Ereignisse enthalten IDs und Zeiten, aber keine Namen. Antwortet ein Empfänger nicht, bekommt er dasselbe Ereignis {hours, plural, one {# Stunde} other {# Stunden}} lang erneut. Kann {days, plural, one {# Tag} other {# Tage}} lang nichts zugestellt werden, wird der Webhook ausgeschaltet, und die Inhaber bekommen eine E-Mail.',
);
export const none = icu('Es gibt keine Webhooks.');
export const deleteTitle = icu('Webhook bei {host} löschen?');
export const remove = icu('Löschen');
export const deleteNamed = icu('{host} löschen');
export const deleteAbout = icu(
  'Es wird nichts mehr dorthin gesendet, und das Protokoll wird gelöscht. Das lässt sich nicht rückgängig machen.',
);
export const changeTitle = icu('Webhook ändern');
export const changeAbout = icu('Wo Ihr Programm lauscht und welche Ereignisse es bekommt.');
export const logOf = icu('Protokoll von {host}');
export const logAbout = icu('Was gesendet wurde und was Ihr Programm geantwortet hat.');
export const newSecret = icu('Neues Secret');
export const newSecretFor = icu('Neues Secret für {host}');
export const newSecretAbout = icu('Damit prüft Ihr Programm, dass ein Ereignis von uns kommt.');
export const testOf = icu('Test von {host}');
export const testAbout = icu('Was Ihr Programm auf ein Testereignis geantwortet hat.');
export const ok = icu('OK');
export const on = icu('Ein');
export const off = icu('Aus');
export const log = icu('Protokoll');
export const test = icu('Testen');
export const testNamed = icu('{host} testen');
export const change = icu('Ändern');
export const changeNamed = icu('{host} ändern');
export const switchOn = icu('Einschalten');
export const switchOff = icu('Ausschalten');
export const switchOnNamed = icu('{host} einschalten');
export const switchOffNamed = icu('{host} ausschalten');
export const wasSwitchedOff = icu(
  '{days, plural, one {Ausgeschaltet, weil # Tag lang nichts zugestellt werden konnte.} other {Ausgeschaltet, weil # Tage lang nichts zugestellt werden konnte.}}',
);
export const failingSince = icu('Seit {when} ist jeder Versuch fehlgeschlagen. Das Protokoll sagt, warum.');
export const oldSecretUntil = icu('Das frühere Secret gilt bis {when}.');
export const form = icu('Webhook');
export const address = icu('Adresse');
export const addressHint = icu(
  'Hierhin werden Ereignisse gesendet, zum Beispiel https://hooks.example.com/roundone.',
);
export const events = icu('Ereignisse');
export const addButton = icu('Webhook hinzufügen');
export const save = icu('Speichern');
export const secret = icu('Secret des Webhooks');
export const secretAbout = icu(
  'Mit diesem Secret prüft Ihr Empfänger, dass ein Ereignis von uns kommt. Kopieren Sie es jetzt und halten Sie es geheim. Es wird nicht noch einmal angezeigt.',
);
export const rotated = icu('Neues Secret des Webhooks');
export const rotatedAbout = icu(
  'Kopieren Sie das neue Secret jetzt und halten Sie es geheim. Es wird nicht noch einmal angezeigt.',
);
export const rotateAbout = icu(
  '{hours, plural, one {Der Webhook bekommt ein neues Secret. # Stunde lang wird jedes Ereignis mit beiden signiert, damit Sie Ihren Empfänger umstellen können. Danach gilt nur das neue.} other {Der Webhook bekommt ein neues Secret. # Stunden lang wird jedes Ereignis mit beiden signiert, damit Sie Ihren Empfänger umstellen können. Danach gilt nur das neue.}}',
);
export const rotate = icu('Neues Secret erstellen');
export const waiting = icu('Wartet');
export const delivered = icu('Zugestellt');
export const failed = icu('Fehlgeschlagen');
export const show = icu('Anzeigen');
export const allEvents = icu('Alle Ereignisse');
export const lookAgain = icu('Aktualisieren');
export const nothingSent = icu(
  '{days, plural, one {In den letzten 24 Stunden wurde nichts gesendet.} other {In den letzten # Tagen wurde nichts gesendet.}}',
);
export const notTried = icu('Noch nicht versucht.');
export const details = icu('Details');
export const detailsOf = icu('Details zu {event}');
export const nextTry = icu('Nächster Versuch: {when}');
export const backToList = icu('Zurück zur Liste');
export const sendAgain = icu('Erneut senden');
export const idOfEvent = icu('ID: {id}');
export const body = icu('Inhalt');
export const attempts = icu('Versuche');
export const triedAt = icu('{when}, {seconds} s');
export const answerBeginning = icu('Anfang der Antwort');
export const accepted = icu('Angenommen.');
export const answeredNo = icu('Der Empfänger hat mit einem Fehler geantwortet.');
export const redirected = icu('Der Empfänger hat umgeleitet. Umleitungen folgen wir nicht.');
export const noAnswer = icu(
  '{seconds, plural, one {Keine Antwort innerhalb von # Sekunde.} other {Keine Antwort innerhalb von # Sekunden.}}',
);
export const noConnection = icu(
  'Keine Verbindung: Der Name ist unbekannt, niemand lauscht dort, oder das Zertifikat ist ungültig.',
);
export const addressNotAllowed = icu(
  'An diese Adresse darf nichts gesendet werden, weil sie nicht öffentlich ist.',
);
export const noSecret = icu('Das Secret kann nicht mehr gelesen werden. Erstellen Sie ein neues.');
export const withStatus = icu('{words} Status {status}.');
export const testEvent = icu('Ein Test des Webhooks.');
export const applicationReceived = icu('Jemand hat sich auf eine Stelle beworben.');
export const applicationScheduled = icu('Ein Interview wurde geplant oder verschoben.');
export const applicationDeclined = icu('Eine Bewerbung wurde abgelehnt.');
export const applicationWithdrawn = icu('Jemand hat eine Bewerbung zurückgezogen.');
export const stageChanged = icu(
  'Eine Bewerbung kam in eine andere Phase, wurde geschlossen oder wieder geöffnet, oder eine Entscheidung wurde rückgängig gemacht.',
);
export const interviewSubmitted = icu('Jemand hat ein Interview eingereicht. Der Bericht wird erstellt.');
export const interviewTrouble = icu('Jemand hat ein Problem mit einem Interview gemeldet.');
export const roundBooked = icu('Eine Live-Runde wurde gebucht.');
export const roundMoved = icu('Eine Live-Runde wurde verschoben.');
export const roundCancelled = icu('Eine Runde wurde abgesagt, von der Person oder vom Unternehmen.');
export const offerMade = icu('Ein Angebot wurde gemacht oder ein unbeantwortetes geändert.');
export const offerAccepted = icu('Ein Angebot wurde angenommen, die Person ist eingestellt.');
export const offerDeclined = icu('Ein Angebot wurde abgelehnt.');
export const reportReady = icu('Der Bericht eines Interviews ist fertig.');
export const cardSent = icu(
  'Ein Mitglied hat einen Bewertungsbogen zu einer Runde abgegeben oder erneut abgegeben.',
);
export const webhookMissing = icu('Bitte nennen Sie den Webhook');
export const deliveryMissing = icu('Bitte nennen Sie die Zustellung');
export const addressMissing = icu('Bitte geben Sie die Adresse ein');
export const addressTooLong = icu('Die Adresse hat höchstens {max, number} Zeichen');
export const addressRule = icu(
  'Die Adresse beginnt mit https:// und enthält keine Leerzeichen, keinen Namen, kein Passwort und kein #',
);
export const chooseEvents = icu('Bitte wählen Sie mindestens ein Ereignis');
export const unknownEvent = icu('Dieses Ereignis ist unbekannt');
export const eventsOnce = icu('Bitte nennen Sie jedes Ereignis nur einmal');
export const isOnRule = icu('isOn muss true oder false sein');
export const unknownState = icu('Dieser Status ist nicht bekannt');
export const isOff = icu('Dieser Webhook ist aus. Schalten Sie ihn ein, bevor Sie Ereignisse erneut senden.');
export const isDeleted = icu('Der Webhook ist gelöscht.');
export const isSentAgain = icu('Das Ereignis wird erneut gesendet.');
export const tooMany = icu(
  '{max, plural, one {Ein Unternehmen hat höchstens # Webhook. Bitte löschen Sie zuerst einen.} other {Ein Unternehmen hat höchstens # Webhooks. Bitte löschen Sie zuerst einen.}}',
);
export const mailAbout = icu(
  'An die Inhaber eines Unternehmens, wenn ein Webhook ausgeschaltet wird, weil nichts zugestellt werden konnte.',
);
export const mailSubject = icu('Ein Webhook Ihres Unternehmens wurde ausgeschaltet');
export const mailHeading = icu('Ein Webhook wurde ausgeschaltet');
export const mailText = icu(
  '{days, plural, one {# Tag lang konnte kein Ereignis an Ihren Webhook bei {host} zugestellt werden. Wir haben ihn ausgeschaltet und senden nichts mehr dorthin.} other {# Tage lang konnte kein Ereignis an Ihren Webhook bei {host} zugestellt werden. Wir haben ihn ausgeschaltet und senden nichts mehr dorthin.}}',
);
export const mailNext = icu(
  '{days, plural, one {Das Protokoll zeigt die Antwort auf jeden Versuch. Wenn der Empfänger wieder funktioniert, schalten Sie den Webhook ein. Ereignisse des letzten Tages stehen im Protokoll und können erneut gesendet werden.} other {Das Protokoll zeigt die Antwort auf jeden Versuch. Wenn der Empfänger wieder funktioniert, schalten Sie den Webhook ein. Ereignisse der letzten # Tage stehen im Protokoll und können erneut gesendet werden.}}',
);
export const mailButton = icu('Webhooks ansehen');

import { icu } from '../icu.ts';

export const scheduledName = icu('Interview geplant');
export const scheduledText = icu(
  'Ein Unternehmen hat Ihr Interview geplant, mit einem Eintrag für Ihren Kalender.',
);
export const reminderName = icu('Erinnerungen an Interviews');
export const reminderText = icu('Einen Tag und eine Stunde bevor Ihr Interview öffnet.');
export const windowName = icu('Öffnen und Schließen von Interviews');
export const windowText = icu(
  'Ihr Interview ist offen, schließt innerhalb eines Tages oder ist geschlossen.',
);
export const roundInvitationName = icu('Einladungen zu Runden');
export const roundInvitationText = icu(
  'Ein Unternehmen lädt Sie zu einer Gesprächsrunde ein, oder daran ändert sich etwas.',
);
export const roundReminderName = icu('Erinnerungen an Runden');
export const roundReminderText = icu('Einen Tag und eine Stunde vor einer Runde, an der Sie teilnehmen.');
export const roundChangedName = icu('Runden');
export const roundChangedText = icu(
  'Eine Runde, an der Sie teilnehmen, bekommt einen Termin, wird verschoben oder abgesagt, mit einem Kalendereintrag.',
);
export const requestAnsweredName = icu('Antworten auf Ihre Anfragen');
export const requestAnsweredText = icu('Ein Unternehmen hat eine Anfrage zu Ihrem Interview beantwortet.');
export const sentName = icu('Bewerbung gesendet');
export const sentText = icu('Ein Unternehmen hat Ihre Bewerbung bekommen.');
export const declinedName = icu('Bewerbung abgelehnt');
export const declinedText = icu('Ein Unternehmen berücksichtigt Ihre Bewerbung nicht weiter.');
export const advancedName = icu('Nächste Schritte');
export const advancedText = icu(
  'Ein Unternehmen macht mit Ihrer Bewerbung weiter oder hat sie wieder geöffnet.',
);
export const offerName = icu('Angebote');
export const offerText = icu(
  'Ein Unternehmen macht Ihnen ein Angebot, ändert es, zieht es zurück oder wartet auf Ihre Antwort, oder ein Angebot ist abgelaufen.',
);
export const jobDeletedName = icu('Zurückgezogene Stellen');
export const jobDeletedText = icu(
  'Ein Unternehmen hat eine Stelle zurückgezogen, während Ihre Bewerbung läuft.',
);
export const receivedName = icu('Neue Bewerbungen');
export const receivedText = icu('Jemand hat sich auf eine Ihrer Stellen beworben.');
export const withdrawnName = icu('Zurückgezogene Bewerbungen');
export const withdrawnText = icu('Jemand hat eine Bewerbung auf eine Ihrer Stellen zurückgezogen.');
export const requestName = icu('Anfragen');
export const requestText = icu(
  'Jemand bittet um eine Anpassung oder einen anderen Termin oder meldet ein Problem im Interview.',
);
export const messageName = icu('Nachrichten');
export const messageText = icu('Jemand hat Ihnen zu einer Bewerbung geschrieben.');
export const offerAnsweredName = icu('Antworten auf Angebote');
export const offerAnsweredText = icu(
  'Jemand hat Ihr Angebot angenommen oder abgelehnt, oder es ist abgelaufen.',
);
export const deletionName = icu('Löschanfragen');
export const deletionText = icu(
  'Jemand hat die Einwilligung in ein Interview widerrufen und wartet auf Ihre Antwort.',
);
export const reportName = icu('Bericht fertig');
export const reportText = icu('Der Bericht zu einem Interview ist fertig.');
export const correctedName = icu('Korrekturen am Transkript');
export const correctedText = icu('Jemand gibt an, dass Wörter einer Antwort falsch verstanden wurden.');
export const mentionedName = icu('Erwähnungen');
export const mentionedText = icu('Jemand aus Ihrem Team hat Sie in einer Notiz zu einer Bewerbung erwähnt.');
export const cardName = icu('Fehlende Bewertungsbögen');
export const cardText = icu(
  'Sie haben an einer Runde teilgenommen, und einen Tag später fehlt Ihr Bewertungsbogen.',
);
export const newYorkRule = icu(
  '{days, plural, one {In New York City muss mindestens # Arbeitstag vor dem Einsatz über das automatisierte Werkzeug informiert werden.} other {In New York City muss mindestens # Arbeitstage vor dem Einsatz über das automatisierte Werkzeug informiert werden.}}',
);
export const toldWhenApplying = icu(
  'Diese Person wurde am {told} bei der Bewerbung informiert, das Interview kann also ab dem {earliest} öffnen, oder später, wenn Feiertage dazwischenliegen. Wenn Sie die Person früher informiert haben, bestätigen Sie es.',
);
export const toldToday = icu(
  'Wen Sie heute einladen, informieren wir heute; das Interview kann also ab dem {earliest} öffnen, oder später, wenn Feiertage dazwischenliegen.',
);
export const kindUnknown = icu('Diese Art von E-Mail ist nicht bekannt');
export const zoneUnknown = icu('Diese Zeitzone ist nicht bekannt');
export const nameZone = icu('Bitte nennen Sie eine Zeitzone');
export const isOnMissing = icu('isOn muss true oder false sein');
export const paceUnknown = icu('pace muss at-once oder daily sein');
export const alwaysAtOnce = icu('E-Mails dieser Art werden immer sofort gesendet');
export const preferencesAsList = icu('Bitte senden Sie die Einstellungen als Liste');
export const isChosenMissing = icu('isChosen muss true oder false sein');
export const linkIncomplete = icu('Dieser Link ist unvollständig');
export const notYourKind = icu('E-Mails dieser Art bekommen Sie nicht');
export const noMore = icu('Sie bekommen keine E-Mails dieser Art mehr.');
export const footer = icu(
  'Sie bekommen diese E-Mail, weil Sie ein Konto bei Roundone haben. E-Mails dieser Art ({kind}) abbestellen: {link}',
);
export const chooseMails = icu('E-Mails auswählen: {link}');
export const title = icu('E-Mail-Einstellungen');
export const lead = icu('Wählen Sie, welche E-Mails Sie bekommen.');
export const alwaysSent = icu(
  'E-Mails zu Ihrem Konto selbst senden wir immer, etwa um Ihre E-Mail-Adresse zu bestätigen oder Ihr Passwort zurückzusetzen.',
);
export const whenSent = icu('Wann E-Mails der Art {kind} gesendet werden');
export const dailyHint = icu(
  'Eine E-Mail um {hour, number} Uhr morgens mit den Bewerbungen des Vortags; keine, wenn es keine gab.',
);
export const atOnceHint = icu('Eine E-Mail für jede Bewerbung.');
export const atOnce = icu('Sofort');
export const daily = icu('Einmal am Tag');
export const times = icu('Zeiten');
export const zoneSaved = icu('Zeitzone gespeichert.');
export const timeZone = icu('Zeitzone');
export const zoneHint = icu('E-Mails an Sie zeigen Zeiten in dieser Zone: {zone}.');
export const zoneNotFound = icu('Zeitzone nicht gefunden');
export const sameAsBrowser = icu('Wie mein Browser ({zone})');
export const unsubscribe = icu('Abbestellen');
export const signInToChoose = icu('Anmelden, um E-Mails auszuwählen');
export const chooseYours = icu('E-Mails auswählen');
export const youGet = icu('Sie bekommen E-Mails der Art {kind}.');
export const youGetNone = icu('Sie bekommen keine E-Mails der Art {kind} mehr.');
export const stopThese = icu('Diese E-Mails abbestellen');
export const turnOnAgain = icu('Wieder einschalten');
export const allPreferences = icu('Alle E-Mail-Einstellungen');

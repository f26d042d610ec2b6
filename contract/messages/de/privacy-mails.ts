import { icu } from '../icu.ts';

export const answeredAbout = icu(
  'An die Person, die ihre Einwilligung in ein Interview widerrufen hat, wenn das Unternehmen antwortet.',
);
export const deletedSubject = icu('Ihr Interview wurde gelöscht: {job}');
export const deletedHeading = icu('Ihr Interview wurde gelöscht');
export const keptSubject = icu('Ihr Interview wird aufbewahrt: {job}');
export const keptHeading = icu('Ihr Interview wird aufbewahrt');
export const youWithdrew = icu(
  'Guten Tag {name}, Sie haben Ihre Einwilligung in das Interview für {position} widerrufen.',
);
export const deletedText = icu(
  '{company} hat es gelöscht: Video, Ton, Transkript und Bericht. Backups können noch Kopien enthalten, bis sie ersetzt werden.',
);
export const keptText = icu('{company} bewahrt es auf und nennt diesen Grund: {reason}');
export const keptNext = icu(
  'Wenn Sie nicht einverstanden sind, können Sie dem Unternehmen schreiben oder sich bei der Datenschutzbehörde Ihres Wohnorts beschweren.',
);
export const seeInterviews = icu('Ihre Interviews ansehen');
export const requestAbout = icu(
  'An das Unternehmen, wenn jemand die Einwilligung in ein eingereichtes Interview widerruft.',
);
export const requestSubject = icu('Bitte löschen Sie ein Interview: {name}, {job}');
export const requestHeading = icu('Eine Einwilligung wurde widerrufen');
export const requestText = icu(
  '{name} hat die Einwilligung in das Interview für {position} widerrufen und bittet Sie, es zu löschen.',
);
export const requestDue = icu(
  'Das Gesetz lässt Ihnen bis {due} Zeit zu antworten. Sie können das Interview löschen oder mit einer Begründung ablehnen, die {name} lesen wird.',
);
export const requestVisitors = icu('Bis Sie antworten, können Besucher den Bericht nicht sehen.');
export const answer = icu('Anfrage beantworten');
export const erasureAbout = icu('An die Person, die ihr Konto löschen möchte.');
export const erasureHeading = icu('Ihr Konto wird gelöscht');
export const erasureText = icu(
  'Guten Tag {name}, Sie haben uns gebeten, Ihr Konto zu löschen. Wir löschen es am {due}, mit Ihren Bewerbungen, Interviews, Aufnahmen und Dateien, hier und bei den Unternehmen.',
);
export const erasureCancel = icu(
  'Haben Sie es sich anders überlegt? Bis dahin können Sie sich anmelden und „Mein Konto behalten“ wählen.',
);
export const erasureNotYou = icu(
  'Waren Sie das nicht? Dann behalten Sie Ihr Konto auf demselben Weg und wählen Sie ein neues Passwort.',
);
export const erasureReceipt = icu('Ihre Bestätigung, die zeigen wird, wie viel gelöscht wurde:');
export const toAccount = icu('Zu meinem Konto');
export const archiveOfPerson = icu('Daten über {name}');
export const archiveOfPersonLead = icu(
  'Alles, was Roundone am {when} über Sie gespeichert hatte. Zeiten sind in UTC.',
);
export const archiveOfCompany = icu('Daten von {name}');
export const archiveOfCompanyLead = icu(
  'Alles, was Roundone am {when} für {name} gespeichert hatte: eine Datei für jede Tabelle, und die Dateien. Zeiten sind in UTC.',
);
export const archiveLacks = icu('Nicht in diesem Archiv');
export const archiveLacksSecrets = icu(
  'Passwörter und andere Zugangsdaten, die so gespeichert sind, dass niemand sie lesen kann, und:',
);
export const archiveLacksTables = icu('{why} ({tables})');
export const historyOfApplication = icu('Verlauf einer Bewerbung');
export const reportOnInterview = icu('Bericht über ein Interview');
export const kindCompany = icu('Das Unternehmen, seine Mitglieder und Einstellungen');
export const kindJobs = icu('Stellen');
export const kindApplications = icu('Bewerbungen, Entscheidungen, Nachrichten und Notizen');
export const kindInterviews = icu('Interviews, Antworten und Aufnahmen');
export const kindReports = icu('Berichte und Bewertungsbögen');
export const kindInvitations = icu('Einladungen zur Bewerbung');
export const kindPrograms = icu('API-Token und Webhooks');
export const kindHistory = icu('Verlauf');
export const leftOfPerson = icu('Teil des Kontos einer Person, die es selbst exportieren kann');
export const leftOfAll = icu('Für alle gleich, oder betrifft nur die Arbeit des Servers');
export const leftOfCompany = icu(
  'Was ein Unternehmen für sich schreibt, etwa Notizen, Bewertungsbögen, Bewertungen und Begründungen: Bitte fragen Sie das Unternehmen',
);
export const leftGuests = icu('Wem ein Unternehmen den Bericht gezeigt hat');
export const leftReport = icu(
  'Die Form, in der ein Bericht gespeichert ist: Der Bericht selbst ist lesbar im Archiv',
);
export const leftParts = icu('Teile von Aufnahmen, die nicht zu einem Video zusammengefügt wurden');
export const leftUploads = icu('Teile eines Uploads, der noch nicht fertig ist');
export const leftMails = icu('E-Mails an das Unternehmen, die noch nicht gesendet sind');
export const leftArchives = icu('Archive wie dieses');
export const leftLinks = icu('Links in E-Mails, die geheim bleiben müssen');
export const leftPieces = icu(
  'Teile von Aufnahmen, die nicht zu einem Video zusammengefügt wurden, und wer gerade in einem Interview ist',
);
export const leftWaitingMails = icu('E-Mails, die noch nicht gesendet sind');

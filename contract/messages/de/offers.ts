import { icu } from '../icu.ts';

export const waiting = icu('Wartet auf Antwort');
export const accepted = icu('Angenommen');
export const declined = icu('Abgelehnt');
export const withdrawn = icu('Zurückgezogen');
export const expired = icu('Abgelaufen');
export const replaced = icu('Durch ein neueres Angebot ersetzt');
export const stepMade = icu('Angebot gemacht');
export const stepOpened = icu('Angebot von der Person geöffnet');
export const stepReminded = icu('Erinnerung gesendet');
export const stepAccepted = icu('Angebot angenommen');
export const stepDeclined = icu('Angebot abgelehnt');
export const stepWithdrawn = icu('Angebot zurückgezogen');
export const stepExpired = icu('Angebot abgelaufen');
export const stepReplaced = icu('Angebot durch ein neueres ersetzt');
export const perHour = icu('pro Stunde');
export const perDay = icu('pro Tag');
export const perWeek = icu('pro Woche');
export const perMonth = icu('pro Monat');
export const perYear = icu('pro Jahr');
export const payPer = icu('{money} {period}');
export const offer = icu('Angebot');
export const make = icu('Angebot machen');
export const change = icu('Angebot ändern');
export const about = icu(
  '{name} bekommt eine E-Mail mit einem Link zum Schreiben und kann das Angebot dort durch Eingabe des eigenen Namens annehmen.',
);
export const earlier = icu('Frühere Angebote');
export const startsOn = icu('ab {day}');
export const madeAt = icu('Gemacht am {when}');
export const standsUntil = icu('gültig bis {when}');
export const notOpened = icu('noch nicht geöffnet');
export const opened = icu('geöffnet');
export const withdraw = icu('Zurückziehen');
export const withdrawTitle = icu('Das Angebot an {name} zurückziehen?');
export const withdrawAbout = icu(
  '{name} kann es dann nicht mehr annehmen und bekommt sofort eine E-Mail. Das lässt sich nicht rückgängig machen.',
);
export const withdrawWord = icu('Nachricht an die Person (optional)');
export const withdrawOffer = icu('Angebot zurückziehen');
export const makeTitle = icu('{name} ein Angebot machen');
export const makeAbout = icu('Sie lesen das Schreiben, bevor es gesendet wird.');
export const changeTitle = icu('Das Angebot an {name} ändern');
export const changeAbout = icu(
  'Das neue Angebot ersetzt das noch offene. Sie lesen das Schreiben, bevor es gesendet wird.',
);
export const pay = icu('Gehalt');
export const currency = icu('Währung');
export const period = icu('Zeitraum');
export const firstDay = icu('Erster Arbeitstag');
export const answerBy = icu('Antwort bis');
export const answerByHint = icu('Bis zum Ende dieses Tages, in Ihrer Zeitzone');
export const place = icu('Arbeitsort (optional)');
export const conditions = icu('Bedingungen (optional)');
export const conditionsHint = icu(
  'Zum Beispiel Arbeitszeit, Urlaub, Probezeit. Sie stehen im Schreiben so, wie Sie sie eingeben.',
);
export const readLetter = icu('Schreiben lesen');
export const sendTo = icu('An {name} senden');
export const letter = icu('Schreiben');
export const seePdf = icu('PDF ansehen');
export const changeLetter = icu('Den Text dieses Schreibens ändern');
export const letterTitle = icu('Titel');
export const letterText = icu('Text');
export const letterHint = icu('Wörter in geschweiften Klammern werden ersetzt: {placeholders}');
export const otherLetters = icu('andere Zeichen');
export const missingLetters = icu(
  'Das PDF kann {letters} nicht darstellen und lässt dort leere Kästchen. Die Seite, die {name} liest, zeigt sie.',
);
export const missingInPdf = icu(
  'Einige Zeichen dieses Dokuments lassen sich hier nicht darstellen und erscheinen als leere Kästchen. Vollständig sind sie auf der Seite mit dem Angebot und wenn das Dokument vorgelesen oder kopiert wird.',
);
export const acceptedInPdf = icu('Angenommen von {name}, eingegeben als „{typed}“ am {when}.');
export const closingTitle = icu('{name} hat Ihr Angebot angenommen');
export const closingText = icu('{name} hat Ihr Angebot für {job} angenommen.');
export const isFilled = icu('Ist die Stelle besetzt?');
export const notNow = icu('Jetzt nicht, alles so lassen');
export const closeJob = icu('Stelle schließen');
export const closeAndDecline = icu(
  '{count, plural, one {Stelle schließen und der anderen Person absagen} other {Stelle schließen und den anderen # absagen}}',
);
export const declineOthers = icu(
  '{count, plural, one {Der anderen Person absagen} other {Den anderen # Personen absagen}}',
);
export const closeTitle = icu('{act}?');
export const closeAbout = icu('{job}. Sie sehen die E-Mail, bevor sie gesendet wird.');
export const keptWithOffer = icu(
  '{count, plural, one {# Bewerbung mit einem offenen Angebot wird nicht abgelehnt.} other {# Bewerbungen mit einem offenen Angebot werden nicht abgelehnt.}}',
);
export const mailsWait = icu(
  '{minutes, plural, one {Die E-Mails werden in # Minute gesendet.} other {Die E-Mails werden in # Minuten gesendet.}} Bis dahin können Sie alles rückgängig machen; dann ist auch die Stelle wieder offen.',
);
export const notDeclined = icu(
  '{count, plural, one {# Bewerbung wurde nicht abgelehnt: {why}} other {# Bewerbungen wurden nicht abgelehnt: {why}}}',
);
export const jobClosed = icu('Stelle geschlossen.');
export const declinedCount = icu(
  '{count, plural, one {# Bewerbung abgelehnt.} other {# Bewerbungen abgelehnt.}}',
);
export const nothingLeft = icu('Es war nichts mehr zu tun.');
export const noticeTitle = icu('{company} hat Ihnen ein Angebot gemacht: {job}');
export const noticeText = icu('Bitte antworten Sie bis {when}.');
export const read = icu('Angebot lesen');
export const yourOffer = icu('Ihr Angebot');
export const acceptedTitle = icu('Sie haben dieses Angebot angenommen');
export const acceptedText = icu(
  'Sie haben am {when} „{name}“ eingegeben. {company} meldet sich bei Ihnen zu Ihrem ersten Arbeitstag.',
);
export const declinedTitle = icu('Sie haben dieses Angebot abgelehnt');
export const expiredTitle = icu('Dieses Angebot ist abgelaufen');
export const expiredText = icu(
  'Es galt bis {when}. Wenn Sie noch interessiert sind, schreiben Sie {company}.',
);
export const replacedTitle = icu('Es gibt ein neueres Angebot');
export const replacedText = icu('{company} hat es geändert. Öffnen Sie den Link in Ihrer neuesten E-Mail.');
export const withdrawnTitle = icu('Dieses Angebot wurde zurückgezogen');
export const withdrawnText = icu('Es kann nicht mehr angenommen werden.');
export const saidBy = icu('{who}, {when}');
export const ask = icu('Frage stellen');
export const askLabel = icu('Ihre Frage');
export const askHint = icu('{company} bekommt sie per E-Mail und antwortet hier und per E-Mail.');
export const askButton = icu('Frage senden');
export const yourAnswer = icu('Ihre Antwort');
export const answerUntil = icu('Das Angebot gilt bis {when}.');
export const acceptLabel = icu('Geben Sie zum Annehmen Ihren Namen ein');
export const acceptHint = icu(
  'So, wie er hier steht: {name}. Damit nehmen Sie das Angebot von {company} so an, wie es im Schreiben steht.',
);
export const acceptButton = icu('Angebot annehmen');
export const declineLabel = icu('Nachricht an das Unternehmen (optional)');
export const declineHint = icu(
  '{company} erfährt es sofort. Danach können Sie das Angebot nicht mehr annehmen.',
);
export const declineButton = icu('Angebot ablehnen');
export const nameOffer = icu('Bitte nennen Sie das Angebot');
export const payMissing = icu('Bitte geben Sie das Gehalt als Zahl ein');
export const payTooLow = icu('Das Gehalt muss größer als null sein');
export const payTooHigh = icu('Das Gehalt darf höchstens {max, number} betragen');
export const payDigits = icu('Das Gehalt hat mehr Nachkommastellen als diese Währung');
export const currencyMissing = icu('Bitte wählen Sie die Währung');
export const periodMissing = icu('Bitte wählen Sie, für welchen Zeitraum das Gehalt gilt');
export const startMissing = icu('Bitte wählen Sie den ersten Arbeitstag');
export const startPassed = icu('Der erste Arbeitstag ist schon vorbei');
export const answerByPassed = icu('Bitte wählen Sie für die Antwort einen Tag, der noch kommt');
export const answerByTooLate = icu(
  '{days, plural, one {Ein Angebot gilt höchstens # Tag} other {Ein Angebot gilt höchstens # Tage}}',
);
export const tooLong = icu('Bitte schreiben Sie höchstens {max, number} Zeichen');
export const noteTooLong = icu('Eine Notiz hat höchstens {max, number} Zeichen');
export const questionMissing = icu('Bitte schreiben Sie Ihre Frage');
export const typeName = icu('Bitte geben Sie Ihren Namen so ein, wie er hier steht: {name}');
export const changedMeanwhile = icu(
  'Dieses Angebot wurde gerade geändert. Bitte sehen Sie es sich noch einmal an.',
);
export const over = icu('Dieses Angebot kann nicht mehr beantwortet werden.');

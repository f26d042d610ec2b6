import { icu } from '../icu.ts';

export const title = icu('API-Token');
export const lead = icu('Mit einem Token kann Ihr eigenes Programm die API für Ihr Unternehmen aufrufen.');
export const about = icu(
  'Ein Token darf, was seine Berechtigungen erlauben, mit höchstens {calls, number} Aufrufen pro Minute. Token gehören dem Unternehmen: Sie gelten weiter, wenn das Mitglied geht, das sie erstellt hat. Die API ist unter {docs} beschrieben.',
);
export const make = icu('Token erstellen');
export const none = icu('Es gibt noch keine API-Token.');
export const makeTitle = icu('API-Token erstellen');
export const endTitle = icu('{name} widerrufen?');
export const end = icu('Widerrufen');
export const endNamed = icu('{name} widerrufen');
export const endAbout = icu(
  'Programme mit diesem Token werden ab dem nächsten Aufruf abgewiesen. Das lässt sich nicht rückgängig machen.',
);
export const madeBy = icu('Erstellt von {name}, {when}.');
export const notUsed = icu('Noch nicht verwendet.');
export const lastUsed = icu('Zuletzt verwendet: {when}, {network}.');
export const lastUsedUnknown = icu('Zuletzt verwendet: {when}.');
export const valid = icu('Gültig');
export const expired = icu('Abgelaufen');
export const ended = icu('Widerrufen');
export const noExpiry = icu('Läuft nicht ab.');
export const expiresOn = icu('Läuft ab: {when}.');
export const expiredOn = icu('Abgelaufen: {when}.');
export const endedOn = icu('Widerrufen am {when}.');
export const token = icu('API-Token');
export const shownOnce = icu(
  'Kopieren Sie das Token jetzt und halten Sie es geheim. Es wird nicht noch einmal angezeigt.',
);
export const name = icu('Name');
export const nameHint = icu('Was das Token verwendet, zum Beispiel „Lohnabrechnung“.');
export const permissions = icu('Berechtigungen');
export const expires = icu('Läuft ab');
export const inDays = icu('{days, plural, one {In # Tag} other {In # Tagen}}');
export const never = icu('Nie');
export const makeButton = icu('Token erstellen');
export const jobsRead = icu('Stellen, Entwürfe und den Fragenkatalog lesen.');
export const jobsWrite = icu('Stellen erstellen, ändern, veröffentlichen, schließen und löschen.');
export const applicationsRead = icu('Bewerbungen, ihre Nachrichten und die zugehörigen Profile lesen.');
export const applicationsWrite = icu(
  'Interviews planen, Bewerbungen ablehnen, Anpassungen gewähren und Nachrichten schreiben.',
);
export const reportsRead = icu('Berichte von Interviews lesen.');
export const companyRead = icu('Das Profil des Unternehmens lesen.');
export const nameMissing = icu('Bitte geben Sie dem Token einen Namen');
export const nameTooLong = icu('Der Name eines Tokens hat höchstens {max, number} Zeichen');
export const nameNotShown = icu('Der Name enthält Zeichen, die nicht angezeigt werden können');
export const chooseScopes = icu('Bitte wählen Sie mindestens eine Berechtigung');
export const unknownScope = icu('Diese Berechtigung ist unbekannt');
export const scopesOnce = icu('Bitte nennen Sie jede Berechtigung nur einmal');
export const chooseExpiry = icu('Bitte wählen Sie, wann das Token abläuft');
export const nameToken = icu('Bitte nennen Sie das Token');
export const hasEnded = icu('Token widerrufen.');
export const notAccepted = icu('Dieses API-Token ist unbekannt, abgelaufen oder widerrufen.');
export const tooMany = icu(
  '{max, plural, one {Ein Unternehmen hat höchstens # gültiges Token. Bitte widerrufen Sie zuerst eines.} other {Ein Unternehmen hat höchstens # gültige Token. Bitte widerrufen Sie zuerst eines.}}',
);
export const expiryPassed = icu('Bitte wählen Sie einen Zeitpunkt in der Zukunft');
export const expiryTooLate = icu(
  '{days, plural, one {Ein Token mit Ablauf gilt höchstens # Tag} other {Ein Token mit Ablauf gilt höchstens # Tage}}',
);
export const mailAbout = icu('An die Inhaber eines Unternehmens, wenn ein API-Token erstellt wird.');
export const mailSubject = icu('Ein neues API-Token für Ihr Unternehmen');
export const mailHeading = icu('Ein neues API-Token');
export const mailText = icu(
  '{name} hat das API-Token „{token}“ erstellt. Wer es hat, darf für Ihr Unternehmen:',
);
export const mailScope = icu('• {scope}');
export const mailExpected = icu('Wenn Sie das erwartet haben, müssen Sie nichts tun.');
export const mailUnexpected = icu(
  'Wenn nicht, widerrufen Sie das Token sofort und fragen Sie die Person, die es erstellt hat.',
);
export const mailButton = icu('API-Token ansehen');

import { icu } from '../icu.ts';

export const isItYou = icu('Sind Sie es?');
export const title = icu('Zweiter Faktor');
export const code = icu('Code Ihrer Authenticator-App');
export const setUpNow = icu('Jetzt einrichten');
export const startAgain = icu('Neu beginnen');
export const or = icu('oder');
export const passkeyAbout = icu(
  'Ein Passkey liegt auf diesem Gerät, Ihrem Smartphone oder einem Sicherheitsschlüssel. Sie müssen keinen Code eingeben.',
);
export const usePasskey = icu('Passkey verwenden');
export const passkeyAsked = icu('Verwenden Sie einen Ihrer Passkeys. Ihr Browser fragt danach.');
export const recoveryCode = icu('Wiederherstellungscode');
export const recoveryCodeHint = icu(
  'Einer der Codes, die Sie beim Einrichten des zweiten Faktors gespeichert haben',
);
export const confirm = icu('Bestätigen');
export const toPasskey = icu('Stattdessen einen Passkey verwenden');
export const toApp = icu('Stattdessen die Authenticator-App verwenden');
export const toRecovery = icu('Stattdessen einen Wiederherstellungscode verwenden');
export const passkeyNotUsed = icu(
  'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
);
export const passkeyNotMade = icu('Es wurde kein Passkey erstellt. Bitte versuchen Sie es noch einmal.');
export const passkeyThere = icu('Dieses Gerät hat bereits einen Passkey für Ihr Konto.');
export const passkeyDefaultName = icu('Passkey');
export const scan = icu(
  'Öffnen Sie auf Ihrem Smartphone eine Authenticator-App und scannen Sie damit diesen Code. Wenn das nicht geht, geben Sie den Schlüssel in die App ein.',
);
export const qrCode = icu('QR-Code für Ihre Authenticator-App');
export const key = icu('Schlüssel: {key}');
export const typeCode = icu(
  'Die App zeigt {digits, number} Ziffern, alle {seconds, number} Sekunden neue. Geben Sie die aktuellen ein.',
);
export const turnOn = icu('Einschalten');
export const recoveryCodes = icu('Wiederherstellungscodes');
export const codesAbout = icu(
  'Bewahren Sie diese Codes dort auf, wo Sie sie ohne Ihr Smartphone finden. Jeder gilt einmal, anstelle Ihres zweiten Faktors. Sie werden nicht noch einmal angezeigt.',
);
export const codesFile = icu('Wiederherstellungscodes für Roundone ({host}). Jeder gilt einmal.');
export const copy = icu('Kopieren');
export const copied = icu('Die Codes wurden kopiert.');
export const download = icu('Herunterladen');
export const print = icu('Drucken');
export const saved = icu('Ich habe sie gespeichert');
export const noPrint = icu('Dieser Browser kann von hier aus nicht drucken. Bitte kopieren Sie die Codes.');
export const about = icu(
  'Ein zweiter Nachweis neben dem Passwort, dass Sie es sind. Wer nur Ihr Passwort kennt, kann sich nicht anmelden.',
);
export const app = icu('Authenticator-App');
export const appOn = icu('Ein: Beim Anmelden werden Sie nach einem Code der App gefragt.');
export const appOff = icu(
  'Aus. Eine App auf Ihrem Smartphone zeigt einen Code, den Sie beim Anmelden eingeben.',
);
export const otherPhone = icu('Auf einem anderen Smartphone einrichten');
export const setUpApp = icu('App einrichten');
export const turnOffApp = icu('App ausschalten');
export const passkeys = icu('Passkeys');
export const passkeysAbout = icu(
  'Liegen auf diesem Gerät, Ihrem Smartphone oder einem Sicherheitsschlüssel. Mit einem Passkey melden Sie sich auch ohne Passwort an.',
);
export const noPasskeys = icu('Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.');
export const addPasskey = icu('Passkey hinzufügen');
export const codesLeft = icu(
  '{left, number} von {all, number} sind übrig. Damit melden Sie sich an, wenn Sie Ihr Smartphone verlieren.',
);
export const makeCodes = icu('Neue Codes erstellen');
export const wholeCompany = icu('Für das ganze Unternehmen');
export const required = icu('Wer sich für das Unternehmen anmeldet, braucht einen zweiten Faktor.');
export const notRequired = icu('Wer sich für das Unternehmen anmeldet, braucht keinen zweiten Faktor.');
export const require = icu('Für alle verlangen');
export const stopRequiring = icu('Nicht mehr verlangen');
export const yourPasskeys = icu('Ihre Passkeys');
export const passkeyUnused = icu('Hinzugefügt am {added}, noch nicht verwendet');
export const passkeyUsed = icu('Hinzugefügt am {added}, zuletzt verwendet am {used}');
export const rename = icu('Umbenennen');
export const renameNamed = icu('{name} umbenennen');
export const removeNamed = icu('{name} entfernen');
export const turnOffAppTitle = icu('Authenticator-App ausschalten');
export const newCodesTitle = icu('Neue Wiederherstellungscodes');
export const renameTitle = icu('Passkey umbenennen');
export const removePasskey = icu('Passkey entfernen');
export const next = icu('Weiter');
export const setUpOther = icu(
  'Die App auf dem anderen Smartphone ersetzt die jetzige, sobald Sie ihren ersten Code eingeben.',
);
export const setUpFirst = icu('Geben Sie zuerst Ihr Passwort ein. Dann scannen Sie einen Code mit der App.');
export const turnOffAbout = icu(
  'Beim Anmelden werden Sie nicht mehr nach Codes der App gefragt. Wir bestätigen das per E-Mail.',
);
export const turnOff = icu('Ausschalten');
export const addPasskeyAbout = icu(
  'Geben Sie zuerst Ihr Passwort ein. Dann fragt Ihr Browser, wo der Passkey gespeichert werden soll.',
);
export const newCodesAbout = icu('Sie bekommen neue Codes. Die bisherigen gelten dann nicht mehr.');
export const removePasskeyAbout = icu(
  'Mit dem Passkey „{name}“ können Sie sich dann nicht mehr anmelden. Wir bestätigen das per E-Mail.',
);
export const requireAbout = icu(
  'Wer sich für Ihr Unternehmen anmeldet, auch Sie, braucht ab der nächsten Anmeldung einen zweiten Faktor. Wer noch keinen hat, richtet ihn dann als Erstes ein.',
);
export const stopRequiringAbout = icu(
  'Wer sich für Ihr Unternehmen anmeldet, braucht keinen zweiten Faktor mehr.',
);
export const passkeyName = icu('Name des Passkeys');
export const appIsOn = icu('Ihre Authenticator-App ist eingeschaltet.');
export const appIsOff = icu('Ihre Authenticator-App ist ausgeschaltet.');
export const passkeyAdded = icu('Ihr Passkey wurde hinzugefügt.');
export const passkeyRenamed = icu('Ihr Passkey wurde umbenannt.');
export const passkeyRemoved = icu('Ihr Passkey wurde entfernt.');
export const tooManyPasskeys = icu(
  '{max, plural, one {Ein Konto kann # Passkey haben. Entfernen Sie ihn, bevor Sie einen anderen hinzufügen.} other {Ein Konto kann bis zu # Passkeys haben. Entfernen Sie einen, den Sie nicht mehr verwenden.}}',
);
export const addFactorFirst = icu('Fügen Sie zuerst eine Authenticator-App oder einen Passkey hinzu.');
export const namePasskey = icu('Bitte nennen Sie den Passkey');
export const sayRequired = icu('Bitte geben Sie an, ob ein zweiter Faktor verlangt wird');

import { icu } from '../icu.ts';

export const doneFrom = icu('Gerät: {device}. Ort: {place}.');
export const wasYou = icu('Wenn Sie das waren, müssen Sie nichts tun.');
export const notMe = icu('Das war ich nicht');
export const goToSignIn = icu('Zur Anmeldeseite');
export const confirmAbout = icu(
  'An die neue Adresse, wenn jemand die E-Mail-Adresse eines Kontos ändern möchte.',
);
export const confirmSubject = icu('Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
export const confirmHeading = icu('Ihre neue E-Mail-Adresse');
export const confirmText = icu(
  'Guten Tag {name}, bitte bestätigen Sie, dass Sie diese E-Mail-Adresse für Ihr Roundone-Konto verwenden möchten.',
);
export const confirmHours = icu(
  '{hours, plural, one {Der Link gilt # Stunde lang. Bis Sie bestätigen, behält Ihr Konto die bisherige E-Mail-Adresse.} other {Der Link gilt # Stunden lang. Bis Sie bestätigen, behält Ihr Konto die bisherige E-Mail-Adresse.}}',
);
export const confirmButton = icu('Diese E-Mail-Adresse bestätigen');
export const confirmNotYou = icu(
  'Sie haben das nicht angefordert? Dann können Sie diese E-Mail ignorieren: Es ändert sich nichts.',
);
export const askedAbout = icu('An die E-Mail-Adresse eines Kontos, wenn jemand sie ändern möchte.');
export const askedSubject = icu('Ihre E-Mail-Adresse soll geändert werden');
export const askedText = icu(
  'Guten Tag {name}, jemand, der Ihr Passwort kennt, möchte die E-Mail-Adresse Ihres Kontos in {email} ändern. Das geschieht, sobald die neue Adresse bestätigt ist.',
);
export const askedNotYou = icu(
  '{days, plural, one {Wenn Sie das nicht waren, wählen Sie über die Schaltfläche unten ein neues Passwort. Das stoppt die Änderung und beendet alle Sitzungen. Der Link gilt # Tag lang.} other {Wenn Sie das nicht waren, wählen Sie über die Schaltfläche unten ein neues Passwort. Das stoppt die Änderung und beendet alle Sitzungen. Der Link gilt # Tage lang.}}',
);
export const changedAbout = icu('An die frühere E-Mail-Adresse eines Kontos, wenn sie geändert wurde.');
export const changedSubject = icu('Ihre E-Mail-Adresse wurde geändert');
export const changedText = icu(
  'Guten Tag {name}, Ihr Konto verwendet jetzt {email}. Das ist die letzte E-Mail an diese Adresse.',
);
export const changedNotYou = icu(
  '{days, plural, one {Wenn Sie das nicht waren, holen Sie sich Ihr Konto über die Schaltfläche unten zurück. Es verwendet dann wieder diese E-Mail-Adresse, Sie wählen ein neues Passwort, und alle Sitzungen enden. Der Link gilt # Tag lang.} other {Wenn Sie das nicht waren, holen Sie sich Ihr Konto über die Schaltfläche unten zurück. Es verwendet dann wieder diese E-Mail-Adresse, Sie wählen ein neues Passwort, und alle Sitzungen enden. Der Link gilt # Tage lang.}}',
);
export const undoneAbout = icu(
  'An beide Adressen eines Kontos, wenn eine Änderung der E-Mail-Adresse rückgängig gemacht wurde.',
);
export const undoneSubject = icu('Ihr Konto wurde wiederhergestellt');
export const undoneText = icu(
  'Guten Tag {name}, jemand hat den Link „Das war ich nicht“ geöffnet, den wir an {email} gesendet haben. Ihr Konto verwendet wieder diese Adresse, mit einem neuen Passwort, und alle Sitzungen sind beendet.',
);
export const undoneFactors = icu(
  'Kürzlich hinzugefügte zweite Faktoren und alle Wiederherstellungscodes wurden entfernt. Bitte prüfen Sie sie unter „Konto“.',
);
export const undoneSignIn = icu('Sie können sich mit Ihrem neuen Passwort anmelden.');
export const undoneLost = icu(
  'Ihr Konto verwendet diese E-Mail-Adresse nicht mehr. Wenn das Ihrer Meinung nach nicht stimmt, schreiben Sie uns bitte.',
);
export const writeToUs = icu('Uns schreiben');
export const operatorAbout = icu(
  'An den Betreiber (OPERATOR_MAIL), wenn jemand die Kontakt- oder Hilfeseite verwendet.',
);
export const contactSubject = icu('Jemand bittet um Kontakt');
export const supportSubject = icu('Jemand bittet um Hilfe');
export const fromEmail = icu('E-Mail: {email}');
export const fromPhone = icu('Telefon: {phone}');
export const noMessage = icu('Es wurde keine Nachricht hinterlassen.');
export const passwordAbout = icu('An die Person, der ein Konto gehört, wenn das Passwort geändert wurde.');
export const passwordSubject = icu('Ihr Passwort wurde geändert');
export const passwordText = icu(
  'Guten Tag {name}, Ihr Konto hat ein neues Passwort. Andere Geräte wurden abgemeldet, und Links aus früheren E-Mails gelten nicht mehr.',
);
export const passwordNotYou = icu(
  'Wenn Sie das nicht waren, öffnen Sie die Anmeldeseite, wählen „Passwort vergessen“ und legen sofort ein neues fest. Das beendet noch einmal alle Sitzungen.',
);
export const resetAbout = icu(
  'An die Person, der ein Konto gehört, wenn jemand ein neues Passwort angefordert hat.',
);
export const resetSubject = icu('Passwort zurücksetzen');
export const resetHeading = icu('Ein neues Passwort');
export const resetText = icu('Guten Tag {name}, hier ist der Link, den Sie angefordert haben.');
export const resetWorksOnce = icu(
  '{hours, plural, one {Er funktioniert nur einmal und gilt # Stunde.} other {Er funktioniert nur einmal und gilt # Stunden.}}',
);
export const resetNotYou = icu(
  'Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
);
export const registered = icu(
  'Jemand hat diese E-Mail-Adresse am {when} {role, select, employer {als Unternehmen} other {zur Stellensuche}} registriert, mit dem Namen {name}.',
);
export const pendingAbout = icu(
  'An die E-Mail-Adresse einer noch nicht bestätigten Registrierung, wenn jemand ein neues Passwort angefordert hat.',
);
export const pendingText = icu(
  '{hours, plural, one {Wenn Sie das waren, wählen Sie mit diesem Link ein neues Passwort, und Ihr Konto ist bereit. Er funktioniert nur einmal und gilt # Stunde.} other {Wenn Sie das waren, wählen Sie mit diesem Link ein neues Passwort, und Ihr Konto ist bereit. Er funktioniert nur einmal und gilt # Stunden.}}',
);
export const pendingNotYou = icu(
  'Sie haben sich nicht registriert, oder nicht mit diesem Namen und dieser Rolle? Dann tun Sie nichts: Ohne Link gibt es kein Konto.',
);
export const verifyAbout = icu(
  'An die E-Mail-Adresse einer neuen Registrierung. Der Link erstellt das Konto.',
);
export const verifySubject = icu('Bitte bestätigen Sie Ihre E-Mail-Adresse');
export const verifyHeading = icu('Willkommen bei Roundone, {name}');
export const verifyText = icu(
  '{hours, plural, one {Wenn Sie das waren: ein Klick, und Ihr Konto ist bereit. Der Link gilt # Stunde lang.} other {Wenn Sie das waren: ein Klick, und Ihr Konto ist bereit. Der Link gilt # Stunden lang.}}',
);
export const verifyButton = icu('Mein Konto aktivieren');
export const verifyNotYou = icu(
  'Sie haben sich nicht registriert, oder nicht mit diesem Namen und dieser Rolle? Dann tun Sie nichts: Ohne den Link gibt es kein Konto, und die Angaben werden gelöscht. Bitte öffnen Sie den Link nicht, denn er würde ein Konto aktivieren, das jemand anderes erstellt hat.',
);
export const factorAbout = icu(
  'An die Person, der ein Konto gehört, wenn sich ein zweiter Faktor oder die Wiederherstellungscodes ändern oder ein Code verwendet wurde.',
);
export const factorNotYou = icu(
  'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, kennt jemand Ihr Passwort. Wählen Sie mit „Passwort vergessen“ auf der Anmeldeseite ein neues und prüfen Sie Ihre zweiten Faktoren.',
);
export const appAdded = icu('Eine Authenticator-App wurde hinzugefügt');
export const appAddedText = icu(
  'Guten Tag {name}, ab jetzt werden Sie beim Anmelden nach einem Code Ihrer Authenticator-App gefragt.',
);
export const appRemoved = icu('Ihre Authenticator-App wurde entfernt');
export const appRemovedText = icu(
  'Guten Tag {name}, beim Anmelden werden Sie nicht mehr nach einem Code Ihrer Authenticator-App gefragt.',
);
export const passkeyAdded = icu('Ein Passkey wurde hinzugefügt');
export const passkeyAddedText = icu(
  'Guten Tag {name}, Sie können sich jetzt mit dem Passkey „{passkey}“ anmelden.',
);
export const passkeyRemoved = icu('Ein Passkey wurde entfernt');
export const passkeyRemovedText = icu(
  'Guten Tag {name}, Sie können sich nicht mehr mit dem Passkey „{passkey}“ anmelden.',
);
export const codesMade = icu('Neue Wiederherstellungscodes wurden erstellt');
export const codesMadeText = icu(
  'Guten Tag {name}, Ihr Konto hat neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
);
export const codeUsed = icu('Ein Wiederherstellungscode wurde verwendet');
export const codeUsedText = icu(
  '{left, plural, =0 {Guten Tag {name}, mit einem Ihrer Wiederherstellungscodes wurde eine Anmeldung bestätigt. Sie haben keinen mehr.} one {Guten Tag {name}, mit einem Ihrer Wiederherstellungscodes wurde eine Anmeldung bestätigt. Sie haben noch #.} other {Guten Tag {name}, mit einem Ihrer Wiederherstellungscodes wurde eine Anmeldung bestätigt. Sie haben noch #.}}',
);

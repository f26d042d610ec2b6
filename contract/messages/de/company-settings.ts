import { icu } from '../icu.ts';

export const signOn = icu('Single Sign-on');
export const signOnLead = icu(
  'Mitglieder melden sich mit dem Konto an, das sie auch sonst in Ihrem Unternehmen nutzen.',
);
export const provider = icu('Anbieter');
export const providerAbout = icu(
  'Ein OpenID-Connect-Dienst, zum Beispiel Keycloak, Microsoft Entra ID oder Google. Legen Sie dort einen Client (auch Anwendung genannt) mit dieser Umleitungsadresse an:',
);
export const redirectAddress = icu('Umleitungsadresse');
export const copyRedirectAddress = icu('Umleitungsadresse kopieren');
export const companyId = icu('Unternehmens-ID');
export const copyCompanyId = icu('Unternehmens-ID kopieren');
export const issuer = icu('Aussteller');
export const issuerHint = icu('Die Adresse des Anbieters, genau so, wie er sie anzeigt.');
export const clientId = icu('Client-ID');
export const clientSecret = icu('Client-Secret');
export const clientSecretHint = icu('Lassen Sie es leer, um das gespeicherte Secret zu behalten.');
export const showClientSecret = icu('Client-Secret anzeigen');
export const saveProvider = icu('Anbieter speichern');
export const removeProvider = icu('Anbieter entfernen');
export const removeProviderTitle = icu('Anbieter entfernen');
export const removeProviderAbout = icu(
  'Mitglieder melden sich dann mit einem Passwort an. Wer keines hat, legt es mit „Passwort vergessen“ fest.',
);
export const domains = icu('E-Mail-Domains');
export const domainsAbout = icu(
  'Bestätigen Sie, dass eine Domain Ihnen gehört. Mitglieder mit einer E-Mail-Adresse dieser Domain können Single Sign-on dann nutzen, ohne zuerst ihr Konto zu verknüpfen: Sie geben auf der Anmeldeseite ihre E-Mail-Adresse ein. Andere verknüpfen es unter „Konto“ und melden sich unter dieser Adresse an:',
);
export const copyStartAddress = icu('Adresse der Anmeldung kopieren');
export const newDomain = icu('Neue Domain');
export const addDomain = icu('Domain hinzufügen');
export const proven = icu('Bestätigt');
export const notProven = icu('Nicht bestätigt');
export const checkRecord = icu('Eintrag prüfen');
export const checkRecordOf = icu('Eintrag prüfen: {domain}');
export const remove = icu('Entfernen');
export const removeDomain = icu('{domain} entfernen');
export const recordName = icu('Name des TXT-Eintrags');
export const copyRecordName = icu('Namen des Eintrags von {domain} kopieren');
export const recordValue = icu('Sein Wert');
export const copyRecordValue = icu('Wert des Eintrags von {domain} kopieren');
export const provenByOperator = icu('Der Betreiber dieser Website hat sie bestätigt.');
export const provenByRecord = icu('Durch ihren TXT-Eintrag bestätigt.');
export const rules = icu('Regeln');
export const rulesOfOperator = icu(
  'Ihr Unternehmen hat keinen eigenen Anbieter, daher gelten diese Regeln für {provider}.',
);
export const mustUse = icu('Mitglieder müssen Single Sign-on verwenden');
export const mustUseHint = icu(
  'Inhaber können weiterhin ihr Passwort verwenden, damit jemand die Anmeldung reparieren kann, wenn sie ausfällt.',
);
export const secondFactor = icu('Single Sign-on gilt als zweiter Faktor');
export const secondFactorHint = icu(
  'Wählen Sie das nur, wenn Ihr Anbieter selbst einen zweiten Faktor verlangt.',
);
export const admitsNew = icu('Neue Personen mit bestätigter Domain bekommen die Rolle Gutachter/in');
export const admitsNewHint = icu('Sonst können sich nur Personen anmelden, die eingeladen wurden.');
export const saveRules = icu('Regeln speichern');
export const kits = icu('Interview-Leitfäden');
export const kitsLead = icu(
  'Worauf Ihr Team in den Runden nach dem KI-Interview achtet. Eine Runde ohne Leitfaden bekommt Kriterien aus den Fähigkeiten der Stelle, für den Anfang brauchen Sie also keinen.',
);
export const addKit = icu('Leitfaden hinzufügen');
export const editKit = icu('Leitfaden bearbeiten');
export const noKits = icu('Es gibt noch keine Leitfäden.');
export const kit = icu('Leitfaden');
export const deleteKitAbout = icu(
  'Runden, die ihn schon verwenden, behalten seine Kriterien. Das lässt sich nicht rückgängig machen.',
);
export const videoCalls = icu('Videoanrufe');
export const kitAbout = icu(
  '{max, plural, one {Bis zu # Kriterium, mit Frage und Stufen, um Antworten zu unterscheiden.} other {Bis zu # Kriterien, jedes mit Frage und Stufen, um Antworten zu unterscheiden.}}',
);
export const kitForm = icu('Interview-Leitfaden');
export const kitName = icu('Name des Leitfadens');
export const criteria = icu('Kriterien');
export const addCriterion = icu('Kriterium hinzufügen');
export const newCriterion = icu('Neues Kriterium');
export const criterionNumber = icu('Kriterium {number, number}');
export const close = icu('Schließen');
export const change = icu('Ändern');
export const closeNamed = icu('{name} schließen');
export const changeNamed = icu('{name} ändern');
export const criterion = icu('Kriterium');
export const whatToAsk = icu('Was zu fragen ist (optional)');
export const levelsHint = icu('Was Sie hören oder sehen, von der schwächsten bis zur stärksten Antwort.');
export const level = icu('Stufe {level, number} (optional)');
export const lowestLevel = icu('Stufe {level, number}, die niedrigste (optional)');
export const highestLevel = icu('Stufe {level, number}, die höchste (optional)');
export const videoLink = icu('Link für Videoanrufe (optional)');
export const videoLinkHint = icu(
  'Für jede Videorunde ohne eigenen Link. Schreiben Sie {mark}, wo jeder Anruf seinen eigenen Raum bekommt, wie in {example}.',
);
export const mails = icu('E-Mails');
export const mailsLead = icu(
  'Diese E-Mails werden im Namen Ihres Unternehmens gesendet. Sie können jede selbst schreiben.',
);
export const allMails = icu('Alle E-Mails');
export const seeAllMails = icu('Alle E-Mails ansehen');
export const noSuchMail = icu('Wir finden diese E-Mail nicht.');
export const changedAt = icu('Geändert {when}');
export const changedBy = icu('Geändert {when} von {name}');
export const ownFailed = icu(
  'Eine E-Mail wurde mit dem üblichen Text gesendet, weil sich Ihrer nicht verwenden ließ.',
);
export const yourText = icu('Ihr Text');
export const usualText = icu('Üblicher Text');
export const subject = icu('Betreff');
export const text = icu('Text');
export const textHint = icu(
  'Eine leere Zeile beginnt einen neuen Absatz. Die Schaltfläche „{button}“ folgt immer auf den Text.',
);
export const discard = icu('Änderungen verwerfen');
export const sendTest = icu('Test an mich senden');
export const save = icu('Speichern');
export const leaveMailTitle = icu('Seite verlassen, ohne den Text zu speichern?');
export const leaveMailAbout = icu(
  'Ihre Änderungen sind nicht gespeichert. Sie bleiben in diesem Tab und sind wieder da, wenn Sie diese E-Mail erneut öffnen.',
);
export const failureTitle = icu('Ihr Text ließ sich nicht verwenden');
export const failureText = icu(
  'Am {when} wurde stattdessen der übliche Text gesendet. {reason} Korrigieren Sie den Text und speichern Sie ihn erneut.',
);
export const reset = icu('Zurücksetzen');
export const resetTitle = icu('Zum üblichen Text zurückkehren?');
export const keepText = icu('Ihren Text behalten');
export const resetAbout = icu('Ihr eigener Text von „{mail}“ wird gelöscht.');
export const preview = icu('Vorschau');
export const sampleMail = icu('Beispiel');
export const mailAsHtml = icu('Die E-Mail als HTML');
export const asPlainText = icu('Als reiner Text');
export const placeholders = icu('Platzhalter');
export const insert = icu('{name} einfügen');
export const forExample = icu('{meaning}, zum Beispiel „{sample}“');
export const conditionsAbout = icu(
  'Text, den nur manche bekommen, steht zwischen {start} und {end}. Er entfällt, wo der Platzhalter leer ist. Nach {otherwise} steht, was die anderen bekommen.',
);
export const copy = icu('Kopieren');
export const copied = icu('Kopiert');

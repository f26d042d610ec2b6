import { icu } from '../icu.ts';

export const profile = icu('Profil');
export const welcome = icu('Willkommen bei Roundone. Bitte erstellen Sie Ihr Profil.');
export const welcomeLead = icu(
  'Ihr Logo und der Name Ihres Unternehmens stehen bei jeder Stelle, die Sie veröffentlichen.',
);
export const form = icu('Unternehmensprofil');
export const discard = icu('Änderungen verwerfen');
export const submit = icu('Absenden');
export const update = icu('Aktualisieren');
export const leaveTitle = icu('Seite verlassen, ohne Ihr Profil zu speichern?');
export const leaveAbout = icu(
  'Ihre Änderungen sind nicht gespeichert. Sie bleiben in diesem Tab und sind wieder da, wenn Sie Ihr Profil erneut öffnen.',
);
export const logo = icu('Logo des Unternehmens');
export const yourLogo = icu('Ihr Logo');
export const yourNewLogo = icu('Ihr neues Logo');
export const companyName = icu('Name des Unternehmens');
export const companyNameHint = icu('Er steht bei Ihren Stellen und in jeder E-Mail.');
export const companyType = icu('Art des Unternehmens');
export const address = icu('Anschrift');
export const zipcode = icu('Postleitzahl');
export const zipcodeHint = icu('{digits, plural, one {# Ziffer} other {# Ziffern}}');
export const agree = icu('Ich stimme den {terms} zu');
export const terms = icu('Nutzungsbedingungen');
export const ownerCanChange = icu('Inhaber des Unternehmens können das ändern.');
export const ownSite = icu('Eigene Website');
export const currency = icu('Währung');
export const currencyHint = icu('Gehälter und Stundensätze aller Ihrer Stellen werden darin angezeigt.');
export const publicPage = icu('Öffentliche Seite');
export const publicLink = icu('Öffentlicher Link');
export const publicLinkHint = icu('{link}. Frühere Links funktionieren weiter.');
export const yourSite = icu('Ihre eigene Website');
export const about = icu('Über das Unternehmen');
export const aboutFile = icu('Textdatei über das Unternehmen');
export const pictures = icu('Bilder');
export const pictureShows = icu('Was Bild {number, number} zeigt');
export const pictureShowsHint = icu('Für Menschen, die es nicht sehen');
export const removePicture = icu('Bild {number, number} entfernen');
export const remove = icu('Entfernen');
export const addPicture = icu('Bild hinzufügen');
export const addPictureHint = icu('Höchstens {max, number}: Ihr Team, Ihre Räume, Ihre Arbeit');
export const yourPage = icu('Ihre öffentliche Seite');
export const pageLater = icu('Sie erscheint unter {link}, sobald Sie Ihre erste Stelle veröffentlichen.');
export const formerLinks = icu(
  'Frühere Adressen, die zu ihr führen: {links}. Kein anderes Unternehmen kann sie verwenden.',
);
export const jobsOnYourSite = icu('Ihre Stellen auf Ihrer eigenen Website');
export const frame = icu('Ein Rahmen mit Ihren offenen Stellen');
export const frameHint = icu(
  'Fügen Sie das in eine Seite Ihrer Website ein. Es enthält kein Skript, setzt keine Cookies und kommt ohne Tracking aus. Mit ?scheme=light oder ?scheme=dark hinter der Adresse legen Sie die Farben fest. Hat Ihre Website eine Content-Security-Policy, fügen Sie die Adresse dieser Website zu frame-src hinzu.',
);
export const frameTitle = icu('Offene Stellen bei {company}');
export const feed = icu('JSON-Feed');
export const feedHint = icu('Ihre offenen Stellen im Format JSON Feed 1.1, für Programme.');
export const copy = icu('Kopieren');
export const copyNamed = icu('Kopieren: {label}');
export const copied = icu('Kopiert.');
export const cannotCopy = icu(
  'Ihr Browser erlaubt dieser Seite das Kopieren nicht. Bitte markieren Sie den Text und kopieren Sie ihn.',
);

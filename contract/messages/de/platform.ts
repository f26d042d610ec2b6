import { icu } from '../icu.ts';

export const unforeseen = icu('{what}. Anfrage {id}.');
export const notUnderstood = icu('Die Anfrage wurde nicht verstanden.');
export const tooSlow = icu('Die Anfrage kam zu langsam an. Bitte versuchen Sie es noch einmal.');
export const requestTooLarge = icu('Die Anfrage ist zu groß.');
export const headersTooLong = icu('Die Adresse oder die Kopfzeilen der Anfrage sind zu lang.');
export const invalidJson = icu('Die Anfrage ist kein gültiges JSON.');
export const noContent = icu('Die Anfrage hat keinen Inhalt.');
export const sendJson = icu('Bitte senden Sie JSON (Content-Type: application/json).');
export const sendMultipart = icu('Bitte senden Sie die Datei als multipart/form-data.');
export const tooManyFields = icu('Das Formular hat zu viele Felder.');
export const tooDeep = icu('Die Anfrage ist zu tief verschachtelt.');
export const tooManyValues = icu('Die Anfrage hat zu viele Werte.');
export const notStorable = icu('Die Anfrage enthält Zeichen, die nicht gespeichert werden können.');
export const noHost = icu('Die Anfrage braucht die Kopfzeile Host.');
export const nothingHere = icu('Unter dieser Adresse gibt es nichts.');
export const noTokens = icu('API-Tokens dürfen diesen Aufruf nicht machen.');
export const needsScope = icu('Dieser Aufruf braucht ein API-Token mit der Berechtigung {scope}.');

export const noFile = icu('Die Anfrage enthält keine Datei.');
export const uploadBroke = icu('Das Hochladen wurde unterbrochen.');
export const offsetDiffers = icu(
  'Dieses Stück beginnt nicht dort, wo der Upload endet. Fragen Sie nach der Position und machen Sie dort weiter.',
);
export const needsTus = icu('Die Anfrage braucht die Kopfzeile Tus-Resumable: 1.0.0.');
export const recordingTooLarge = icu('Die Aufnahme ist größer als erlaubt.');
export const uploadNotUnderstood = icu('Der Upload wurde nicht verstanden: {reason}');
export const storageFull = icu(
  'Die Datei konnte nicht gespeichert werden, weil der Speicher fast voll ist. Bitte versuchen Sie es später noch einmal.',
);
export const storageAway = icu(
  'Der Dateispeicher ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
);
export const diskLow = icu(
  'Der Server hat kaum noch Speicherplatz, deshalb geht das gerade nicht. Bitte versuchen Sie es später noch einmal.',
);
export const fileGone = icu('Diese Datei ist nicht mehr da.');
export const fileEndsBefore = icu('Die Datei endet vor dem angefragten Teil.');
export const fileEmpty = icu('Die Datei ist leer.');
export const scannerAway = icu(
  'Wir konnten die Datei gerade nicht auf Viren prüfen, sie wurde deshalb nicht gespeichert. Bitte versuchen Sie es in einigen Minuten noch einmal.',
);
export const heic = icu(
  'Fotos im HEIC-Format können hier nicht verwendet werden. Bitte speichern Sie das Foto als JPEG. Wählen Sie auf einem iPhone Einstellungen, Kamera, Formate, Maximale Kompatibilität, und nehmen Sie es noch einmal auf.',
);
export const resumeKinds = icu('PDF, Word oder reiner Text');
export const certificateKinds = icu('PDF, DOCX oder ein Bild');

export const damaged = icu(
  'Das Dokument ist beschädigt oder hat einen anderen Typ als angegeben. Bitte speichern Sie es neu und versuchen Sie es noch einmal.',
);
export const tooComplex = icu(
  'Das Dokument ist zu groß oder zu komplex, um es zu lesen. Bitte laden Sie ein einfacheres hoch.',
);
export const locked = icu(
  'Dieses Dokument ist mit einem Passwort geschützt. Bitte speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.',
);
export const oldWord = icu(
  'Den Text älterer Word-Dateien (.doc) können wir nicht lesen. Bitte speichern Sie sie als PDF oder DOCX und laden Sie diese hoch.',
);
export const unreadableKind = icu(
  'Den Text dieser Art von Datei können wir nicht lesen. Bitte laden Sie eine PDF- oder DOCX-Datei hoch.',
);
export const strangeWord = icu(
  'Das Dokument enthält Anweisungen, die Word nicht schreibt, deshalb haben wir es nicht gelesen.',
);

export const privateAddress = icu(
  'Diese Adresse gehört zu einem privaten Netz, und der Betreiber hat sie nicht erlaubt.',
);
export const notEncrypted = icu('Die Adresse muss mit https:// beginnen.');
export const notAnAddress = icu('Das ist keine Webadresse, die aufgerufen werden kann.');
export const unknownName = icu('Zum Namen {host} gibt es keine Adresse.');

export const buttonFails = icu('Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse: {link}');
export const subjectEmpty = icu(
  'Der Betreff ist für manche Personen leer. Schreiben Sie Text außerhalb der Bedingung.',
);
export const textEmpty = icu(
  'Der Text ist für manche Personen leer. Schreiben Sie Text außerhalb der Bedingung.',
);
export const line = icu('Zeile {line, number}: {problem}');
export const unclosedIf = icu('{part} hat kein {end}.');
export const cannotRender = icu('Der Text lässt sich nicht erstellen: {reason}.');
export const unclosed = icu('{part} ist nicht geschlossen. Schreiben Sie danach {end}.');
export const unknownTag = icu('{part} ist nicht möglich. Eine Bedingung schreibt man {example}.');
export const noIf = icu('Vor {part} fehlt {begin}.');
export const writeAlone = icu('{part} ist nicht lesbar. Schreiben Sie nur {tag}.');
export const afterElse = icu('{part} steht nach {other}, das der letzte Teil sein muss.');
export const notAName = icu(
  '{part} ist nicht möglich. Ein Platzhalter ist ein einzelner Name, etwa {example}.',
);
export const unknownPlaceholder = icu('Den Platzhalter {name} gibt es nicht. Möglich sind {names}.');
export const answerTooLarge = icu('Die Antwort ist entpackt zu groß.');
export const undeclared = icu('{path} antwortet {code}, was nicht angegeben ist');

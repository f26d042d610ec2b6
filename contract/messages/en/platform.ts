import { icu } from '../icu.ts';

/** What the server refuses before a feature has a say: requests, files, documents, addresses, mail texts. */

// Requests.
export const unforeseen = icu('{what}. Request {id}.');
export const notUnderstood = icu('The request could not be understood.');
export const tooSlow = icu('The request came too slowly. Please try again.');
export const requestTooLarge = icu('The request is too large.');
export const headersTooLong = icu('The address or the headers of the request are too long.');
export const invalidJson = icu('The request is not valid JSON.');
export const noContent = icu('The request has no content.');
export const sendJson = icu('Please send JSON (Content-Type: application/json).');
export const sendMultipart = icu('Please send the file as multipart/form-data.');
export const tooManyFields = icu('The form has too many fields.');
export const tooDeep = icu('The request is nested too deeply.');
export const tooManyValues = icu('The request has too many values.');
export const notStorable = icu('The request has characters that can’t be stored.');
export const noHost = icu('The request needs the header Host.');
export const nothingHere = icu('There is nothing at this address.');
export const noTokens = icu('API tokens can’t make this call.');
export const needsScope = icu('This call needs an API token with the scope {scope}.');

// Uploads.
export const noFile = icu('The request has no file.');
export const uploadBroke = icu('The upload was interrupted.');
export const offsetDiffers = icu(
  'This piece doesn’t begin where the upload ends. Ask for its offset and continue from there.',
);
export const needsTus = icu('The request needs the header Tus-Resumable: 1.0.0.');
export const recordingTooLarge = icu('The recording is larger than allowed.');
export const uploadNotUnderstood = icu('The upload was not understood: {reason}');
export const storageFull = icu(
  'The file couldn’t be saved because the storage is nearly full. Please try again later.',
);
export const storageAway = icu('We can’t reach the file storage right now. Please try again later.');
export const diskLow = icu(
  'The server is almost out of disk space, so this can’t be done right now. Please try again later.',
);
export const fileGone = icu('This file no longer exists.');
export const fileEndsBefore = icu('The file ends before the part you asked for.');
export const fileEmpty = icu('The file is empty.');
export const scannerAway = icu(
  'We couldn’t check the file for viruses right now, so it wasn’t saved. Please try again in a few minutes.',
);
export const heic = icu(
  'Photos in HEIC format can’t be used here. Please save the photo as JPEG. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again.',
);
export const resumeKinds = icu('PDF, Word or plain text');
export const certificateKinds = icu('PDF, DOCX or a picture');

// The text of documents.
export const damaged = icu(
  'The document is damaged or isn’t what its type says. Please save it again and retry.',
);
export const tooComplex = icu(
  'The document is too large or too complex to read. Please upload a simpler one.',
);
export const locked = icu(
  'This document is protected by a password. Please save a copy without the password and upload that.',
);
export const oldWord = icu(
  'We can’t read the text of older Word files (.doc). Please save it as PDF or DOCX and upload that.',
);
export const unreadableKind = icu(
  'We can’t read the text of this kind of file. Please upload a PDF or DOCX.',
);
export const strangeWord = icu(
  'The document has instructions that Word doesn’t write, so we didn’t read it.',
);

// Addresses that people enter.
export const privateAddress = icu(
  'This address belongs to a private network, and the operator hasn’t allowed it.',
);
export const notEncrypted = icu('The address must begin with https://.');
export const notAnAddress = icu('This isn’t a web address that can be called.');
export const unknownName = icu('There is no address for the name {host}.');

// Mails.
export const buttonFails = icu('If the button doesn’t work, open this address: {link}');
export const subjectEmpty = icu(
  'The subject is empty for some candidates. Write words outside the condition.',
);
export const textEmpty = icu('The text is empty for some candidates. Write words outside the condition.');
export const line = icu('Line {line, number}: {problem}');
export const unclosedIf = icu('{part} has no {end}.');
export const cannotRender = icu('We couldn’t create the text: {reason}.');
export const unclosed = icu('{part} is not closed. Write {end} after it.');
export const unknownTag = icu('{part} can’t be used. A condition is written {example}.');
export const noIf = icu('{part} has no {begin} before it.');
export const writeAlone = icu('{part} can’t be read. Write {tag} alone.');
export const afterElse = icu('{part} comes after {other}, which must be the last part.');
export const notAName = icu('{part} can’t be used. A placeholder is one name, such as {example}.');
export const unknownPlaceholder = icu('There is no placeholder {name}. You can use {names}.');
export const answerTooLarge = icu('The answer is too large when unpacked.');
export const undeclared = icu('{path} answers {code}, which it does not declare');

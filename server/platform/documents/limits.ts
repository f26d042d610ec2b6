/** The limits for one document. A normal resume is far below all of them. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const MAX_PAGES = 50;
export const MAX_TEXT_CHARACTERS = 200_000;
/** Zip entries of a DOCX, whether read or not. */
export const MAX_ENTRIES = 2_000;
/** All the XML that is read from a DOCX, inflated. */
export const MAX_INFLATED_BYTES = 20 * 1024 * 1024;
/** Opening and closing tags in one part of a DOCX. */
export const MAX_XML_TAGS = 300_000;

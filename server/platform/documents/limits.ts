/** What a document may cost. A resume stays far below each of these. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const MAX_PAGES = 50;
export const MAX_TEXT_CHARACTERS = 200_000;
/** Zip entries of a DOCX, whether read or not. */
export const MAX_ENTRIES = 2_000;
/** All the XML of a DOCX that is read, inflated. */
export const MAX_INFLATED_BYTES = 20 * 1024 * 1024;
export const MAX_XML_DEPTH = 256;
export const MAX_XML_ELEMENTS = 300_000;
/** Smaller text is taken for hidden, in points. */
export const SMALLEST_VISIBLE_POINTS = 2;
/** Each colour channel of text that cannot be told from white paper is at least this, of 255. */
export const LIGHTEST_VISIBLE_CHANNEL = 0xeb;

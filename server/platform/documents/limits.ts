/** The limits for one document. A resume is far below each of them. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const MAX_PAGES = 50;
export const MAX_TEXT_CHARACTERS = 200_000;
/** Zip entries of a DOCX, whether read or not. */
export const MAX_ENTRIES = 2_000;
/** All the XML of a DOCX that is read, inflated. */
export const MAX_INFLATED_BYTES = 20 * 1024 * 1024;
export const MAX_XML_DEPTH = 256;
export const MAX_XML_ELEMENTS = 300_000;
/** Text that is smaller than this, in points, counts as hidden. */
export const SMALLEST_VISIBLE_POINTS = 2;
/** Text counts as white if each of its colour channels is at least this, of 255. */
export const LIGHTEST_VISIBLE_CHANNEL = 0xeb;

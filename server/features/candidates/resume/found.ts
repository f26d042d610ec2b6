/** A value that a resume gives, and the words it is taken from. */
export interface Found<Value> {
  value: Value;
  words: string;
}

const MOST_WORDS = 160;
const LONGEST_HEAD_LINE = 300;

/** One line of the resume as a person may read it beside the value. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MOST_WORDS
    ? line
    : `${line
        .slice(0, MOST_WORDS - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** The line around a place in the text. */
export function lineAt(text: string, place: number): string {
  const from = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  // A paragraph may be one line: what stands around the place is enough.
  const start = Math.max(from, place - 80);
  return quoted(text.slice(start, Math.min(end === -1 ? text.length : end, place + 80)));
}

/** The lines that hold something, without the marks that lists begin with. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s•●▪◦*\-–—]+/u, '').trim())
    .filter((line) => line !== '');
}

/** What stands side by side in one line: a resume's head puts name, phone and address between bars, dots and dashes. */
export const piecesOf = (line: string): string[] =>
  line
    .split(/\s*[|•·●▪◦∙]\s*|\s[–—]\s|\t+|\s{3,}/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** How many lines at the top may say who somebody is and where they live. */
const HEAD_LINES = 15;

/** The lines in which a name and an address may stand; a line of a page's length is a paragraph. */
export const headOf = (text: string): string[] =>
  linesOf(text)
    .slice(0, HEAD_LINES)
    .filter((line) => line.length <= LONGEST_HEAD_LINE);

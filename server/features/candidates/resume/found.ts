/** A value found in a resume, and the words it was taken from. */
export interface Found<Value> {
  value: Value;
  words: string;
}

const MOST_WORDS = 160;
const LONGEST_HEAD_LINE = 300;

/** One line of the resume, shortened to show next to the value. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MOST_WORDS
    ? line
    : `${line
        .slice(0, MOST_WORDS - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** The line around a position in the text. */
export function lineAt(text: string, place: number): string {
  const from = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  // A whole paragraph may be one line. Then the text around the position is enough.
  const start = Math.max(from, place - 80);
  return quoted(text.slice(start, Math.min(end === -1 ? text.length : end, place + 80)));
}

/** The non-empty lines, without list markers at the start. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^[\s•●▪◦*\-–—]+/u, '').trim())
    .filter((line) => line !== '');
}

/** The parts of a line: the top of a resume separates name, phone and address with bars, dots and dashes. */
export const piecesOf = (line: string): string[] =>
  line
    .split(/[|•·●▪◦∙]|\s[–—]\s|\t+|\s{3,}/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** How many lines at the top may contain the name and the address. */
const HEAD_LINES = 15;

/** The lines that may contain a name and an address. A very long line is a paragraph. */
export const headOf = (text: string): string[] =>
  linesOf(text)
    .slice(0, HEAD_LINES)
    .filter((line) => line.length <= LONGEST_HEAD_LINE);

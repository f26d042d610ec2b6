// The library's default build needs Node's Buffer.
import { stringify } from 'csv-stringify/browser/esm/sync';
import { downloadText } from './download-text.ts';

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * A table as CSV (RFC 4180): a row of headers, then the rows. Cells contain text that people typed, so a cell that a
 * spreadsheet would run as a formula is prefixed with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvOf(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const text = stringify([headers, ...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // A carriage return alone also ends a row, so the text after it would begin a new cell.
    quoted_match: /\r/,
  });
  return BYTE_ORDER_MARK + text;
}

export function downloadCsv(
  filename: string,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  downloadText(filename, 'text/csv', csvOf(headers, rows));
}

// The library's usual build needs Node's Buffer.
import { stringify } from 'csv-stringify/browser/esm/sync';

const REVOKED_AFTER_MS = 60_000;
/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * A table as CSV (RFC 4180): a row of headers, then the rows. A cell that a spreadsheet would run as a formula gets an
 * apostrophe before it, because people type the texts in it
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvOf(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const text = stringify([headers, ...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // A carriage return alone ends a row, too, so what follows it would begin a cell.
    quoted_match: /\r/,
  });
  return BYTE_ORDER_MARK + text;
}

/** Offers a table as a file to keep. */
export function downloadCsv(
  filename: string,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const address = URL.createObjectURL(new Blob([csvOf(headers, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser begins to read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}

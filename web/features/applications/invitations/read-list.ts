import * as said from '#contract/messages/en/candidate-invitations.ts';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { CANDIDATE_LIST_MAX } from '#contract/shared/limits.ts';

/** Reads a list of people to invite, as pasted by a person or written by a spreadsheet program. */

/** Far more than the longest allowed list needs. */
export const LIST_BYTES_MAX = 1_000_000;

export interface ListedPerson {
  /** The line of the list in which the row begins, counted from 1. */
  line: number;
  email: string;
  name: string;
}

export interface PeopleList {
  people: ListedPerson[];
  /** The unused columns, by their headers or numbers. */
  ignored: string[];
}

/** A list that can't be read. The message is a sentence for the person who chose it. */
export class UnreadableList extends Error {}

const DELIMITERS = [',', ';', '\t'];
const EMAIL_HEADER = /^e-?mail|^mail$|^(?:e-?mail )?address$/i;
const NAME_HEADER = /^(?:full |candidate |person )?name$|^candidate$|^applicant$/i;
const FIRST_NAME = /^(?:first|given)[ _-]?name$/i;
const LAST_NAME = /^(?:last|family|sur)[ _-]?name$/i;
/** 'Ada Example <ada@example.org>', as copied from a mail program. */
const WITH_NAME = /^([^<>]*)<([^<>]+)>$/;

/** The same at the start of a line, where the quotation marks would otherwise be read as a cell's. */
const QUOTED_NAME = /^[ \t]*"([^"\n]*)"[ \t]*(<[^<>\n]+>)/gm;

/** The text of a file: UTF-8 or UTF-16, with or without a byte order mark. */
export function textOfList(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableList(said.unreadable());
  }
}

/** Western text in UTF-16 has a zero in every second byte. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length >= 2 && first === 0) return 'utf-16be';
  if (bytes.length >= 2 && second === 0) return 'utf-16le';
  return 'utf-8';
}

export function readList(text: string): PeopleList {
  if (text.length > LIST_BYTES_MAX) throw new UnreadableList(said.tooLongToRead());
  const rows = rowsOf(text);
  const [first] = rows;
  if (first === undefined) throw new UnreadableList(said.empty());
  const header = isHeader(first.cells) ? first.cells : null;
  const data = header === null ? rows : rows.slice(1);
  if (data.length === 0) throw new UnreadableList(said.headersOnly());
  if (data.length > CANDIDATE_LIST_MAX)
    throw new UnreadableList(said.tooManyPeople({ count: data.length, max: CANDIDATE_LIST_MAX }));
  const columns = columnsOf(header, data);
  return {
    people: data.map(({ line, cells }) => personOf(line, cells, columns)),
    ignored: ignoredColumns(header, data, columns),
  };
}

interface Row {
  line: number;
  cells: string[];
}

function rowsOf(text: string): Row[] {
  try {
    const records: unknown = parse(text.replaceAll(QUOTED_NAME, '$1 $2'), {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    return (records as { record: string[]; info: { lines: number } }[])
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableList(said.quoteOpen());
  }
}

/** The delimiter that occurs most often in the first line. A comma if the list contains only email addresses. */
function delimiterOf(text: string): string {
  const line = text.split(/\r?\n|\r/).find((one) => one.trim() !== '') ?? '';
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => plain.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const isHeader = (cells: readonly string[]): boolean =>
  !cells.some((cell) => cell.includes('@')) && cells.some((cell) => EMAIL_HEADER.test(cell));

interface Columns {
  email: number;
  /** The texts of these columns are joined. */
  name: number[];
}

function columnsOf(header: readonly string[] | null, data: readonly Row[]): Columns {
  const named = (pattern: RegExp) => header?.findIndex((cell) => pattern.test(cell)) ?? -1;
  const email = header === null ? columnWithAddresses(data) : named(EMAIL_HEADER);
  const whole = named(NAME_HEADER);
  const parts = [named(FIRST_NAME), named(LAST_NAME)].filter((index) => index !== -1);
  if (header !== null) return { email, name: whole === -1 ? parts : [whole] };
  const width = Math.max(...data.map(({ cells }) => cells.length));
  const other = Array.from({ length: width }, (_, index) => index).find((index) => index !== email);
  return { email, name: other === undefined ? [] : [other] };
}

/** Without headers: the column with the most email addresses, or the first column if there are none. */
function columnWithAddresses(data: readonly Row[]): number {
  const counts: number[] = [];
  for (const { cells } of data)
    for (const [index, cell] of cells.entries())
      counts[index] = (counts[index] ?? 0) + (cell.includes('@') ? 1 : 0);
  return Math.max(0, counts.indexOf(Math.max(...counts.map((count) => count ?? 0))));
}

function personOf(line: number, cells: readonly string[], columns: Columns): ListedPerson {
  const written = cells[columns.email] ?? '';
  const [, nameBefore = '', address] = WITH_NAME.exec(written) ?? [];
  const name = columns.name
    .map((index) => cells[index] ?? '')
    .filter((part) => part !== '')
    .join(' ');
  return { line, email: (address ?? written).trim(), name: name === '' ? nameBefore.trim() : name };
}

function ignoredColumns(header: readonly string[] | null, data: readonly Row[], columns: Columns): string[] {
  const width = Math.max(header?.length ?? 0, ...data.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => index !== columns.email && !columns.name.includes(index))
    .filter((index) => data.some(({ cells }) => (cells[index] ?? '') !== ''))
    .map((index) => header?.[index] || said.column({ number: index + 1 }));
}

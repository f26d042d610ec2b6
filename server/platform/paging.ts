import * as rules from '#contract/messages/en/rules.ts';
import { badInput } from './outcome.ts';

/**
 * The one format of cursors. A cursor has the values by which its list is sorted and ends with the id of the last row
 * on a page, so that the next page begins after that row even if rows are added or removed in the meantime. Clients
 * return it unchanged.
 */

/** The latest date that JavaScript and the database support. */
const LAST_MOMENT_MS = 8.64e15;

const PARTS = {
  id: (part: unknown) => typeof part === 'string' && /^[\w-]{1,100}$/.test(part),
  uuid: (part: unknown) =>
    typeof part === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(part),
  text: (part: unknown) => typeof part === 'string' && !part.includes('\0') && part.isWellFormed(),
  number: (part: unknown) => typeof part === 'number',
  /** A rank, or an id that only increases. */
  count: (part: unknown) => Number.isSafeInteger(part) && (part as number) >= 0,
  /** In milliseconds. */
  moment: (part: unknown) =>
    Number.isInteger(part) && (part as number) >= 0 && (part as number) <= LAST_MOMENT_MS,
};
type Kind = keyof typeof PARTS;
/**
 * The kind of one part of a cursor. It can be one of several names, so that a cursor works only for the list that it
 * came from.
 */
type Part = Kind | { orNull: Kind } | readonly string[];

type ValueOf<P> = P extends readonly (infer Name)[]
  ? Name
  : P extends { orNull: infer K }
    ? ValueOf<K> | null
    : P extends 'number' | 'count' | 'moment'
      ? number
      : string;
type ValuesOf<Parts extends readonly Part[]> = { -readonly [Index in keyof Parts]: ValueOf<Parts[Index]> };

export const writeCursor = (...parts: readonly (string | number | Date | null)[]): string =>
  Buffer.from(JSON.stringify(parts.map((part) => (part instanceof Date ? part.getTime() : part)))).toString(
    'base64url',
  );

function is(part: unknown, kind: Part): boolean {
  if (typeof kind === 'string') return PARTS[kind](part);
  if ('orNull' in kind) return part === null || PARTS[kind.orNull](part);
  return kind.some((name) => name === part);
}

const isBlank = (cursor: string | undefined): cursor is undefined | '' =>
  cursor === undefined || cursor === '';
const foreignCursor = () => badInput('cursor', rules.foreignCursor());

/** Null for the first page, and for a cursor without these parts. */
function partsOf<const Parts extends readonly Part[]>(
  cursor: string | undefined,
  kinds: Parts,
): ValuesOf<Parts> | null {
  if (isBlank(cursor)) return null;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== kinds.length) return null;
  return kinds.every((kind, index) => is(parts[index], kind)) ? (parts as ValuesOf<Parts>) : null;
}

/** Null for the first page. Throws a Failure if this server did not make the cursor for such a list. */
export function readCursor<const Parts extends readonly Part[]>(
  cursor: string | undefined,
  ...kinds: Parts
): ValuesOf<Parts> | null {
  const parts = partsOf(cursor, kinds);
  if (parts === null && !isBlank(cursor)) throw foreignCursor();
  return parts;
}

/** A row of a list that is sorted newest first. Its id is a UUID. */
export interface Position {
  at: Date;
  id: string;
}

const asPosition = (parts: [at: number, id: string] | null): Position | null =>
  parts && { at: new Date(parts[0]), id: parts[1] };

/** Null for the first page, and for a cursor that this server did not make. */
export const positionOf = (cursor: string | undefined): Position | null =>
  asPosition(partsOf(cursor, ['moment', 'uuid']));

/** Throws a Failure for a cursor that this server did not make. */
export const readPosition = (cursor: string | undefined): Position | null =>
  asPosition(readCursor(cursor, 'moment', 'uuid'));

/**
 * A row of a list in any order: the values it was sorted by (moments in milliseconds; null for a blank), and its id.
 */
export interface SortedPosition {
  key: string | number | null;
  id: string;
}

/** Throws a Failure if this server did not make the cursor for this order. */
export function readSortedPosition(
  cursor: string | undefined,
  order: { name: string; kind: 'text' | 'number' | 'moment' },
): SortedPosition | null {
  const parts = readCursor(cursor, [order.name], { orNull: order.kind }, 'id');
  return parts && { key: parts[1], id: parts[2] };
}

/** Cuts a list that is in memory to the page after the cursor. Throws a Failure if the cursor is from another list. */
export function pageInMemory<Entry extends { id: string }>(
  list: readonly Entry[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): { rows: Entry[]; nextCursor: string | null } {
  const last = readCursor(cursor, 'id');
  const index = last === null ? -1 : list.findIndex(({ id }) => id === last[0]);
  if (last !== null && index < 0) throw foreignCursor();
  return cutPageBy(list.slice(index + 1, index + limit + 2), limit, ({ id }) => writeCursor(id));
}

/** Cuts `limit + 1` fetched rows to one page, and creates the next page's cursor. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  positionOfRow: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  return cutPageBy(rows, limit, (row) => {
    const { at, id } = positionOfRow(row);
    return writeCursor(at, id);
  });
}

/** The same for a list whose cursors are created by `cursorOf`. */
export function cutPageBy<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

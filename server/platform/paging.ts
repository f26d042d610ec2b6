import { TEXTS } from '#contract/texts.ts';
import { badInput } from './outcome.ts';

/**
 * The one codec of cursors. A cursor names the last row of a page, so that the next page begins after it whatever was
 * added or removed meanwhile. Clients hand it back as it is.
 */
const write = (parts: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The parts of a cursor; none where it is not one of ours. */
function read(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

const isBlank = (cursor: string | undefined): cursor is undefined | '' =>
  cursor === undefined || cursor === '';
const foreignCursor = () => badInput('cursor', TEXTS.foreignCursor);

const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,100}$/.test(id);
const isUuid = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
/** A moment in milliseconds that the database can hold. */
const isMoment = (time: unknown): time is number =>
  typeof time === 'number' && Number.isInteger(time) && time >= 0 && time <= LAST_MOMENT_MS;
/** The last one that JavaScript knows. */
const LAST_MOMENT_MS = 8.64e15;

/** A row of a list that is shown the newest first; its id is a UUID. */
export interface Position {
  at: Date;
  id: string;
}

export const encodeCursor = ({ at, id }: Position): string => write([at.getTime(), id]);

/** Null for the first page, and for a cursor that this server did not make. */
export function positionOf(cursor: string | undefined): Position | null {
  const [time, id] = isBlank(cursor) ? [] : read(cursor);
  return isMoment(time) && isUuid(id) ? { at: new Date(time), id } : null;
}

/** Throws a Failure for a cursor that this server did not make. */
export function decodeCursor(cursor: string | undefined): Position | null {
  const position = positionOf(cursor);
  if (position === null && !isBlank(cursor)) throw foreignCursor();
  return position;
}

/** A row of a search: how it was matched, its rank (a lower one comes first), and its position within the rank. */
export interface RankedPosition<Match extends string> extends Position {
  match: Match;
  rank: number;
}

export const encodeRankedCursor = <Match extends string>(position: RankedPosition<Match>): string =>
  write([position.match, position.rank, position.at.getTime(), position.id]);

/** Throws a Failure for a cursor that this server did not make for a search with these ways to match. */
export function decodeRankedCursor<Match extends string>(
  cursor: string | undefined,
  matches: readonly Match[],
): RankedPosition<Match> | null {
  if (isBlank(cursor)) return null;
  const [way, rank, time, id] = read(cursor);
  const match = matches.find((known) => known === way);
  if (match === undefined || !isRank(rank) || !isMoment(time) || !isUuid(id)) throw foreignCursor();
  return { match, rank, at: new Date(time), id };
}

const isRank = (rank: unknown): rank is number =>
  typeof rank === 'number' && Number.isInteger(rank) && rank >= 0;

/** A row of a list in any order: what it was sorted by (moments in milliseconds; null for a blank), and its id. */
export interface SortedPosition {
  key: string | number | null;
  id: string;
}

/** `order` names the order, so that a cursor is of use to the list alone that it came from. */
export const encodeSortedCursor = (order: string, { key, id }: SortedPosition): string =>
  write([order, key, id]);

/** Throws a Failure for a cursor that this server did not make for this order. */
export function decodeSortedCursor(
  cursor: string | undefined,
  order: { name: string; kind: 'text' | 'number' | 'moment' },
): SortedPosition | null {
  if (isBlank(cursor)) return null;
  const [name, key, id] = read(cursor);
  if (name === order.name && isId(id) && isSortKey(key, order.kind)) return { key, id };
  throw foreignCursor();
}

function isSortKey(key: unknown, kind: 'text' | 'number' | 'moment'): key is string | number | null {
  if (key === null) return true;
  if (kind === 'text') return typeof key === 'string' && !key.includes('\0') && key.isWellFormed();
  return kind === 'number' ? typeof key === 'number' : isMoment(key);
}

/** Cuts a list that is held in memory to the page after the cursor. Throws a Failure for a cursor of another list. */
export function pageInMemory<Entry extends { id: string }>(
  list: readonly Entry[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): { rows: Entry[]; nextCursor: string | null } {
  const [lastSeen] = isBlank(cursor) ? [] : read(cursor);
  const index = list.findIndex(({ id }) => id === lastSeen);
  if (index < 0 && !isBlank(cursor)) throw foreignCursor();
  return cutPageBy(list.slice(index + 1, index + limit + 2), limit, ({ id }) => write([id]));
}

/** Cuts `limit + 1` fetched rows to one page, and makes the cursor of the next page. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  positionOf: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  return cutPageBy(rows, limit, (row) => encodeCursor(positionOf(row)));
}

/** The same for a list whose cursors are made by `cursorOf`. */
export function cutPageBy<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

/** The cursor of a list whose rows have numbers that only grow. */
export const encodeNumberCursor = (id: number): string => write([id]);

/** Null for the first page. Throws a Failure for a cursor that this server did not make. */
export function decodeNumberCursor(cursor: string | undefined): number | null {
  if (isBlank(cursor)) return null;
  const [id, ...rest] = read(cursor);
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0 || rest.length > 0) throw foreignCursor();
  return id;
}

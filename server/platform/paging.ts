import { TEXTS } from '#contract/texts.ts';
import { badInput } from './outcome.ts';

/** Lists are paged by keyset: a cursor names the last row seen by its moment and id, newest first. */
export interface Position {
  at: Date;
  id: string;
}

export function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify([position.at.getTime(), position.id])).toString('base64url');
}

/** Throws a Failure for a cursor that this server did not make. */
export function decodeCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined || cursor === '') return null;
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const at = new Date(typeof time === 'number' ? time : Number.NaN);
    if (!Number.isNaN(at.getTime()) && typeof id === 'string' && /^[\w-]{1,100}$/.test(id)) return { at, id };
  } catch {
    // Not JSON: falls through to the refusal below.
  }
  throw badInput('cursor', TEXTS.foreignCursor);
}

/** A row of a list in any order: what it was sorted by (moments in milliseconds; null for a blank), and its id. */
export interface SortedPosition {
  key: string | number | null;
  id: string;
}

/** `order` names the order, so that a cursor is of use to the list alone that it came from. */
export function encodeSortedCursor(order: string, { key, id }: SortedPosition): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** Throws a Failure for a cursor that this server did not make for this order. */
export function decodeSortedCursor(
  cursor: string | undefined,
  order: { name: string; kind: 'text' | 'number' | 'moment' },
): SortedPosition | null {
  if (cursor === undefined || cursor === '') return null;
  try {
    const [name, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isOurs = typeof id === 'string' && /^[\w-]{1,100}$/.test(id) && isSortKey(key, order.kind);
    if (name === order.name && isOurs) return { key, id };
  } catch {
    // Not JSON: falls through to the refusal below.
  }
  throw badInput('cursor', TEXTS.foreignCursor);
}

function isSortKey(key: unknown, kind: 'text' | 'number' | 'moment'): key is string | number | null {
  if (key === null) return true;
  if (kind === 'text') return typeof key === 'string' && !key.includes('\0') && key.isWellFormed();
  if (typeof key !== 'number') return false;
  return kind === 'number' || (Number.isInteger(key) && key >= 0 && key <= LAST_MOMENT_MS);
}

/** The last one that JavaScript knows. */
const LAST_MOMENT_MS = 8.64e15;

/** Cuts `limit + 1` fetched rows to a page and says where the next one begins. */
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

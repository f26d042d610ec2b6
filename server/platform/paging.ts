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
  throw badInput('cursor', 'This cursor is not one of ours');
}

/** Cuts `limit + 1` fetched rows to a page and says where the next one begins. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  positionOf: (row: Row) => Position,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(positionOf(last)) : null };
}

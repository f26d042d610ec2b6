import { type RawBuilder, sql } from 'kysely';

/**
 * PostgreSQL plans a statement anew each time, unless it has a name: then the connection keeps its plan. For
 * a short statement with many joins, planning takes most of the time.
 */

/** A statement that ran so often in this process gets a name. */
const OFTEN = 20;
/** Each connection keeps a plan, tens of kilobytes, for each name that it was given. */
const MOST_NAMES = 300;
/** Lists of ids of all lengths, and the filters of searches, make more statements than are worth counting. */
const MOST_COUNTED = 5_000;

/**
 * A statement that holds this comment gets no name. It is for statements whose best plan depends on their values: one that
 * has run five times may be given a plan for the average value, and a rare one then takes seconds.
 */
export const PLANNED_ANEW = '/* planned anew */';

/**
 * A word of ours, such as a status, in the text of the statement. PostgreSQL does not know a parameter when it makes a plan
 * to keep, and takes it for the average one. If that plan looks dearer than one for the word, it plans the statement anew
 * each time. Never for what people wrote.
 */
export const inText = <T extends string>(word: T): RawBuilder<T> => sql.lit(word);

/** Returns what names a statement by its text: undefined for one that does not run often, or is planned anew. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMES) return name;
    if (text.includes(PLANNED_ANEW)) return undefined;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= MOST_COUNTED) counts.clear();
    counts.set(text, count);
    if (count < OFTEN) return undefined;
    counts.delete(text);
    const next = `often_${names.size + 1}`;
    names.set(text, next);
    return next;
  };
}

/** A migration of another process has changed the columns of a statement that has a name on this connection. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery' &&
  'code' in error &&
  error.code === '0A000';

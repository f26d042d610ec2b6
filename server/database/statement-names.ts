import { type RawBuilder, sql } from 'kysely';

/**
 * PostgreSQL plans a statement every time unless it has a name, in which case the connection keeps the plan. For a
 * short statement with many joins, planning takes most of the time.
 */

/** A statement that has run this often in this process gets a name. */
const OFTEN = 20;
/** For each name, every connection keeps a plan of tens of kilobytes. */
const MOST_NAMES = 300;
/** Id lists of all lengths and search filters produce more different statements than are worth counting. */
const MOST_COUNTED = 5_000;

/**
 * A statement that contains this comment gets no name. It is for statements whose best plan depends on their values:
 * after five runs, a statement may get a plan for the average value, with which a rare one takes seconds.
 */
export const PLANNED_ANEW = '/* planned anew */';

/**
 * One of our own words, such as a status, in the text of the statement. When PostgreSQL makes a plan to keep, it does
 * not know a parameter's value and assumes an average one. If that plan looks more expensive than one for the word, it
 * plans the statement every time. Never use this for what people wrote.
 */
export const inText = <T extends string>(word: T): RawBuilder<T> => sql.lit(word);

/**
 * Returns a function that names a statement by its text: undefined if it does not run often, or is always planned
 * anew.
 */
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

/** A migration in another process has changed the columns of a statement that has a name on this connection. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery' &&
  'code' in error &&
  error.code === '0A000';

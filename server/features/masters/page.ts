import { TEXTS } from '#contract/texts.ts';
import { badInput } from '#server/platform/outcome.ts';
import type { Named } from './store.ts';

/** The part of a list that a call asks for: names that hold `search`, from after `cursor`, at most `limit`. */
export function pageOfList<Entry extends Named>(
  list: readonly Entry[],
  { limit, cursor, search = '' }: { limit: number; cursor?: string | undefined; search?: string | undefined },
): { entries: Entry[]; nextCursor: string | null } {
  const wanted = folded(search);
  const found = wanted === '' ? list : list.filter((entry) => folded(entry.name).includes(wanted));
  let start = 0;
  if (cursor) {
    const lastSeen = Buffer.from(cursor, 'base64url').toString();
    const index = found.findIndex((entry) => entry.id === lastSeen);
    if (index < 0) throw badInput('cursor', TEXTS.foreignCursor);
    start = index + 1;
  }
  const entries = found.slice(start, start + limit);
  const last = entries.at(-1);
  const more = start + limit < found.length;
  return { entries, nextCursor: more && last ? Buffer.from(last.id).toString('base64url') : null };
}

const folded = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

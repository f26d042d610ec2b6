import { pageInMemory } from '#server/platform/paging.ts';
import type { Named } from './store.ts';

/** The requested part of a list: names that contain `search`, after `cursor`, at most `limit`. */
export function pageOfList<Entry extends Named>(
  list: readonly Entry[],
  { limit, cursor, search = '' }: { limit: number; cursor?: string | undefined; search?: string | undefined },
): { entries: Entry[]; nextCursor: string | null } {
  const wanted = folded(search);
  const found = wanted === '' ? list : list.filter((entry) => folded(entry.name).includes(wanted));
  const { rows, nextCursor } = pageInMemory(found, { limit, cursor });
  return { entries: rows, nextCursor };
}

const folded = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

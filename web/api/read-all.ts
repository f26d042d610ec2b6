import type { Call } from './call.ts';
import { send } from './client.ts';
import { cursorOf, pageOf } from './hooks.ts';
import type { InputOf, OutputOf } from './types.ts';

export interface ReadAllOptions {
  /** The most rows to read. */
  max: number;
  /** Called after each page with the number of rows read. */
  onProgress?: (rows: number) => void;
  signal?: AbortSignal;
}

export interface AllRows<Item> {
  items: Item[];
  /** False if the list has more rows than `max`. */
  isWhole: boolean;
}

/** Reads all rows of a list, page by page. Throws an ApiError. */
export async function readAllRows<C extends Call, Item>(
  call: C,
  input: InputOf<C>,
  itemsOf: (data: OutputOf<C>) => readonly Item[],
  { max, onProgress, signal }: ReadAllOptions,
): Promise<AllRows<Item>> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await send(call, pageOf(input, cursor), { signal });
    all.push(...itemsOf(page.data));
    cursor = cursorOf(page);
    onProgress?.(all.length);
  } while (cursor !== undefined && all.length < max);
  return { items: all.slice(0, max), isWhole: cursor === undefined && all.length <= max };
}

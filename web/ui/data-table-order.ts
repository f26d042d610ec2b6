import * as said from '#contract/messages/en/ui.ts';
import type { Column } from './data-table.tsx';

export interface Sorting {
  column: number;
  descending: boolean;
}

export function ariaSort(index: number, sorting: Sorting | null) {
  if (sorting?.column !== index) return 'none' as const;
  return sorting.descending ? ('descending' as const) : ('ascending' as const);
}

/** The order in words, for a screen reader. */
export function orderSentence<Row>(
  label: string,
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): string {
  const header = sorting === null ? undefined : columns[sorting.column]?.header;
  if (sorting === null || header === undefined) return said.usualOrder({ list: label });
  const order = { list: label, column: header };
  return sorting.descending ? said.sortedDescending(order) : said.sortedAscending(order);
}

/** Ascending, then descending, then the original order. */
export function nextSorting(column: number, sorting: Sorting | null): Sorting | null {
  if (sorting?.column !== column) return { column, descending: false };
  return sorting.descending ? null : { column, descending: true };
}

export function readOrder<Row>(order: string | undefined, columns: readonly Column<Row>[]): Sorting | null {
  if (order === undefined) return null;
  const descending = order.startsWith('-');
  const key = descending ? order.slice(1) : order;
  const column = columns.findIndex(({ orderKey }) => orderKey === key);
  return column === -1 ? null : { column, descending };
}

export function writeOrder<Row>(
  sorting: Sorting | null,
  columns: readonly Column<Row>[],
): string | undefined {
  const key = sorting === null ? undefined : columns[sorting.column]?.orderKey;
  return key === undefined ? undefined : `${sorting?.descending ? '-' : ''}${key}`;
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const sortBy = sorting === null ? undefined : columns[sorting.column]?.sortBy;
  if (sorting === null || !sortBy) return rows;
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const direction = sorting.descending ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [sortBy(left), sortBy(right)];
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return order * direction;
  });
}

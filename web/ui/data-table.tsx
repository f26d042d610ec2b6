import { useState, type ReactNode } from 'react';
import { NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useNarrow } from './narrow.ts';
import { ScrollRegion } from './scroll-region.tsx';
import classes from './data-table.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Makes the column sortable if all rows are loaded. */
  sortBy?: (row: Row) => string | number;
  /** Makes the column sortable if the server sorts. This is the column's name in `order`. */
  orderKey?: string;
  align?: 'left' | 'right' | 'center';
  /** On narrow screens this column is the card's heading. */
  heading?: boolean;
  /** Not shown in the cards on narrow screens, such as a serial number. */
  wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On wide screens the table scrolls within this height, in px. */
  height?: number;
  /** Below the rows, for example a 'Show more' button. */
  footer?: ReactNode;
  /**
   * For a list that is read page by page: the server sorts the whole list. The table could sort only the
   * loaded rows.
   */
  server?: ServerOrder;
}

export interface ServerOrder {
  /**
   * A column's `orderKey`, with a leading minus if descending; undefined for the default order of the list.
   */
  order: string | undefined;
  onOrder: (order: string | undefined) => void;
  /** True while the rows are still in the previous order. */
  busy: boolean;
}

interface Sorting {
  column: number;
  descending: boolean;
}

/**
 * A phone's screen shows a list with fewer rows completely, so a control for the order would only take space.
 */
const ROWS_WORTH_SORTING = 5;

/** A table to compare things: a table on wide screens, cards at 800 px and below. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, height, footer, server } = props;
  const narrow = useNarrow();
  const [own, setOwn] = useState<Sorting | null>(null);
  const sorting = server ? readOrder(server.order, columns) : own;
  const sorted = server ? rows : sortRows(rows, columns, own);
  const isSortable = (column: Column<Row>) => Boolean(server ? column.orderKey : column.sortBy);
  const setSorting = (wanted: Sorting | null) =>
    server ? server.onOrder(writeOrder(wanted, columns)) : setOwn(wanted);
  const busy = server?.busy ?? false;

  if (narrow) {
    const worthSorting = rows.length >= ROWS_WORTH_SORTING && columns.some(isSortable);
    return (
      <>
        {worthSorting ? (
          <NativeSelect
            label="Sort by"
            size="md"
            mb="sm"
            value={sorting === null ? '' : `${sorting.descending ? '-' : ''}${sorting.column}`}
            onChange={({ currentTarget: { value } }) =>
              setSorting(
                value === '' ? null : { column: Math.abs(Number(value)), descending: value.startsWith('-') },
              )
            }
            data={[
              { value: '', label: 'As listed' },
              ...columns.flatMap((column, index) =>
                isSortable(column)
                  ? [
                      { value: `${index}`, label: `${column.header}, ascending` },
                      { value: `-${index}`, label: `${column.header}, descending` },
                    ]
                  : [],
              ),
            ]}
          />
        ) : null}
        <ul className={classes.cards} aria-label={label} aria-busy={busy}>
          {sorted.map((row, index) => (
            <li key={rowKey(row)} className={classes.card}>
              {columns.map((column) =>
                column.heading ? (
                  <RowHeading key={column.header} column={column} row={row} index={index} />
                ) : null,
              )}
              <dl className={classes.list}>
                {columns.map((column) =>
                  column.heading || column.wideOnly ? null : (
                    <div key={column.header} className={classes.pair}>
                      <dt>{column.header}</dt>
                      <dd>{column.cell(row, index)}</dd>
                    </div>
                  ),
                )}
              </dl>
            </li>
          ))}
        </ul>
        {footer}
      </>
    );
  }

  const table = (
    <table
      aria-label={label}
      aria-busy={busy}
      className={classes.table}
      data-sticky={height !== undefined || undefined}
    >
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.header}
              data-align={column.align}
              aria-sort={isSortable(column) ? ariaSort(index, sorting) : undefined}
            >
              {isSortable(column) ? (
                <UnstyledButton
                  className={classes.sort}
                  onClick={() => setSorting(nextSorting(index, sorting))}
                >
                  {column.header}
                  <SortIcon active={sorting?.column === index} descending={sorting?.descending ?? false} />
                </UnstyledButton>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row, index) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.header} data-align={column.align}>
                {column.cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <div className={classes.frame}>
      <ScrollRegion {...(height === undefined ? {} : { label, style: { maxHeight: height } })}>
        {table}
      </ScrollRegion>
      {footer}
    </div>
  );
}

function RowHeading<Row>({ column, row, index }: { column: Column<Row>; row: Row; index: number }) {
  return (
    <Text component="div" fw={650} fz="md" mb={8}>
      {column.cell(row, index)}
    </Text>
  );
}

function SortIcon({ active, descending }: { active: boolean; descending: boolean }) {
  if (!active) return <IconArrowsSort size={16} aria-hidden className={classes.idle} />;
  return descending ? (
    <IconSortDescending size={16} aria-hidden />
  ) : (
    <IconSortAscending size={16} aria-hidden />
  );
}

function ariaSort(index: number, sorting: Sorting | null) {
  if (sorting?.column !== index) return 'none' as const;
  return sorting.descending ? ('descending' as const) : ('ascending' as const);
}

/** Ascending, then descending, then the original order. */
function nextSorting(column: number, sorting: Sorting | null): Sorting | null {
  if (sorting?.column !== column) return { column, descending: false };
  return sorting.descending ? null : { column, descending: true };
}

function readOrder<Row>(order: string | undefined, columns: readonly Column<Row>[]): Sorting | null {
  if (order === undefined) return null;
  const descending = order.startsWith('-');
  const key = descending ? order.slice(1) : order;
  const column = columns.findIndex(({ orderKey }) => orderKey === key);
  return column === -1 ? null : { column, descending };
}

function writeOrder<Row>(sorting: Sorting | null, columns: readonly Column<Row>[]): string | undefined {
  const key = sorting === null ? undefined : columns[sorting.column]?.orderKey;
  return key === undefined ? undefined : `${sorting?.descending ? '-' : ''}${key}`;
}

function sortRows<Row>(
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

import { useState, type ReactNode } from 'react';
import { ScrollArea, Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useNarrow } from './narrow.ts';
import classes from './data-table.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: Row) => string | number;
  align?: 'left' | 'right' | 'center';
  /** On narrow screens this column is the card's heading. */
  heading?: boolean;
  /** Left out of the cards on narrow screens, such as a serial number. */
  wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table to those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Scrolls inside this height, in px, on wide screens. */
  height?: number;
  /** Below the rows: a 'Show more' button, say. */
  footer?: ReactNode;
}

interface Sorting {
  column: number;
  descending: boolean;
}

/** Things that one compares: a table, and cards at 800 px and below. */
export function DataTable<Row>({ label, columns, rows, rowKey, height, footer }: DataTableProps<Row>) {
  const narrow = useNarrow();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const sorted = sortRows(rows, columns, sorting);

  if (narrow) {
    return (
      <>
        <ul className={classes.cards} aria-label={label}>
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
    <Table aria-label={label} stickyHeader={height !== undefined} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column, index) => (
            <Table.Th
              key={column.header}
              ta={column.align ?? 'left'}
              aria-sort={ariaSort(column, index, sorting)}
            >
              {column.sortBy ? (
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
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sorted.map((row, index) => (
          <Table.Tr key={rowKey(row)}>
            {columns.map((column) => (
              <Table.Td key={column.header} ta={column.align ?? 'left'}>
                {column.cell(row, index)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
  return (
    <div className={classes.frame}>
      {height === undefined ? (
        <ScrollArea type="auto">{table}</ScrollArea>
      ) : (
        <ScrollArea.Autosize
          mah={height}
          type="auto"
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}
        >
          {table}
        </ScrollArea.Autosize>
      )}
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

function ariaSort<Row>(column: Column<Row>, index: number, sorting: Sorting | null) {
  if (!column.sortBy) return undefined;
  if (sorting?.column !== index) return 'none' as const;
  return sorting.descending ? ('descending' as const) : ('ascending' as const);
}

/** Up, then down, then as it came. */
function nextSorting(column: number, sorting: Sorting | null): Sorting | null {
  if (sorting?.column !== column) return { column, descending: false };
  return sorting.descending ? null : { column, descending: true };
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

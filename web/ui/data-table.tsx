import { useState, type ReactNode } from 'react';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import { ChooseAllBox, ChooseBox } from './choice-box.tsx';
import type { RowChoice } from './choice.ts';
import { DataCards } from './data-cards.tsx';
import {
  ariaSort,
  nextSorting,
  orderSentence,
  readOrder,
  sortRows,
  writeOrder,
  type Sorting,
} from './data-table-order.ts';
import { useAnnounceChange } from './announce.ts';
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
  align?: 'right';
  /** On narrow screens this column is the card's heading. */
  heading?: boolean;
  /** On narrow screens one of the facts under the heading. The columns that are none are behind Details. */
  fact?: boolean;
  /** Not shown in the cards on narrow screens, such as a serial number. */
  wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On wide screens the table scrolls within this height, in px. */
  height?: number;
  /** Below the rows, for example a 'Show more' button. */
  footer?: ReactNode;
  /** For a list that is read page by page: the table could sort only the loaded rows. */
  server?: ServerOrder;
  /** Which rows are chosen, for a list in which rows can be chosen. Needs `rowName`. */
  choice?: RowChoice<Row>;
  /** Names the row, for its checkbox. */
  rowName?: (row: Row) => string;
  /** What can be done with a row, at its end. */
  actions?: (row: Row) => ReactNode;
  /** On narrow screens only so many cards are shown until somebody asks for all. */
  fewAtFirst?: number;
}

export interface ServerOrder {
  /** A column's `orderKey`, with a minus if descending; undefined for the default order. */
  order: string | undefined;
  onOrder: (order: string | undefined) => void;
  /** True while the rows are still in the previous order. */
  busy: boolean;
}

/** A table to compare things: a table on wide screens, cards at 800 px and below. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, height, footer, server } = props;
  const narrow = useNarrow();
  const [own, setOwn] = useState<Sorting | null>(null);
  const sorting = server ? readOrder(server.order, columns) : own;
  const sorted = server ? rows : sortRows(rows, columns, own);
  const isSortable = (column: Column<Row>) => Boolean(server ? column.orderKey : column.sortBy);
  const setSorting = (wanted: Sorting | null) =>
    server ? server.onOrder(writeOrder(wanted, columns)) : setOwn(wanted);
  const busy = server?.busy ?? false;
  useAnnounceChange(
    busy
      ? undefined
      : `${orderSentence(label, columns, sorting)}. ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`,
  );
  const parts = { ...props, rows: sorted, busy, sorting, setSorting, isSortable };

  if (narrow) return <DataCards {...parts} />;
  const isWork = props.choice !== undefined || props.actions !== undefined;
  return (
    <div className={classes.frame} data-work={isWork || undefined}>
      <ScrollRegion
        className={isWork && height === undefined ? classes.wide : undefined}
        {...(height === undefined ? {} : { label, style: { maxHeight: height } })}
      >
        <WideTable {...parts} />
      </ScrollRegion>
      {footer}
    </div>
  );
}

/** What both forms of the table get, with its rows in order. */
export interface TableParts<Row> extends DataTableProps<Row> {
  busy: boolean;
  sorting: Sorting | null;
  setSorting: (sorting: Sorting | null) => void;
  isSortable: (column: Column<Row>) => boolean;
}

function WideTable<Row>(parts: TableParts<Row>) {
  const { label, columns, rows, rowKey, choice, rowName, actions, busy, height } = parts;
  return (
    <table
      aria-label={label}
      aria-busy={busy}
      className={classes.table}
      data-sticky={height !== undefined || undefined}
      data-work={choice !== undefined || actions !== undefined || undefined}
    >
      <thead>
        <tr>
          {choice ? (
            <th className={classes.choose}>
              <ChooseAllBox choice={choice} rows={rows} />
            </th>
          ) : null}
          {columns.map((column, index) => (
            <HeaderCell key={column.header} parts={parts} column={column} index={index} />
          ))}
          {actions ? (
            <th>
              <VisuallyHidden>{said.actions()}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row)} data-chosen={choice?.isChosen(row) || undefined}>
            {choice ? (
              <td className={classes.choose}>
                <ChooseBox choice={choice} rows={rows} row={row} name={rowName?.(row) ?? ''} />
              </td>
            ) : null}
            {columns.map((column) => (
              <td
                key={column.header}
                data-align={column.align}
                className={column.heading ? classes.headingCell : undefined}
              >
                {column.cell(row, index)}
              </td>
            ))}
            {actions ? <td className={classes.actions}>{actions(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeaderCell<Row>({
  parts: { sorting, setSorting, isSortable },
  column,
  index,
}: {
  parts: TableParts<Row>;
  column: Column<Row>;
  index: number;
}) {
  const sortable = isSortable(column);
  return (
    <th data-align={column.align} aria-sort={sortable ? ariaSort(index, sorting) : undefined}>
      {sortable ? (
        <UnstyledButton className={classes.sort} onClick={() => setSorting(nextSorting(index, sorting))}>
          {column.header}
          <SortIcon active={sorting?.column === index} descending={sorting?.descending ?? false} />
        </UnstyledButton>
      ) : (
        column.header
      )}
    </th>
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

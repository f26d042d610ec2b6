import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Button, Group, NativeSelect, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import { ChooseBox } from './choice-box.tsx';
import type { Column, TableParts } from './data-table.tsx';
import classes from './data-table.module.css';

/**
 * A phone's screen shows a list with fewer rows completely, so a control for the order would only take space.
 */
const ROWS_WORTH_SORTING = 5;
const LONG_PRESS_MS = 500;

/** The rows of a table as cards, for narrow screens. */
export function DataCards<Row>(parts: TableParts<Row>) {
  const { label, columns, rows, rowKey, footer, busy, fewAtFirst = Infinity, isSortable } = parts;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, fewAtFirst);
  const hidden = rows.length - shown.length;
  return (
    <>
      {hidden === 0 && rows.length >= ROWS_WORTH_SORTING && columns.some(isSortable) ? (
        <OrderSelect {...parts} />
      ) : null}
      <ul className={classes.cards} aria-label={label} aria-busy={busy}>
        {shown.map((row, index) => (
          <DataCard key={rowKey(row)} parts={parts} row={row} index={index} />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="default" fullWidth mt="sm" onClick={() => setShowsAll(true)}>
          {said.showMore({ count: hidden })}
        </Button>
      ) : (
        footer
      )}
    </>
  );
}

function OrderSelect<Row>({ columns, sorting, setSorting, isSortable }: TableParts<Row>) {
  return (
    <NativeSelect
      label={said.sortBy()}
      mb="sm"
      value={sorting === null ? '' : `${sorting.descending ? '-' : ''}${sorting.column}`}
      onChange={({ currentTarget: { value } }) =>
        setSorting(
          value === '' ? null : { column: Math.abs(Number(value)), descending: value.startsWith('-') },
        )
      }
      data={[
        { value: '', label: said.asListed() },
        ...columns.flatMap((column, index) =>
          isSortable(column)
            ? [
                { value: `${index}`, label: said.ascending({ column: column.header }) },
                { value: `-${index}`, label: said.descending({ column: column.header }) },
              ]
            : [],
        ),
      ]}
    />
  );
}

interface CardProps<Row> {
  parts: TableParts<Row>;
  row: Row;
  index: number;
}

function DataCard<Row>({ parts, row, index }: CardProps<Row>) {
  const { columns, choice } = parts;
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const longPress = useLongPress(() => choice?.toggle(row));
  const headings = columns.filter(({ heading }) => heading);
  const facts = columns.filter(({ fact, heading }) => fact && !heading);
  const others = columns.filter(({ heading, fact, wideOnly }) => !heading && !fact && !wideOnly);
  if (facts.length === 0 && choice === undefined && parts.actions === undefined)
    return (
      <li className={classes.card}>
        {headings.map((column) => (
          <Heading key={column.header}>{column.cell(row, index)}</Heading>
        ))}
        <Pairs columns={others} row={row} index={index} />
      </li>
    );
  return (
    <li
      className={classes.workCard}
      data-chosen={choice?.isChosen(row) || undefined}
      {...(choice === undefined ? {} : longPress)}
    >
      <Group gap={4} wrap="nowrap" mih={44}>
        {choice ? (
          <ChooseBox choice={choice} rows={parts.rows} row={row} name={parts.rowName?.(row) ?? ''} />
        ) : null}
        {headings.map((column) => (
          <Heading key={column.header}>{column.cell(row, index)}</Heading>
        ))}
      </Group>
      <dl className={classes.facts}>
        {facts.map((column) => (
          <div key={column.header}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row, index)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.cardFoot}>
        {others.length > 0 ? (
          <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {said.details()}
            <VisuallyHidden> {said.detailsOf({ name: parts.rowName?.(row) ?? '' })}</VisuallyHidden>
            <Chevron size={16} aria-hidden />
          </UnstyledButton>
        ) : null}
        {parts.actions ? <div className={classes.actions}>{parts.actions(row)}</div> : null}
      </div>
      {isOpen ? <Pairs columns={others} row={row} index={index} /> : null}
    </li>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Text component="div" fw={650} fz="md" className={classes.heading}>
      {children}
    </Text>
  );
}

function Pairs<Row>({ columns, row, index }: { columns: readonly Column<Row>[]; row: Row; index: number }) {
  return (
    <dl className={classes.list}>
      {columns.map((column) => (
        <div key={column.header} className={classes.pair}>
          <dt>{column.header}</dt>
          <dd>{column.cell(row, index)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A finger that stays on a card. A mouse has the checkbox. */
function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'touch') timer.current = setTimeout(onLongPress, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) stop();
    },
  };
}

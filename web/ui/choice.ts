import { useCallback, useMemo, useState } from 'react';

/** The selected rows themselves, because after another search the list no longer shows all of them. */
export interface Choice<Row> {
  rows: ReadonlyMap<string, Row>;
  anchor: string | null;
  base: ReadonlyMap<string, Row>;
}

export interface Keyed<Row> {
  key: string;
  row: Row;
}

export function nothingChosen<Row>(): Choice<Row> {
  return { rows: new Map(), anchor: null, base: new Map() };
}

/** Selects or deselects a row. A range begins here. */
export function toggled<Row>(choice: Choice<Row>, { key, row }: Keyed<Row>, most: number): Choice<Row> {
  const rows = new Map(choice.rows);
  if (!rows.delete(key)) {
    if (rows.size >= most) return choice;
    rows.set(key, row);
  }
  return { rows, anchor: key, base: rows };
}

/**
 * Selects all rows from the start of the range, or deselects them if the range begins with a deselected row. If the
 * range gets shorter, the rows it had changed change back.
 */
export function extendedTo<Row>(
  choice: Choice<Row>,
  shown: readonly Keyed<Row>[],
  key: string,
  most: number,
): Choice<Row> {
  const to = shown.findIndex((each) => each.key === key);
  if (to === -1) return choice;
  const begin = shown.findIndex((each) => each.key === choice.anchor);
  const from = begin === -1 ? to : begin;
  const rows = new Map(choice.base);
  const leavesOut = begin !== -1 && !choice.base.has(shown[begin]!.key);
  for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1))
    if (leavesOut) rows.delete(each.key);
    else if (rows.size < most) rows.set(each.key, each.row);
  return { rows, anchor: shown[from]!.key, base: choice.base };
}

export function withAll<Row>(choice: Choice<Row>, all: readonly Keyed<Row>[], most: number): Choice<Row> {
  const rows = new Map(choice.rows);
  for (const { key, row } of all) if (rows.size < most) rows.set(key, row);
  return { rows, anchor: null, base: rows };
}

function without<Row>(choice: Choice<Row>, keys: readonly string[]): Choice<Row> {
  const rows = new Map(choice.rows);
  for (const key of keys) rows.delete(key);
  return { rows, anchor: null, base: rows };
}

export interface RowChoice<Row> {
  most: number;
  rows: readonly Row[];
  isChosen: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** `shown` are the rows of the table, in order. */
  extendTo: (shown: readonly Row[], row: Row) => void;
  chooseAll: (rows: readonly Row[]) => void;
  leaveOut: (rows: readonly Row[]) => void;
  clear: () => void;
}

/** Which rows of a list are selected, at most `most`. */
export function useChoice<Row>(keyOf: (row: Row) => string, most: number): RowChoice<Row> {
  const [choice, setChoice] = useState(nothingChosen<Row>);
  const keyed = useCallback((row: Row): Keyed<Row> => ({ key: keyOf(row), row }), [keyOf]);
  return useMemo(
    () => ({
      most,
      rows: [...choice.rows.values()],
      isChosen: (row) => choice.rows.has(keyOf(row)),
      toggle: (row) => setChoice((now) => toggled(now, keyed(row), most)),
      extendTo: (shown, row) => setChoice((now) => extendedTo(now, shown.map(keyed), keyOf(row), most)),
      chooseAll: (rows) => setChoice((now) => withAll(now, rows.map(keyed), most)),
      leaveOut: (rows) => setChoice((now) => without(now, rows.map(keyOf))),
      clear: () => setChoice(nothingChosen<Row>()),
    }),
    [choice, keyOf, keyed, most],
  );
}

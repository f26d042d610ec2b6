import type { ChangeEvent, KeyboardEvent } from 'react';
import * as said from '#contract/messages/en/ui.ts';
import type { RowChoice } from './choice.ts';
import classes from './choice-box.module.css';

/** The checkboxes of a list, so that arrow keys move from row to row. */
const BOXES = 'input[data-choose]';
/** The first action of the bar that is shown while rows are selected. */
const FIRST_ACTION = '[data-bulk-actions] button';

export interface ChooseBoxProps<Row> {
  choice: RowChoice<Row>;
  /** The rows of the list, in order. */
  rows: readonly Row[];
  row: Row;
  name: string;
}

/**
 * Shift selects all rows up to this one, arrow keys move the focus, and Enter jumps to the actions, which are far away
 * by Tab.
 */
export function ChooseBox<Row>({ choice, rows, row, name }: ChooseBoxProps<Row>) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const action = event.key === 'Enter' && document.querySelector<HTMLElement>(FIRST_ACTION);
    if (action) {
      event.preventDefault();
      action.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const next = rows[rows.indexOf(row) + step];
    const list = event.currentTarget.closest('table, ul');
    const boxes = [...(list?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])];
    event.preventDefault();
    if (next === undefined) return;
    boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
    if (!event.shiftKey) return;
    if (!choice.isChosen(row)) choice.toggle(row);
    choice.extendTo(rows, next);
  };
  const onChange = ({ nativeEvent }: ChangeEvent) => {
    // A checkbox changes with a click, whatever causes it.
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) choice.extendTo(rows, row);
    else choice.toggle(row);
  };
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        data-choose
        className={classes.box}
        aria-label={said.chooseOne({ name })}
        checked={choice.isChosen(row)}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

export function ChooseAllBox<Row>({ choice, rows }: { choice: RowChoice<Row>; rows: readonly Row[] }) {
  const chosen = rows.filter(choice.isChosen).length;
  const hasAll = rows.length > 0 && chosen === rows.length;
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={said.chooseShown()}
        checked={hasAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !hasAll;
        }}
        onChange={() => (hasAll ? choice.leaveOut(rows) : choice.chooseAll(rows))}
      />
    </label>
  );
}

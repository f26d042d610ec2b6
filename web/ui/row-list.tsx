import type { ReactNode } from 'react';
import classes from './row-list.module.css';

/** A list in a box, with a line between its rows. The children are `li` elements. */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}

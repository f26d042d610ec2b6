import type { ReactNode } from 'react';
import classes from './row-list.module.css';

export interface RowListProps {
  label?: string;
  /** 'ol' if the order matters. */
  component?: 'ul' | 'ol';
  children: ReactNode;
}

export function RowList({ label, component: List = 'ul', children }: RowListProps) {
  return (
    <List className={classes.rows} aria-label={label}>
      {children}
    </List>
  );
}

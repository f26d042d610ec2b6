import type { ReactNode } from 'react';
import classes from './sticky-actions.module.css';

/** A page's main actions: in place on wide screens, at the bottom of the window at 800 px and below. */
export function StickyActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

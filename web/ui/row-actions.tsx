import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/ui.ts';
import { RowMenu, type MenuEntry } from './row-menu.tsx';
import classes from './row-actions.module.css';

/** The most common action for a row. */
export type QuietAction = { label: string } & ({ to: string } | { onSelect: () => void });

export interface RowActionsProps {
  name: string;
  action?: QuietAction | undefined;
  menu: readonly MenuEntry[];
}

/** At the end of a row: one quiet action, and a menu with all others. */
export function RowActions({ name, action, menu }: RowActionsProps) {
  return (
    <div className={classes.actions}>
      {action === undefined ? null : <Quiet action={action} name={name} />}
      {menu.length === 0 ? null : <RowMenu label={said.moreFor({ name })} entries={menu} />}
    </div>
  );
}

function Quiet({ action, name }: { action: QuietAction; name: string }) {
  const words = (
    <>
      {action.label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  return 'to' in action ? (
    <Link to={action.to} className={classes.quiet}>
      {words}
    </Link>
  ) : (
    <UnstyledButton className={classes.quiet} onClick={action.onSelect}>
      {words}
    </UnstyledButton>
  );
}

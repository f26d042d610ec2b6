import type { ReactNode } from 'react';
import type { TablerIcon } from '@tabler/icons-react';
import classes from './badges.module.css';

export type Tone = 'moss' | 'amber' | 'brick' | 'accent' | 'quiet';

/** A state, shown as an icon and a word. The colour adds no information. */
export function ToneBadge({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone;
  icon: TablerIcon;
  children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {children}
    </span>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { Box } from '@mantine/core';
import classes from './scroll-region.module.css';

export interface ScrollRegionProps {
  /** For screen readers. Without it, the region is not a landmark. */
  label?: string;
  className?: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

/** The browser's own scroll bars, also usable by keyboard. Mantine's scroll area would load 18 kB with each table. */
export function ScrollRegion({ label, className, style, children }: ScrollRegionProps) {
  return (
    <Box
      className={[classes.region, className].join(' ')}
      style={style}
      {...(label === undefined ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      {children}
    </Box>
  );
}

import { DAY_MS } from './limits.ts';

/** How many examples of each kind a check keeps. */
export const FILE_CHECK_EXAMPLES = 200;

/** A younger file may still get its row. */
export const UNNAMED_KEPT_MS = DAY_MS;

/** Whose row names a file. */
export const NAMED_BY = ['person', 'company', 'interview', 'export'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

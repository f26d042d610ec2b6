import { DAY_MS } from './limits.ts';

/** How many examples of each kind a check keeps. */
export const FILE_CHECK_EXAMPLES = 200;

/** Younger files may still get their row. */
export const UNNAMED_KEPT_MS = DAY_MS;

/** The owner whose row refers to a file. */
export const NAMED_BY = ['person', 'company', 'interview', 'export'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

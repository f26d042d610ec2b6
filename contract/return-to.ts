import { z } from 'zod';
import { PATHS } from './paths.ts';

const MESSAGE = 'This is not the path of a job';

/**
 * The page of a public job, where somebody who registers from it comes back to. It travels through a mailed link, so it
 * is a path of our own and nothing else: never another address.
 */
export const jobPath = z
  .string({ error: MESSAGE })
  .max(60, { error: MESSAGE, abort: true })
  .regex(new RegExp(`^${PATHS.publicJobs}/[A-Za-z0-9-]+$`), MESSAGE);

/** The path if it is one, else null. */
export function readJobPath(path: string | null): string | null {
  return jobPath.safeParse(path).data ?? null;
}

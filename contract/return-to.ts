import { z } from 'zod';
import { PATHS } from './paths.ts';

const MESSAGE = 'This is not the path of a job';

/**
 * The page of a public job. A person who registers from it returns to it afterwards. The path is part of a
 * mailed link, so only paths of this site are accepted, never another address.
 */
export const jobPath = z
  .string({ error: MESSAGE })
  .max(60, { error: MESSAGE, abort: true })
  .regex(new RegExp(`^${PATHS.publicJobs}/[A-Za-z0-9-]+$`), MESSAGE);

/** Returns the path if it is valid, otherwise null. */
export function readJobPath(path: string | null): string | null {
  return jobPath.safeParse(path).data ?? null;
}

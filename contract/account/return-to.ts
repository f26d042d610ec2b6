import { SOURCE_MAX } from '../shared/limits.ts';
import { PATHS } from '../shared/paths.ts';

const JOB_PATH = new RegExp(
  String.raw`^${PATHS.publicJobs}/[A-Za-z0-9-]+(?:\?source=[a-z0-9._-]{1,${SOURCE_MAX}})?$`,
);
export const JOB_PATH_MAX = 110;

/**
 * Whether this is the page of a public job, perhaps with the person's source. A person who registers there returns to
 * it afterwards. The path is part of an emailed link, so only paths of this site are accepted, never another address.
 */
export const isJobPath = (path: string): boolean => path.length <= JOB_PATH_MAX && JOB_PATH.test(path);

/** Returns the path if it is valid, otherwise null. */
export const readJobPath = (path: string | null): string | null =>
  path !== null && isJobPath(path) ? path : null;

import { DAY_MS } from '#contract/shared/limits.ts';
import { readJobPath } from '#contract/account/return-to.ts';

/** Where to go after signing in, for this browser session. The key is not in the specification. */
const RETURN_TO = 'returnTo';

export function rememberReturnTo(path: string): void {
  sessionStorage.setItem(RETURN_TO, path);
}

/** The path that a person asked for, otherwise the job they registered from. Returned only once. */
export function takeReturnTo(): string | null {
  const path = sessionStorage.getItem(RETURN_TO) ?? readJobWish();
  sessionStorage.removeItem(RETURN_TO);
  localStorage.removeItem(JOB_WISH);
  return path;
}

/**
 * The job from which a person went to registration. It is stored on the device, because the emailed link opens in
 * another tab, and for only one day, because someone else may sign in on this device later.
 */
const JOB_WISH = 'jobWish';
const JOB_WISH_MS = DAY_MS;

/** The newest wish counts, so an earlier path in this tab is dropped. */
export function rememberJobWish(path: string): void {
  sessionStorage.removeItem(RETURN_TO);
  localStorage.setItem(JOB_WISH, `${Date.now()} ${path}`);
}

export function readJobWish(): string | null {
  const [since, path] = (localStorage.getItem(JOB_WISH) ?? '').split(' ');
  const age = Date.now() - Number(since);
  return age >= 0 && age <= JOB_WISH_MS ? readJobPath(path ?? null) : null;
}

/** How long a reloading page may still hold its lock. */
const RELEASE_MS = 2_000;

/**
 * Locks the interview for this page until `signal` aborts. False if another page in this browser has the lock. Browsers
 * without locks allow every page.
 */
export async function holdInterview(applicationId: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return true;
  const limit = AbortSignal.timeout(RELEASE_MS);
  return new Promise((resolve) => {
    navigator.locks
      .request(`roundone:interview:${applicationId}`, { signal: AbortSignal.any([limit, signal]) }, () => {
        resolve(true);
        return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
      })
      .catch(() => resolve(false));
  });
}

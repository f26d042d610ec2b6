/** How long a page that is being reloaded may still hold on to its interview. */
const RELEASE_MS = 2_000;

/**
 * Makes this page the only one of this browser with the interview open, until `signal` aborts. False where another
 * one has it. Browsers without locks let everyone in.
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

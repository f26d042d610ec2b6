import { newDraftKey } from '#web/features/jobs/new-key.ts';

/**
 * The key of the job that this tab is about to create. It survives a reload: if the response of the first
 * step was lost, sending it again finds the existing draft and creates no second one.
 */
const NAME = 'newJobKey';

export function newJobKey(): string {
  const stored = sessionStorage.getItem(NAME);
  if (stored !== null) return stored;
  const key = newDraftKey();
  sessionStorage.setItem(NAME, key);
  return key;
}

/** The next job needs a new key. */
export function forgetNewJobKey(): void {
  sessionStorage.removeItem(NAME);
}

/**
 * The key of the job that this tab is about to make. It outlives a reload, so that sending the first step again after
 * a lost answer finds the draft that was made rather than making another.
 */
const NAME = 'newJobKey';

export function newJobKey(): string {
  const stored = sessionStorage.getItem(NAME);
  if (stored !== null) return stored;
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  sessionStorage.setItem(NAME, key);
  return key;
}

/** The next job is another one. */
export function forgetNewJobKey(): void {
  sessionStorage.removeItem(NAME);
}

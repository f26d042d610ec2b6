import { getSession } from '#web/session/session.ts';
import { KEPT_ON_DEVICE } from '#web/session/storage.ts';

/** What is typed into a step and not sent yet, kept on this device per person, job and step. Logging out forgets it all. */

const nameOf = (jobId: string | null, step: string) =>
  `${KEPT_ON_DEVICE}${getSession().userId}:${jobId ?? 'new'}:${step}`;

/** The values as they were typed, or null where nothing fitting is kept. */
export function readStepDraft<Values extends object>(
  jobId: string | null,
  step: string,
  fits: (values: object) => values is Values,
): Values | null {
  const stored = localStorage.getItem(nameOf(jobId, step));
  if (stored === null) return null;
  try {
    const values: unknown = JSON.parse(stored);
    return typeof values === 'object' && values !== null && fits(values) ? values : null;
  } catch {
    return null;
  }
}

export function writeStepDraft(jobId: string | null, step: string, values: object): void {
  try {
    localStorage.setItem(nameOf(jobId, step), JSON.stringify(values));
  } catch (failure) {
    // A full or forbidden store costs the safety copy, not the work on the screen.
    if (!(failure instanceof DOMException)) throw failure;
  }
}

export function forgetStepDraft(jobId: string | null, step: string): void {
  localStorage.removeItem(nameOf(jobId, step));
}

/** Forgets what was typed into any step of a job. */
export function forgetJobDrafts(jobId: string): void {
  const start = nameOf(jobId, '');
  for (const name of Object.keys(localStorage)) if (name.startsWith(start)) localStorage.removeItem(name);
}

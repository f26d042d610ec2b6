import type { Role } from '#contract/shared/audience.ts';
import { MOBILE_BREAKPOINT_PX } from '#contract/shared/limits.ts';
import { APPLY, PATHS, pathWithJob, publicJobPath } from '#contract/shared/paths.ts';
import { readSmall } from '#web/api/small-client.ts';
import type { Session } from '#web/session/stored-session.ts';
import { HOMES } from '#web/ui/shell/menus.ts';

/**
 * The page of the web client that a signed-in person sees instead of this one: their home instead of the landing page,
 * the open jobs for candidates, who can save and apply there, and an employer's own job. Null to stay.
 */
export async function ownPage(session: Session, role: Role): Promise<string | null> {
  if (location.pathname === PATHS.home) return HOMES[role];
  if (location.pathname === PATHS.publicJobs) return role === 'candidate' ? openJobs() : null;
  const shown = document.querySelector<HTMLElement>('[data-job]');
  if (!shown) return null;
  const shownJob = shown.dataset['job'];
  // A job that is not open is shown to its employer, and to candidates who applied to it or saved it.
  const job = shownJob && role === 'candidate' ? { id: shownJob, isOwn: false } : await jobHere(session);
  if (job === null) return null;
  if (role === 'employer') return job.isOwn ? pathWithJob(PATHS.jobDescription, job.id) : null;
  const isNarrow = matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX}px)`).matches;
  const path = pathWithJob(isNarrow ? PATHS.jobDescription : PATHS.openJobs, job.id);
  const address = new URLSearchParams(location.search);
  const source = address.get('source');
  return [
    path,
    ...(source === null ? [] : [`source=${encodeURIComponent(source)}`]),
    ...(address.get('apply') === 'yes' ? [APPLY] : []),
  ].join('&');
}

function openJobs(): string {
  const search = new URLSearchParams(location.search);
  const form = document.querySelector<HTMLFormElement>('[data-search]');
  const stateId = form?.dataset['stateId'];
  if (stateId) {
    search.set('stateId', stateId);
    // The address may contain only the id.
    search.set('state', String(new FormData(form).get('state') ?? ''));
  }
  search.delete('cursor');
  return `${PATHS.openJobs}?${search}`;
}

/** The job at this address as the person may see it. Only members of its company see how many people applied. */
async function jobHere({ token }: Session): Promise<{ id: string; isOwn: boolean } | null> {
  const alternateJobId = decodeURIComponent(location.pathname.slice(publicJobPath('').length));
  const job = await readSmall<{ id: string; applicationReceived: number | null }>(
    'jobs/getPublicJob',
    { alternateJobId },
    { token },
  );
  return job === null ? null : { id: job.id, isOwn: job.applicationReceived !== null };
}

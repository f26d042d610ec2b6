import type { Role } from '#contract/endpoint.ts';
import { MOBILE_BREAKPOINT_PX } from '#contract/limits.ts';
import { PATHS, pathWithJob, publicJobPath } from '#contract/paths.ts';
import { readSmall } from '#web/api/small-client.ts';
import type { Session } from '#web/session/stored-session.ts';
import { HOMES } from '#web/ui/shell/menus.ts';

/**
 * The page of the web client that a person who is signed in sees instead of this one: their home instead of the
 * landing page, the open jobs where candidates can save and apply, and an employer's own job. Null to stay.
 */
export async function ownPage(session: Session, role: Role): Promise<string | null> {
  if (location.pathname === PATHS.home) return HOMES[role];
  if (location.pathname === PATHS.publicJobs) return role === 'candidate' ? openJobs() : null;
  const shown = document.querySelector<HTMLElement>('[data-job]');
  if (!shown) return null;
  const { job, employer } = shown.dataset;
  // A job that is not open is shown to its employer, and to candidates who applied to it or saved it.
  const found = job ? { job, employer } : await hiddenJob(session);
  if (found === null) return null;
  if (role === 'employer')
    return found.employer === session.userId ? pathWithJob(PATHS.jobDescription, found.job) : null;
  const isNarrow = matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX}px)`).matches;
  return pathWithJob(isNarrow ? PATHS.jobDescription : PATHS.openJobs, found.job);
}

function openJobs(): string {
  const search = new URLSearchParams(location.search);
  const stateId = document.querySelector<HTMLElement>('[data-search]')?.dataset['stateId'];
  if (stateId) search.set('stateId', stateId);
  search.delete('cursor');
  return `${PATHS.openJobs}?${search}`;
}

async function hiddenJob({ token }: Session): Promise<{ job: string; employer: string } | null> {
  const alternateJobId = decodeURIComponent(location.pathname.slice(publicJobPath('').length));
  const job = await readSmall<{ id: string; employer: { id: string } }>(
    'jobs/getPublicJob',
    { alternateJobId },
    { token },
  );
  return job === null ? null : { job: job.id, employer: job.employer.id };
}

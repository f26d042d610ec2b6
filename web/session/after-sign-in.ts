import type { Role } from '#contract/shared/audience.ts';
import { LOCAL_COPIES_MAX } from '#contract/shared/limits.ts';
import { APPLY, PATHS } from '#contract/shared/paths.ts';
import { readJobPath } from '#contract/account/return-to.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getCandidateProfile, getForgotten, type signIn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import type { OutputOf } from '#web/api/types.ts';
import { HOMES } from '#web/ui/shell/menus.ts';
import { openDocument } from '#web/ui/shell/page-focus.ts';
import { deleteLocalInterviews, localInterviews } from './device.ts';
import { rememberJobWish, takeReturnTo } from './return-to.ts';
import { startSession } from './session.ts';

/** Starts the login in this browser. The page is reloaded for the person, as the specification requires. */
export function enter(login: OutputOf<typeof signIn>, remember: boolean): void {
  startSession(login, remember);
  void whereAfterSignIn(login.userRole).then(openDocument);
}

/**
 * Where a person goes after signing in: the page they asked for, otherwise home. A new candidate must create a profile
 * before going to a job, and `whereAfterProfile` then leads to the job.
 */
async function whereAfterSignIn(role: Role): Promise<string> {
  await forgetErased();
  const wanted = takeReturnTo();
  if (wanted === null) return HOMES[role];
  if (role === 'candidate' && readJobPath(wanted) !== null && !(await hasProfile())) {
    rememberJobWish(wanted);
    return PATHS.candidateProfile;
  }
  return wanted;
}

/** Where a candidate goes after creating the profile: to apply for the job they came for, otherwise home. */
export function whereAfterProfile(): string {
  const wanted = takeReturnTo();
  if (wanted === null) return HOMES.candidate;
  if (readJobPath(wanted) === null) return wanted;
  return `${wanted}${wanted.includes('?') ? '&' : '?'}${APPLY}`;
}

async function hasProfile(): Promise<boolean> {
  try {
    return (await send(getCandidateProfile, {}, { whenSignedOut: 'keep-page' })).data.isProfileAvailable;
  } catch (error) {
    // The page of the job says what is missing, or why it can't be read.
    if (error instanceof ApiError) return true;
    throw error;
  }
}

/** The application of a `localName`. */
const applicationOf = (name: string): string => name.replace(/~\d+$/, '');

/**
 * Deletes the copies of interviews that were erased on the server. If the browser's storage or the server doesn't
 * respond, the copies are deleted at the next sign-in, or once the interview has been closed for long enough.
 */
async function forgetErased(): Promise<void> {
  // Signing in continues.
  await deleteErased().catch(() => {});
}

async function deleteErased(): Promise<void> {
  const names = (await localInterviews()).slice(0, LOCAL_COPIES_MAX);
  if (names.length === 0) return;
  const applicationIds = [...new Set(names.map(applicationOf))];
  const { data } = await send(getForgotten, { applicationIds }, { whenSignedOut: 'keep-page' });
  const gone = new Set(data.applicationIds);
  await deleteLocalInterviews(names.filter((name) => gone.has(applicationOf(name))));
}

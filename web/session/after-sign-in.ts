import type { Role } from '#contract/endpoint.ts';
import { PATHS } from '#contract/paths.ts';
import { readJobPath } from '#contract/return-to.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getCandidateProfile } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { HOMES } from '#web/ui/shell/menus.ts';
import { forgetErased } from './forget-erased.ts';
import { rememberJobWish, takeReturnTo } from './return-to.ts';

/**
 * Where a person goes after signing in: to the page that they asked for, otherwise home. A new candidate must
 * make a profile before going to a job; `whereAfterProfile` leads to the job then.
 */
export async function whereAfterSignIn(role: Role): Promise<string> {
  await forgetErased();
  const wanted = takeReturnTo();
  if (wanted === null) return HOMES[role];
  if (role === 'candidate' && readJobPath(wanted) !== null && !(await hasProfile())) {
    rememberJobWish(wanted);
    return PATHS.candidateProfile;
  }
  return wanted;
}

/** Where a candidate goes after making the profile: to the job that they came for, otherwise home. */
export const whereAfterProfile = (): string => takeReturnTo() ?? HOMES.candidate;

async function hasProfile(): Promise<boolean> {
  try {
    return (await send(getCandidateProfile, {}, { whenSignedOut: 'keep-page' })).data.isProfileAvailable;
  } catch (error) {
    // The page of the job says what is missing, or why it cannot be read.
    if (error instanceof ApiError) return true;
    throw error;
  }
}

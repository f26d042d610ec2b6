import { useEffect } from 'react';
import { getCandidateProfile, checkForProfile } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { setCandidateProfileAvailable, useSession } from './session.ts';

/** Makes the menu visible. A candidate's browser stores the result. */
export function useProfileAvailable(): boolean {
  const { role, candidateProfileAvailable } = useSession();
  const asksCandidate = role === 'candidate' && !candidateProfileAvailable;
  const candidate = useRead(getCandidateProfile, {}, { enabled: asksCandidate });
  const employer = useRead(checkForProfile, {}, { enabled: role === 'employer' });

  const found = asksCandidate && candidate.data?.isProfileAvailable === true;
  useEffect(() => {
    if (found) setCandidateProfileAvailable(true);
  }, [found]);

  if (role === 'candidate') return candidateProfileAvailable || found;
  if (role === 'employer') return employer.data?.isProfileAvailable === true;
  return true;
}

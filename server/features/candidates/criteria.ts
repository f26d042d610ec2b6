import type { Database } from '#server/database/database.ts';
import type { Named } from '#server/features/masters/store.ts';
import { candidateProfile, skillsOfCandidate } from './store.ts';

/** A candidate's data for the comparison with a job's criteria. */
export interface CandidateCriteria {
  skills: Named[];
  education: string;
  resumeFileId: string | null;
  /** Text of the profile's resume; null until it was read, blank if it has no text. */
  resumeText: string | null;
}

/** Null for a candidate without a profile. */
export async function candidateCriteria(
  db: Database,
  candidateId: string,
): Promise<CandidateCriteria | null> {
  const profile = await candidateProfile(db, candidateId);
  if (!profile) return null;
  return {
    skills: await skillsOfCandidate(db, candidateId),
    education: profile.education_name,
    resumeFileId: profile.resume_file_id,
    resumeText: profile.resume_text,
  };
}

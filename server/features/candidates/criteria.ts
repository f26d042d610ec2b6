import type { Database } from '#server/database/database.ts';
import { type Named, namedList } from '#server/features/masters/store.ts';
import { candidateProfile, skillsOfCandidate } from './store.ts';

/** A candidate's data for the comparison with a job's criteria. */
export interface CandidateCriteria {
  skills: Named[];
  experienceMonths: number;
  /** The position in the master list, which is ordered from least to most. */
  education: { name: string; position: number };
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
  const educations = await namedList(db, 'educations');
  return {
    skills: await skillsOfCandidate(db, candidateId),
    experienceMonths: profile.experience_years * 12 + profile.experience_months,
    education: {
      name: profile.education_name,
      position: educations.findIndex(({ id }) => id === profile.education_id),
    },
    resumeFileId: profile.resume_file_id,
    resumeText: profile.resume_text,
  };
}

import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import type { Named } from '#server/features/masters/store.ts';
import { storedCertificates } from './stored-candidate.ts';

export interface CandidateRow extends Omit<Selectable<Schema['candidates']>, 'certificate_file_ids'> {
  certificate_file_ids: string[];
  education_name: string;
  name: string;
  email: string;
  mobile: string;
  avatar_file_id: string | null;
}

export async function candidateProfile(db: Database, userId: string): Promise<CandidateRow | null> {
  const row = await db
    .selectFrom('candidates')
    .innerJoin('users', 'users.id', 'candidates.user_id')
    .innerJoin('educations', 'educations.id', 'candidates.education_id')
    .selectAll('candidates')
    .select([
      'educations.name as education_name',
      'users.name',
      'users.email',
      'users.mobile',
      'users.avatar_file_id',
    ])
    .where('candidates.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, certificate_file_ids: storedCertificates.read(row.certificate_file_ids, userId) };
}

/** The newest application of this person to a job in reach, unless it was withdrawn. */
export async function newestApplicationTo(
  db: Database,
  candidateId: string,
  reach: Reach,
): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where(isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' }))
    .where('status', '!=', 'WITHDRAWN')
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A candidate's skills, in the candidate's order. */
export async function skillsOfCandidate(db: Database, userId: string): Promise<Named[]> {
  return db
    .selectFrom('candidate_skills')
    .innerJoin('skills', 'skills.id', 'candidate_skills.skill_id')
    .select(['skills.id', 'skills.name'])
    .where('candidate_id', '=', userId)
    .orderBy('position')
    .execute();
}

type CandidateColumns = Omit<Insertable<Schema['candidates']>, 'certificate_file_ids'> & {
  certificate_file_ids: string[];
};

/** Creates the profile or changes the existing one. The time when the terms were first accepted is kept. */
export async function saveCandidate(db: Database, candidate: CandidateColumns): Promise<void> {
  const row = {
    ...candidate,
    certificate_file_ids: storedCertificates.write(candidate.certificate_file_ids),
  };
  const { user_id: _user, terms_accepted_at: _, created_at: __, ...changeable } = row;
  await db
    .insertInto('candidates')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changeable))
    .execute();
}

export async function replaceSkills(
  db: Database,
  userId: string,
  skillIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('candidate_skills').where('candidate_id', '=', userId).execute();
  await db
    .insertInto('candidate_skills')
    .values(skillIds.map((skill_id, position) => ({ candidate_id: userId, skill_id, position })))
    .execute();
}

export async function deleteAllCandidates(db: Database): Promise<void> {
  await db.deleteFrom('candidates').execute();
}

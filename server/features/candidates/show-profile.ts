import type { CandidateProfile } from '#contract/account/candidate.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { type FileOfApplication, holderOf } from '#server/features/uploads/file-holder.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { presentCandidate, withoutContacts } from './present.ts';
import { candidateProfile, newestApplicationTo, skillsOfCandidate } from './store.ts';

/** A candidate's profile with links to its files. Null if there is none yet. A company's links end with its access. */
export async function showProfile(
  ctx: Context,
  candidateId: string,
  reader: Omit<FileOfApplication, 'what'> | null = null,
): Promise<CandidateProfile | null> {
  const profile = await candidateProfile(ctx.db, candidateId);
  if (!profile) return null;
  const skills = await skillsOfCandidate(ctx.db, candidateId);
  const files = await filesByIds(ctx.db, [
    profile.avatar_file_id,
    profile.resume_file_id,
    profile.cover_letter_file_id,
    ...profile.certificate_file_ids,
  ]);
  return presentCandidate(ctx, profile, { skills, files, reader });
}

/**
 * The profile of a person who applied to a job that this member sees; otherwise notFound. For a member who can't see
 * contact data, it is left out along with the documents, which contain it.
 */
export async function showApplicant(
  ctx: Context,
  caller: EmployerCaller,
  candidateId: string,
): Promise<CandidateProfile> {
  const applicationId = await newestApplicationTo(ctx.db, candidateId, reachOf(caller));
  if (applicationId === null) throw notFound();
  const profile = await showProfile(ctx, candidateId, { holder: holderOf(caller), applicationId });
  if (!profile) throw notFound();
  return caller.seesContacts ? profile : withoutContacts(profile);
}

import type { CandidateProfile } from '#contract/candidate.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/outcome.ts';
import { presentCandidate } from './present.ts';
import { candidateProfile, hasAppliedTo, skillsOfCandidate } from './store.ts';

/** A candidate's profile with links to its files; null if there is none yet. */
export async function showProfile(ctx: Context, candidateId: string): Promise<CandidateProfile | null> {
  const profile = await candidateProfile(ctx.db, candidateId);
  if (!profile) return null;
  const skills = await skillsOfCandidate(ctx.db, candidateId);
  const files = await filesByIds(ctx.db, [
    profile.avatar_file_id,
    profile.resume_file_id,
    profile.cover_letter_file_id,
    ...profile.certificate_file_ids,
  ]);
  return presentCandidate(ctx, profile, { skills, files });
}

/** The profile of a person who applied to a job of this employer; else notFound. */
export async function showApplicant(
  ctx: Context,
  employerId: string,
  candidateId: string,
): Promise<CandidateProfile> {
  if (!(await hasAppliedTo(ctx.db, candidateId, employerId))) throw notFound();
  const profile = await showProfile(ctx, candidateId);
  if (!profile) throw notFound();
  return profile;
}

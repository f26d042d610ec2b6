import type { updateCandidateProfile } from '#contract/account/candidate.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import { updateUser } from '#server/features/accounts/store.ts';
import { requirePlace } from '#server/features/masters/places.ts';
import { listHolds, skillsNamed } from '#server/features/masters/store.ts';
import { type FileRow, ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { UploadKind } from '#server/platform/files/sniff.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { candidateProfile, replaceSkills, saveCandidate } from './store.ts';

type ProfileForm = RequestOf<typeof updateCandidateProfile>;

/** Creates a candidate's profile, or changes the existing one. */
export async function submitProfile(ctx: Context, candidateId: string, profile: ProfileForm): Promise<void> {
  requirePlace(profile);
  if (!(await listHolds(ctx.db, 'educations', [profile.educationId]))) {
    throw badInput('educationId', TEXTS.selectEducation);
  }
  const files = await filesOf(ctx, candidateId, profile);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    await updateUser(tx, candidateId, {
      name: profile.name,
      mobile: profile.mobile,
      avatar_file_id: files.avatar.id,
    });
    await saveCandidate(tx, {
      user_id: candidateId,
      full_address: profile.fullAddress,
      country_id: profile.countryId,
      state_id: profile.stateId,
      city_id: profile.cityId,
      zip_code: profile.zipCode,
      education_id: profile.educationId,
      experience_years: profile.experienceInYear,
      experience_months: profile.experienceInMonth,
      linkedin_profile: profile.linkedinProfile,
      portfolio: profile.portfolio,
      resume_file_id: files.resume.id,
      cover_letter_file_id: files.coverLetter?.id ?? null,
      certificate_file_ids: files.certificates.map(({ id }) => id),
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    });
    const names = profile.skills.map(({ name }) => name);
    const skills = await skillsNamed(tx, names);
    await replaceSkills(tx, candidateId, [...new Set(skills.map(({ id }) => id))]);
  });
}

export async function updateProfile(ctx: Context, candidateId: string, profile: ProfileForm): Promise<void> {
  if (!(await candidateProfile(ctx.db, candidateId)))
    throw new Refusal('profile.missing', refusals.profileNeeded());
  await submitProfile(ctx, candidateId, profile);
}

async function filesOf(
  ctx: Context,
  candidateId: string,
  profile: ProfileForm,
): Promise<{ avatar: FileRow; resume: FileRow; coverLetter: FileRow | null; certificates: FileRow[] }> {
  const own = async (path: string, kind: UploadKind, field: string, message: string) => {
    const file = await ownFile(ctx.db, candidateId, path, [kind]);
    if (!file) throw badInput(field, message);
    return file;
  };
  const avatar = await own(
    profile.avatarPath,
    'image',
    'avatarPath',
    'Please upload the profile image again',
  );
  const resume = await own(profile.resumePath, 'resume', 'resumePath', 'Please upload the resume again');
  const coverLetter = profile.coverLetterPath
    ? await own(
        profile.coverLetterPath,
        'coverLetter',
        'coverLetterPath',
        'Please upload the cover letter again',
      )
    : null;
  const certificates: FileRow[] = [];
  for (const [index, path] of [...new Set(profile.certification)].entries()) {
    const field = `certification.${index}`;
    certificates.push(await own(path, 'certificate', field, 'Please upload this certificate again'));
  }
  return { avatar, resume, coverLetter, certificates };
}

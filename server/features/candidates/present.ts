import type { CandidateProfile } from '#contract/account/candidate.ts';
import { namesOfPlace } from '#server/features/masters/places.ts';
import type { Named } from '#server/features/masters/store.ts';
import type { FileOfApplication, Viewed } from '#server/features/uploads/file-holder.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import type { FileRow } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { masterName } from '#server/features/masters/master-name.ts';
import type { CandidateRow } from './store.ts';

export function presentCandidate(
  ctx: Context,
  profile: CandidateRow,
  {
    skills,
    files,
    reader,
  }: {
    skills: readonly Named[];
    files: Map<string, FileRow>;
    /** The company's reader and the application that they read it for. Null if the person reads their own profile. */
    reader: Omit<FileOfApplication, 'what'> | null;
  },
): CandidateProfile {
  const place = { countryId: profile.country_id, stateId: profile.state_id, cityId: profile.city_id };
  const stored = (id: string | null, what: Viewed | null = null) => {
    const file = files.get(id ?? '');
    const held = reader === null || what === null ? null : { ...reader, what };
    return file
      ? { path: file.path, name: file.original_name, url: fileUrl(ctx, file, 'inline', held) }
      : null;
  };
  const avatar = stored(profile.avatar_file_id);
  const resume = stored(profile.resume_file_id, 'resume');
  const coverLetter = stored(profile.cover_letter_file_id, 'cover-letter');
  const certificates = profile.certificate_file_ids.flatMap((id) => stored(id, 'certificate') ?? []);
  return {
    candidateId: profile.user_id,
    name: profile.name,
    email: profile.email,
    mobile: profile.mobile,
    avatarPath: avatar?.path ?? null,
    fullAddress: profile.full_address,
    ...place,
    ...namesOfPlace(place),
    zipCode: profile.zip_code,
    educationId: { _id: profile.education_id, name: masterName(profile.education_name) },
    skills: skills.map(({ id, name }) => ({ _id: id, name })),
    experienceInYear: profile.experience_years,
    experienceInMonth: profile.experience_months,
    linkedinProfile: profile.linkedin_profile,
    portfolio: profile.portfolio,
    resume: resume?.path ?? null,
    coverLetterPath: coverLetter?.path ?? null,
    certification: certificates.map(({ path }) => path),
    resumeUrlPath: resume?.url ?? null,
    coverLetterUrlPath: coverLetter?.url ?? null,
    filesUrl: { profileImage: avatar, resume, coverLetter, certificate: certificates },
  };
}

/** The same person without anything that could be used to contact them, or to find them elsewhere. */
export const withoutContacts = (profile: CandidateProfile): CandidateProfile => ({
  ...profile,
  email: '',
  mobile: '',
  fullAddress: '',
  country: '',
  countryId: '',
  state: '',
  stateId: '',
  city: '',
  cityId: '',
  zipCode: '',
  linkedinProfile: '',
  portfolio: '',
  resume: null,
  coverLetterPath: null,
  certification: [],
  resumeUrlPath: null,
  coverLetterUrlPath: null,
  filesUrl: { ...profile.filesUrl, resume: null, coverLetter: null, certificate: [] },
  hidesContacts: true,
});

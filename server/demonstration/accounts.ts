import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Role } from '#contract/shared/audience.ts';
import { MAX_DOCUMENT_BYTES, MAX_VIDEO_BYTES } from '#contract/shared/limits.ts';
import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts';
import { insertUser, markEmailVerified, updateUser } from '#server/features/accounts/store.ts';
import { replaceSkills, saveCandidate } from '#server/features/candidates/store.ts';
import { makeCompany } from '#server/features/companies/new-company.ts';
import { uploadPicture } from '#server/features/companies/pictures.ts';
import { updateCompany } from '#server/features/companies/store.ts';
import { submitProfile } from '#server/features/employers/save-profile.ts';
import { listCities, listStates } from '#server/features/masters/geography.ts';
import { type NamedList, namedList, skillsNamed } from '#server/features/masters/store.ts';
import { ownFile } from '#server/features/uploads/store.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import type { Context } from '#server/platform/context.ts';
import type { IncomingFile } from '#server/platform/http/route.ts';
import type { InWriting } from './in-writing.ts';
import { pdfOf } from './pdf.ts';
import { DEMONSTRATION_PASSWORD, type DemonstrationCandidate, employer } from './people.ts';

const MEDIA = new URL('./media/', import.meta.url);

/** A media file of the demonstration, in the form of an upload. */
export async function media(name: string): Promise<IncomingFile> {
  return { stream: Readable.from([await readFile(new URL(name, MEDIA))]), filename: name };
}

export async function idInList(ctx: Context, list: NamedList, name: string): Promise<string> {
  const entry = (await namedList(ctx.db, list)).find((one) => one.name === name);
  if (!entry) throw new Error(`The list ${list} has no entry ${name}.`);
  return entry.id;
}

/** A city in the United States. */
export function placeIn(city: string, state: string): { countryId: string; stateId: string; cityId: string } {
  const foundState = listStates('US').find(({ name }) => name === state);
  const foundCity = foundState && listCities(foundState.id).find(({ name }) => name === city);
  if (!foundState || !foundCity) throw new Error(`The geography has no ${city} in ${state}.`);
  return { countryId: 'US', stateId: foundState.id, cityId: foundCity.id };
}

async function makeUser(
  ctx: Context,
  role: Role,
  person: { name: string; email: string },
  passwordHash?: string,
): Promise<string> {
  const now = ctx.clock.now();
  const user = await insertUser(ctx.db, {
    role,
    name: person.name,
    email: person.email,
    mobile: '5550100200',
    passwordHash: passwordHash ?? (await hashPassword(DEMONSTRATION_PASSWORD)),
    createdAt: now,
  });
  if (!user) throw new Error(`${person.email} is registered already.`);
  await markEmailVerified(ctx.db, user.id, now);
  return user.id;
}

export async function makeEmployer(ctx: Context): Promise<string> {
  const id = await makeUser(ctx, 'employer', employer);
  await makeCompany(ctx.db, { id, name: employer.name }, ctx.clock.now());
  await submitProfile(ctx, id, {
    sectorId: await idInList(ctx, 'sectors', employer.sector),
    fullAddress: employer.address,
    ...placeIn('Denver', 'Colorado'),
    zipCode: employer.zipCode,
    avatarPath: await uploadPicture(ctx, { role: 'employer', id }, IMAGE_RULE, await media(employer.picture)),
  });
  await updateCompany(ctx.db, id, { site: employer.site, about_html: employer.about });
  return id;
}

const IMAGE_RULE = { field: 'file', kind: 'image', maxBytes: MAX_DOCUMENT_BYTES } as const;

export async function makeCandidate(ctx: Context, person: DemonstrationCandidate): Promise<string> {
  const id = await makeUser(ctx, 'candidate', person);
  const path = await uploadPicture(ctx, { role: 'candidate', id }, IMAGE_RULE, await media(person.picture));
  const picture = await ownFile(ctx.db, id, path, ['image']);
  await updateUser(ctx.db, id, { avatar_file_id: picture!.id, language: person.language ?? null });
  await makeProfile(ctx, id, person);
  return id;
}

/** The hash of a password that no one knows. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** A person with a profile but no picture, whose password no one knows. */
export async function makePersonWithoutLogin(
  ctx: Context,
  person: InWriting,
  passwordHash: string,
): Promise<string> {
  const { name, resume } = person;
  const account = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '.').toLowerCase();
  const id = await makeUser(ctx, 'candidate', { name, email: `${account}@roundone.example` }, passwordHash);
  await makeProfile(ctx, id, {
    ...person,
    address: '20 Station Road',
    resume: [name, ...resume].join('\n'),
  });
  return id;
}

async function makeProfile(
  ctx: Context,
  id: string,
  person: Pick<DemonstrationCandidate, 'address' | 'education' | 'years' | 'skills' | 'resume'>,
): Promise<void> {
  const { countryId, stateId, cityId } = placeIn('Denver', 'Colorado');
  const now = ctx.clock.now();
  const resume = await storeUpload(
    ctx,
    id,
    { kind: 'resume', maxBytes: MAX_DOCUMENT_BYTES },
    { stream: Readable.from([pdfOf(person.resume)]), filename: 'resume.pdf' },
  );
  await saveCandidate(ctx.db, {
    user_id: id,
    full_address: person.address,
    country_id: countryId,
    state_id: stateId,
    city_id: cityId,
    zip_code: '80203',
    education_id: await idInList(ctx, 'educations', person.education),
    experience_years: person.years,
    experience_months: 0,
    linkedin_profile: '',
    portfolio: '',
    resume_file_id: resume.id,
    cover_letter_file_id: null,
    certificate_file_ids: [],
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
  });
  const skills = await skillsNamed(ctx.db, person.skills);
  await replaceSkills(
    ctx.db,
    id,
    skills.map((skill) => skill.id),
  );
}

export const MESSAGE_RULE = { field: 'file', kind: 'video', maxBytes: MAX_VIDEO_BYTES } as const;

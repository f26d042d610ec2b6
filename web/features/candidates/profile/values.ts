import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/candidates.ts';
import type { submitCandidateProfile, updateCandidateProfile } from '#web/api/calls.ts';
import type { CandidateProfile, InputOf } from '#web/api/types.ts';
import { check, type Errors } from '#web/ui/form/check.ts';

type KeptFile = {
  path: string;
  name: string;
  /** A link that expires. Null if the file was uploaded during this visit. */
  url: string | null;
};

const EMPTY = {
  name: '',
  mobile: '',
  fullAddress: '',
  countryId: '',
  stateId: '',
  cityId: '',
  zipCode: '',
  educationId: '',
  skills: [] as string[],
  /** Digits. Empty if nothing is selected. */
  experienceInYear: '',
  experienceInMonth: '',
  linkedinProfile: '',
  portfolio: '',
  avatarPath: null as KeptFile | null,
  resumePath: null as KeptFile | null,
  coverLetterPath: null as KeptFile | null,
  certification: [] as KeptFile[],
  terms: false,
};
/** The form's values: the fields of the request, but each file also has its name, and skills are names. */
export type ProfileValues = typeof EMPTY;

/** A first profile starts with the data from the registration. */
export const emptyProfile = ({ name, mobile }: { name: string; mobile: string }): ProfileValues => ({
  ...EMPTY,
  name,
  mobile,
});

export function valuesOf(profile: CandidateProfile): ProfileValues {
  const { filesUrl } = profile;
  const years = profile.experienceInYear;
  return {
    name: profile.name,
    mobile: profile.mobile,
    fullAddress: profile.fullAddress,
    countryId: profile.countryId,
    stateId: profile.stateId,
    cityId: profile.cityId,
    zipCode: profile.zipCode,
    educationId: profile.education.id,
    skills: profile.skills.map(({ name }) => name),
    experienceInYear: String(years),
    experienceInMonth: monthFor(String(years), String(profile.experienceInMonth)),
    linkedinProfile: profile.linkedinProfile,
    portfolio: profile.portfolio,
    avatarPath: filesUrl.profileImage,
    resumePath: filesUrl.resume,
    coverLetterPath: filesUrl.coverLetter,
    certification: filesUrl.certificate,
    terms: true,
  };
}

/** The months that can be selected for these years. 0 is left out if years is 0. */
export function monthOptions(years: string): string[] {
  const from = years === '0' ? 1 : 0;
  return Array.from({ length: 12 - from }, (_, index) => String(index + from));
}

/** The selected month if these years allow it. Otherwise empty. */
export function monthFor(years: string, month: string): string {
  return monthOptions(years).includes(month) ? month : '';
}

interface MasterSkill {
  id: string;
  name: string;
}

const folded = (name: string) => name.trim().toLowerCase();

/** Spells names as in the master list. Other names stay as typed. */
export function spelledSkills(names: readonly string[], master: readonly MasterSkill[]): string[] {
  const spelling = new Map(master.map(({ name }) => [folded(name), name]));
  const spelled = names.map((name) => spelling.get(folded(name)) ?? name.trim());
  return [...new Map(spelled.map((name) => [folded(name), name])).values()].filter(Boolean);
}

export function requestOf(
  values: ProfileValues,
  master: readonly MasterSkill[],
): InputOf<typeof updateCandidateProfile> {
  const ids = new Map(master.map(({ id, name }) => [folded(name), id]));
  const { terms: _, avatarPath, resumePath, coverLetterPath, certification, ...plain } = values;
  return {
    ...plain,
    skills: values.skills.map((name) => {
      const id = ids.get(folded(name));
      return id === undefined ? { name } : { id, name };
    }),
    avatarPath: avatarPath?.path ?? '',
    resumePath: resumePath?.path ?? '',
    coverLetterPath: coverLetterPath?.path ?? null,
    certification: certification.map(({ path }) => path),
  };
}

export const newRequestOf = (
  values: ProfileValues,
  master: readonly MasterSkill[],
): InputOf<typeof submitCandidateProfile> => ({ ...requestOf(values, master), terms: true });

type ProfileErrors = Partial<Record<keyof ProfileValues, string>>;

/** The first message of each field. Messages for nested paths count for the field. */
export function topmost(found: Errors): ProfileErrors {
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(found)) {
    const [field] = path.split('.');
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
}

/** The errors that the server would report for these values. The terms are required only in a new profile. */
export function checkProfile(values: ProfileValues, isNew: boolean): ProfileErrors {
  const request = requestOf(values, []);
  const found = isNew
    ? check('newCandidateProfile', { ...request, terms: values.terms })
    : check('candidateProfile', request);
  return topmost(found);
}

const REQUIRED: readonly [keyof ProfileValues, Message][] = [
  ['resumePath', said.resumeWord],
  ['avatarPath', said.imageWord],
  ['name', said.nameWord],
  ['mobile', said.mobileWord],
  ['fullAddress', said.addressWord],
  // The city needs the country and the state.
  ['cityId', said.cityWord],
  ['zipCode', said.zipcodeWord],
  ['educationId', said.educationWord],
  ['skills', said.skillsWord],
  ['experienceInYear', said.experienceWord],
  ['experienceInMonth', said.experienceWord],
  ['terms', said.termsWord],
];

/** The empty required fields, named in words, in the order of the form. */
export function missingIn(values: ProfileValues): string[] {
  const isEmpty = (value: ProfileValues[keyof ProfileValues]) =>
    value === null ||
    value === false ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return [...new Set(REQUIRED.filter(([field]) => isEmpty(values[field])).map(([, name]) => name()))];
}

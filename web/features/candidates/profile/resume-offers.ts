import * as said from '#contract/messages/en/candidates.ts';
import { SKILLS_MAX } from '#contract/shared/limits.ts';
import type { ResumeReading } from '#web/api/types.ts';
import { monthFor, spelledSkills, type ProfileValues } from './values.ts';

/** One value from a resume, beside the form's current value. */
interface ResumeOffer {
  key: string;
  label: string;
  /** The form's value. Empty if it has none. */
  current: string;
  found: string;
  /** The words in the resume that the value comes from. */
  words: string;
  /** The values to fill in once the person has confirmed them. */
  values: Partial<ProfileValues>;
}

export interface ResumeOffers {
  fields: ResumeOffer[];
  /** Skills that the form doesn't contain yet. */
  skills: { name: string; words: string }[];
}

/** Names of the options that the form stores by id. Empty if nothing is selected. */
export interface ChosenNames {
  country: string;
  state: string;
  city: string;
  education: string;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
const listed = (...names: string[]): string => names.filter(Boolean).join(', ');
const duration = (years: string, months: string): string =>
  listed(
    years === '' ? '' : said.yearsWord({ years: Number(years) }),
    months === '' ? '' : said.monthsWord({ months: Number(months) }),
  );

/** What a resume can add to the form. Values already in the form are left out. */
export function resumeOffers(
  reading: ResumeReading,
  values: ProfileValues,
  chosen: ChosenNames,
): ResumeOffers {
  const text = (key: TextField, label: string): (ResumeOffer | null)[] => {
    const found = reading[key];
    if (found === null) return [];
    const formValues: Partial<ProfileValues> = { [key]: found.value };
    return [{ key, label, current: values[key], found: found.value, words: found.words, values: formValues }];
  };
  const { place, education, experience } = reading;
  const years = String(experience?.value.experienceInYear ?? '');
  const months = monthFor(years, String(experience?.value.experienceInMonth ?? ''));
  const offers: (ResumeOffer | null)[] = [
    ...text('mobile', said.mobile()),
    place && {
      key: 'place',
      label: said.place(),
      current: listed(chosen.country, chosen.state, chosen.city),
      found: listed(place.value.country, place.value.state, place.value.city),
      words: place.words,
      values: {
        countryId: place.value.countryId,
        stateId: place.value.stateId,
        cityId: place.value.cityId,
      },
    },
    ...text('zipCode', said.zipcode()),
    education && {
      key: 'educationId',
      label: said.education(),
      current: chosen.education,
      found: education.value.name,
      words: education.words,
      values: { educationId: education.value.id },
    },
    experience && {
      key: 'experience',
      label: said.experience(),
      current: duration(values.experienceInYear, values.experienceInMonth),
      found: duration(years, months),
      words: experience.words,
      values: { experienceInYear: years, experienceInMonth: months },
    },
    ...text('linkedinProfile', said.linkedin()),
    ...text('portfolio', said.portfolio()),
  ];
  const held = new Set(values.skills.map((name) => name.toLowerCase()));
  return {
    fields: offers.filter((offer) => offer !== null).filter((offer) => !same(offer.current, offer.found)),
    skills: reading.skills
      .map(({ value, words }) => ({ name: value.name, words }))
      .filter(({ name }) => !held.has(name.toLowerCase())),
  };
}

type TextField = 'mobile' | 'zipCode' | 'linkedinProfile' | 'portfolio';

/** The form's values plus the values the person confirmed. */
export function confirmedValues(
  offers: ResumeOffers,
  confirmed: ReadonlySet<string>,
  skills: readonly string[],
): Partial<ProfileValues> {
  const values: Partial<ProfileValues> = {};
  for (const offer of offers.fields) if (confirmed.has(offer.key)) Object.assign(values, offer.values);
  const added = offers.skills.filter(({ name }) => confirmed.has(skillKey(name))).map(({ name }) => name);
  if (added.length > 0) values.skills = spelledSkills([...skills, ...added], []).slice(0, SKILLS_MAX);
  return values;
}

const NOTHING_CHOSEN: ChosenNames = { country: '', state: '', city: '', education: '' };

/** What a resume says about the empty fields, with the labels of those fields. */
export function valuesForBlanks(
  reading: ResumeReading,
  values: ProfileValues,
): { values: Partial<ProfileValues>; labels: string[] } {
  const offers = resumeOffers(reading, values, NOTHING_CHOSEN);
  const fields = offers.fields.filter((offer) =>
    (Object.keys(offer.values) as (keyof ProfileValues)[]).every((field) => values[field] === ''),
  );
  const skills = values.skills.length === 0 ? offers.skills : [];
  const keys = [...fields.map(({ key }) => key), ...skills.map(({ name }) => skillKey(name))];
  return {
    values: confirmedValues({ fields, skills }, new Set(keys), values.skills),
    labels: [...fields.map(({ label }) => label), ...(skills.length > 0 ? [said.skills()] : [])],
  };
}

export const skillKey = (name: string): string => `skill ${name}`;

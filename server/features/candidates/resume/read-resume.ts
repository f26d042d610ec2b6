import type { ResumeReading } from '#contract/account/candidate.ts';
import { type Named, presentNamed } from '#server/features/masters/store.ts';
import { SKILLS_MAX } from '#contract/shared/limits.ts';
import { readEducation } from './education.ts';
import { datedExperience, statedExperience } from './experience.ts';
import { lineAt, quoted } from './found.ts';
import { readLinkedIn, readPortfolio } from './links.ts';
import { readMobile } from './phone.ts';
import { readPlace, readZipCode } from './place.ts';
import { masterName } from '#server/features/masters/master-name.ts';
import { claimedAt } from './skill-names.ts';

/** Longer than any real resume. The rest of a longer text, such as a book, is not read. */
export const MOST_CHARACTERS = 60_000;

/**
 * The values that a resume gives for the profile's fields, each with the words it was taken from. `today` is the end of
 * ranges "to present".
 */
export function readResumeText(
  resume: string,
  lists: { skills: readonly Named[]; educations: readonly Named[]; today: Date },
): ResumeReading {
  const text = resume.slice(0, MOST_CHARACTERS).toWellFormed();
  const place = readPlace(text);
  const education = readEducation(text, lists.educations);
  return {
    mobile: readMobile(text, place?.value.countryId),
    place,
    zipCode: readZipCode(text),
    educationId: education && {
      ...education,
      value: { _id: education.value.id, name: masterName(education.value.name) },
    },
    skills: readSkills(text, lists.skills),
    experience: readExperience(text, lists.today),
    linkedinProfile: readLinkedIn(text),
    portfolio: readPortfolio(text),
  };
}

/** Skills from the list in the order of the resume. Those that it denies or only wishes for are left out. */
function readSkills(text: string, skills: readonly Named[]): ResumeReading['skills'] {
  return skills
    .flatMap((skill) => {
      const place = claimedAt(skill.name, text);
      return place === undefined ? [] : [{ value: skill, words: lineAt(text, place), place }];
    })
    .toSorted((a, b) => a.place - b.place || b.value.name.length - a.value.name.length)
    .slice(0, SKILLS_MAX)
    .map(({ value, words }) => ({ value: presentNamed(value), words }));
}

/** The longer of the stated experience and the experience covered by dates. */
function readExperience(text: string, today: Date): ResumeReading['experience'] {
  const stated = statedExperience(text);
  const dated = datedExperience(text, today);
  const isStated = stated !== null && stated.months >= dated.months;
  const months = isStated ? stated.months : dated.months;
  if (months === 0) return null;
  return {
    value: { experienceInYear: Math.floor(months / 12), experienceInMonth: months % 12 },
    words: isStated ? lineAt(text, stated.place) : quoted(dated.ranges.join('; ')),
  };
}

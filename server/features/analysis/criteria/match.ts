import type { CriteriaState } from '#contract/job/criteria.ts';
import type { Preference } from '#contract/shared/limits.ts';
import { readEducation } from '#server/features/candidates/resume/education.ts';
import { monthsCovered, monthsOf } from '#server/features/candidates/resume/experience.ts';
import { MOST_CHARACTERS } from '#server/features/candidates/resume/read-resume.ts';
import { namesOf } from '#server/features/candidates/resume/skill-names.ts';
import { readEvidence } from './evidence.ts';

export interface CriteriaInput {
  job: {
    skills: readonly {
      name: string;
      preference: Preference;
      /** '0 month', '6 months', '1 Year' to '10 Years & above'. */
      minExperience: string;
    }[];
    education: string | null;
  };
  candidate: {
    skills: readonly string[];
    education: string | null;
    resumeText: string;
  };
  /** The levels of education, lowest first. The first one means that none is required. */
  educations: readonly { name: string }[];
  /** The end of date ranges "to present". */
  today: Date;
}

/** One thing that a job asks for, and the evidence that the candidate has it. Codes and values, no sentences. */
export interface Requirement {
  kind: 'skill' | 'experience' | 'education';
  /** The skill or the level of education. */
  name: string;
  /** Only requirements with this count towards the percentage. */
  isRequired: boolean;
  state: CriteriaState;
  /** A quote from the resume; '' if nothing was found. */
  quote: string;
  /** The months of experience that are asked for and that were found. */
  asked?: number;
  found?: number;
}

export interface CriteriaMatch {
  /**
   * The share of the required items that the resume shows, 0 to 100, two decimals. Null if nothing is required, or if
   * there is no readable resume.
   */
  percent: number | null;
  parts: Requirement[];
}

type Evidence = ReturnType<typeof readEvidence>;
type Skill = CriteriaInput['job']['skills'][number];

function skillRequirement(
  { name, preference }: Skill,
  evidence: Evidence,
  own: readonly string[],
): Requirement {
  const mentions = evidence.mentionsOf(name);
  const done = mentions.find(({ isDone }) => isDone);
  const names = new Set(namesOf(name));
  const isListed = own.some((skill) => namesOf(skill).some((each) => names.has(each)));
  return {
    kind: 'skill',
    name,
    isRequired: preference === 'Required',
    state: done ? 'found' : mentions.length > 0 || isListed ? 'named' : 'missing',
    quote: (done ?? mentions[0])?.quote ?? '',
  };
}

/**
 * The years of experience with a skill: those that the resume states for it, or the length of the jobs in which it was
 * used. Other work adds nothing. If some dates could not be read, no years are counted.
 */
function yearsRequirement({ name, preference, minExperience }: Skill, evidence: Evidence): Requirement[] {
  const asked = monthsOf(minExperience);
  if (asked === 0) return [];
  const done = evidence.mentionsOf(name).filter(({ isDone }) => isDone);
  const stated = done.toSorted((a, b) => (b.months ?? 0) - (a.months ?? 0))[0];
  const dated = done.filter(({ entries }) => entries.length > 0);
  const entries = [...new Set(dated.flatMap((mention) => mention.entries))];
  const fromDates = evidence.hasUnreadDates ? 0 : monthsCovered(entries);
  const fromWords = stated?.months ?? 0;
  const found = Math.max(fromDates, fromWords);
  const isUnread = evidence.hasUnreadDates && done.length > 0;
  const quote = dated[0]?.quote ?? '';
  const dates = entries.map(({ words }) => words).filter((words) => !quote.includes(words));
  return [
    {
      kind: 'experience',
      name,
      isRequired: preference === 'Required',
      state: found >= asked ? 'found' : isUnread ? 'dates-unread' : found > 0 ? 'short' : 'missing',
      quote:
        found === 0
          ? ''
          : fromWords >= fromDates
            ? (stated?.quote ?? '')
            : [dates.join(', '), quote].filter((part) => part !== '').join(': '),
      asked,
      found,
    },
  ];
}

/** The profile only gives the level that the person chose from a list. */
function educationRequirement({ job, candidate, educations }: CriteriaInput): Requirement[] {
  const { education: asked } = job;
  const rankOf = (name: string | null) => educations.findIndex((each) => each.name === name);
  if (asked === null || rankOf(asked) <= 0) return [];
  const read = readEducation(candidate.resumeText, educations);
  const isEnough = read !== null && rankOf(read.value.name) >= rankOf(asked);
  const isNamed = candidate.education !== null && rankOf(candidate.education) >= rankOf(asked);
  return [
    {
      kind: 'education',
      name: asked,
      isRequired: true,
      state: isEnough ? 'found' : isNamed ? 'named' : read ? 'short' : 'missing',
      quote: isEnough || !isNamed ? (read?.words ?? '') : '',
    },
  ];
}

/**
 * The requirements of a job, and which of them the resume shows. Each has the sentence that shows it: something done,
 * not a wish, and not only named in a list. It does not use name, gender, school or age. Things that the job does not
 * ask for are left out.
 */
export function matchCriteria(input: CriteriaInput): CriteriaMatch {
  const resumeText = input.candidate.resumeText.slice(0, MOST_CHARACTERS).toWellFormed();
  const candidate = { ...input.candidate, resumeText };
  const evidence = readEvidence(resumeText, input.today);
  const isUnread = resumeText.trim() === '';
  const parts = [
    ...input.job.skills.map((skill) => skillRequirement(skill, evidence, candidate.skills)),
    ...input.job.skills.flatMap((skill) => yearsRequirement(skill, evidence)),
    ...educationRequirement({ ...input, candidate }),
  ].map((part) => (isUnread ? { ...part, state: 'resume-unread' as const } : part));
  const required = parts.filter(({ isRequired }) => isRequired);
  const found = required.filter(({ state }) => state === 'found');
  const hasShare = required.length > 0 && !isUnread;
  return { percent: hasShare ? Math.round((found.length / required.length) * 10_000) / 100 : null, parts };
}

import {
  datedMonths,
  monthsOf,
  statedMonths,
  statedMonthsOf,
} from '#server/features/candidates/resume/experience.ts';
import type { Preference } from '#contract/limits.ts';
import { claimedAt, namesOf, placesOf } from '#server/features/candidates/resume/skill-names.ts';

export interface CriteriaInput {
  job: {
    skills: readonly {
      name: string;
      preference: Preference;
      /** '0 month', '6 months', '1 Year' to '10 Years & above'. */
      minExperience: string;
    }[];
    educationName: string | null;
    /** Higher is more advanced. */
    educationRank: number | null;
    title: string;
    description: string;
  };
  candidate: {
    skills: readonly string[];
    experienceMonths: number;
    educationName: string | null;
    educationRank: number | null;
    resumeText: string;
  };
  /** The end of ranges "to present"; the current date by default. */
  today?: Date;
}

export interface CriteriaPart {
  label: string;
  /** Share of the percentage, 0 to 100; the weights of all parts sum to 100. */
  weight: number;
  /** 0 to 1. */
  met: number;
  evidence: string;
}

export interface CriteriaMatch {
  /** 0 to 100, two decimals. */
  percent: number;
  parts: CriteriaPart[];
}

/** The share of each group. Groups that a job doesn't ask for are left out. */
const shares = { required: 60, preferred: 15, experience: 15, education: 10, role: 60 } as const;
/** What education counts that is one level below the required one. */
const oneRankBelow = 0.5;

interface Share extends CriteriaPart {
  group: keyof typeof shares;
}

interface Mention {
  found: boolean;
  evidence: string;
}

/** The most characters that a quote shows on each side of the quoted place. */
const around = 30;

/**
 * The whole words around a place, with '…' where the text is cut. A word that is longer than the limit is
 * left out.
 */
function quoteAround(text: string, place: number, length: number): string {
  const end = place + length;
  const before = text.slice(Math.max(0, place - around), place);
  const after = text.slice(end, end + around);
  const isFromStart = place <= around;
  const isToEnd = end + around >= text.length;
  const head = isFromStart ? before : before.slice(firstWordAt(before));
  const tail = isToEnd ? after : after.slice(0, lastWordEnd(after));
  const words = `${head}${text.slice(place, end)}${tail}`.replace(/\s+/g, ' ').trim();
  return `${isFromStart ? '' : '… '}${words}${isToEnd ? '' : ' …'}`;
}

/** Where the first whole word begins: the text may start in the middle of a word. */
function firstWordAt(text: string): number {
  const space = text.search(/\s/);
  return space === -1 ? text.length : space;
}

/** Where the last whole word ends. */
function lastWordEnd(text: string): number {
  for (let at = text.length - 1; at >= 0; at -= 1) if (/\s/.test(text.charAt(at))) return at;
  return 0;
}

/** Whether a skill is in the profile or named in the resume. The number of mentions makes no difference. */
function findSkill(skill: string, candidate: CriteriaInput['candidate']): Mention {
  const names = new Set(namesOf(skill));
  const listed = candidate.skills.find((own) => namesOf(own).some((name) => names.has(name)));
  if (listed !== undefined) return { found: true, evidence: `${listed} is in the profile.` };
  const text = candidate.resumeText;
  const place = claimedAt(skill, text);
  if (place === undefined)
    return { found: false, evidence: `${skill} was found neither in the profile nor in the resume.` };
  return { found: true, evidence: `The resume says: “${quoteAround(text, place, skill.length)}”` };
}

function duration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = Math.round(months % 12);
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'}`] : []),
    ...(rest > 0 || years === 0 ? [`${rest} ${rest === 1 ? 'month' : 'months'}`] : []),
  ];
  return parts.join(' ');
}

function experienceParts(input: CriteriaInput): Share[] {
  const asked = input.job.skills
    .map((skill) => ({ ...skill, months: monthsOf(skill.minExperience) }))
    .filter((skill) => skill.months > 0);
  if (asked.length === 0) return [];
  const { experienceMonths, resumeText } = input.candidate;
  const sources = [
    { months: Math.max(0, experienceMonths), from: 'the profile' },
    { months: statedMonths(resumeText), from: 'the resume' },
    { months: datedMonths(resumeText, input.today ?? new Date()), from: 'the dates in the resume' },
  ];
  const longest = sources.reduce((best, source) => (source.months > best.months ? source : best));
  return asked.map((skill) => {
    const own = statedMonthsOf(skill.name, resumeText);
    const months = own ?? (findSkill(skill.name, input.candidate).found ? longest.months : 0);
    const from =
      own === null ? `all work together, from ${longest.from}` : 'stated for this skill in the resume';
    const has = months === 0 ? 'none was found' : `${duration(months)} found (${from})`;
    return {
      group: 'experience',
      label: `Experience with ${skill.name}`,
      weight: skill.preference === 'Required' ? 2 : 1,
      met: Math.min(1, months / skill.months),
      evidence: `${duration(skill.months)} asked for, ${has}.`,
    };
  });
}

function educationPart(input: CriteriaInput): Share[] {
  const { educationName: asked, educationRank: askedRank } = input.job;
  if (asked === null || asked.trim() === '') return [];
  const { educationName: own, educationRank: ownRank, resumeText } = input.candidate;
  const part = (met: number, evidence: string): Share[] => [
    { group: 'education', label: `Education: ${asked}`, weight: 1, met, evidence },
  ];
  if (own !== null && askedRank !== null && ownRank !== null) {
    if (ownRank >= askedRank) return part(1, `The profile says: ${own}.`);
    return part(
      ownRank === askedRank - 1 ? oneRankBelow : 0,
      `The profile says: ${own}, which is below ${asked}.`,
    );
  }
  if (own !== null && own.trim().toLowerCase() === asked.trim().toLowerCase())
    return part(1, `The profile says: ${own}.`);
  const place = placesOf(asked, resumeText)[0];
  if (place !== undefined)
    return part(1, `The resume says: “${quoteAround(resumeText, place, asked.length)}”`);
  return part(0, own === null ? 'No education is given.' : `The profile says: ${own}.`);
}

function skillParts(input: CriteriaInput): Share[] {
  return input.job.skills.map((skill) => {
    const mention = findSkill(skill.name, input.candidate);
    return {
      group: skill.preference === 'Required' ? 'required' : 'preferred',
      label: `${skill.name} (${skill.preference.toLowerCase()})`,
      weight: 1,
      met: mention.found ? 1 : 0,
      evidence: mention.evidence,
    };
  });
}

/** If a job lists no skills, the words of its title are matched. */
function rolePart(input: CriteriaInput): Share[] {
  if (input.job.skills.length > 0) return [];
  const words = [...new Set(input.job.title.match(/[\p{L}\p{N}+#.]{3,}/gu) ?? [])];
  if (words.length === 0) return [];
  const found = words.filter((word) => placesOf(word, input.candidate.resumeText).length > 0);
  const evidence =
    found.length === 0 ? 'The resume has no word of the title.' : `The resume has: ${found.join(', ')}.`;
  return [
    {
      group: 'role',
      label: `Role: ${input.job.title}`,
      weight: 1,
      met: found.length / words.length,
      evidence,
    },
  ];
}

/**
 * How well a candidate meets a job's criteria: skills, years and education, each with the evidence for it. It
 * does not use name, gender, school or age. Repeated skills and instructions to the reader do not raise the
 * result.
 */
export function matchCriteria(input: CriteriaInput): CriteriaMatch {
  const parts = [
    ...skillParts(input),
    ...rolePart(input),
    ...experienceParts(input),
    ...educationPart(input),
  ];
  const groups = Map.groupBy(parts, (part) => part.group);
  const total = [...groups.keys()].reduce((sum, group) => sum + shares[group], 0);
  const weighted = parts.map(({ group, label, weight, met, evidence }) => {
    const own = (groups.get(group) ?? []).reduce((sum, part) => sum + part.weight, 0);
    return { label, weight: (shares[group] / total) * (weight / own) * 100, met, evidence };
  });
  const percent = weighted.reduce((sum, part) => sum + part.weight * part.met, 0);
  return {
    percent: Math.round(percent * 100) / 100,
    parts: weighted.map((part) => ({
      ...part,
      weight: Math.round(part.weight * 100) / 100,
      met: Math.round(part.met * 1000) / 1000,
    })),
  };
}

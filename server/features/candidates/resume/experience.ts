import { NUMBER_WORDS } from '#server/platform/text/number-words.ts';

/**
 * Finds out from a resume how long someone has worked. Ages, and years at school or studying for a degree, are not
 * experience.
 */

const longestCareerMonths = 50 * 12;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const amount = `(\\d{1,2}(?:\\.\\d)?|${Object.keys(NUMBER_WORDS).join('|')})\\s*\\+?\\s*`;
const stated = new RegExp(`\\b${amount}(years?|yrs?|months?)\\b(?!\\s*(?:old|of age))`, 'gi');
const experienceWord =
  /\b(?:experience|experienced|exp|worked|working|work|professional|industry|hands-on|background)\b/i;
const ageWord = /\b(?:age|aged|born|old)\b[:\s]*$/i;
const degree =
  /\b(?:bachelor|master|b\.?\s?tech|m\.?\s?tech|b\.?\s?sc|m\.?\s?sc|b\.?\s?a\b|mba|ph\.?d|diploma|degree|gpa|cgpa|graduated|coursework|student|studied)\b/i;
const school = /\b(?:university|college|school|institute|academy|polytechnic)\b/i;
const children =
  '(?:(?:a|my|our|the|own|two|three|four|small|young)\\s+){0,3}(?:children|child|kids|baby|twins|sons?|daughters?|family)\\b';
const relatives =
  '(?:elderly\\s+|sick\\s+|own\\s+)?(?:mother|father|parents?|wife|husband|partner|children|kids|sons?|daughters?|family|grand\\p{L}+)\\b';
/** Years at home, breaks and leave. Someone who covers another person's leave does work. */
const atHome = new RegExp(
  [
    String.raw`\b(?:stay[- ]at[- ]home|home ?maker|house ?wife|house ?husband|full[- ]time (?:mother|mum|mom|father|dad|parent)|(?:career|family) break|career gap|sabbatical|gap year|unemployed|between jobs|leave of absence|time out (?:for|to))\b`,
    String.raw`^(?:mother|mum|mom|father|dad|parent)(?:\s+(?:of|to|at)\b|$)`,
    String.raw`\b(?<!\bnursing )home (?:with|for|raising|to (?:raise|care for|look after))\s+${children}`,
    String.raw`\b(?:raising|raised|bringing up|brought up)\s+${children}`,
    String.raw`\b(?:for|after|of)\s+(?:my|our)\s+${relatives}`,
    String.raw`(?<!\b(?:cover|covering|covered|replacing|replaced|replacement)\b.{0,20})\b(?:maternity|paternity|parental|adoption|family|child ?care|military|medical|sick|unpaid|extended)\s+leave\b(?!\s*(?:cover|replace|substitut|manage|administ|coordinat|polic|specialist))`,
  ].join('|'),
  'iu',
);

/** Whether a text is about a degree or about studying for one. */
export const isSchooling = (text: string): boolean => degree.test(text);

/** Under a heading about work, schools are workplaces, where people teach, cook and clean. */
const isEducation = (line: string, section: Section | null): boolean =>
  isSchooling(line) || (section !== 'work' && school.test(line));

/** Whether a number of years in a text was spent at home, according to its clause. */
function isAtHome(text: string, { index, 0: amount }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 80), index);
  const after = text.slice(index + amount.length, index + amount.length + 80);
  const clause = `${before.split(/[,.;\n]/).at(-1)}${amount}${after.split(/[,.;\n]/, 1)[0]}`;
  return atHome.test(clause);
}

/** The words of headings. A line with any other word is not a heading ('Training Coordinator'). */
const headingWords = {
  activity:
    'activities activity extracurricular extra-curricular volunteer volunteering voluntary memberships membership affiliations associations clubs societies interests hobbies community awards honors honours achievements publications languages references leisure',
  work: 'experience experiences employment work working career projects jobs positions internships internship',
  education:
    'education educational academic academics qualification qualifications certification certifications certificates licenses courses course coursework training trainings schooling studies',
  other: 'summary profile skills objective strengths tools technologies competencies',
  // These words alone do not identify the section: 'Professional Background', 'Other Activities'.
  neutral:
    'professional relevant history background record personal technical key core selected additional other and of my the & / teaching research industry military leadership service details information',
} as const;
type Section = Exclude<keyof typeof headingWords, 'neutral'>;
const vocabulary = new Map<string, keyof typeof headingWords>(
  Object.entries(headingWords).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as keyof typeof headingWords] as const),
  ),
);
const longestHeading = 60;
/** How many characters of a line are searched. A line can be a whole page, and its subject is at the start. */
const longestLine = 300;

/** Converts '0 month', '6 months', '1 Year' to '10 Years & above' to months; 0 if the text is not understood. */
export function monthsOf(text: string): number {
  const match = /(?<!\d)(\d+(?:\.\d+)?)\s*(month|year)/i.exec(text);
  if (match === null) return 0;
  const value = Number(match[1]);
  return match[2]?.toLowerCase() === 'year' ? value * 12 : value;
}

function valueOf(text: string, unit: string): number {
  const value = NUMBER_WORDS[text.toLowerCase()] ?? Number(text);
  return Math.round(unit.toLowerCase().startsWith('y') ? value * 12 : value);
}

/**
 * The longest experience that the text states ("8 years of experience"), in months, and its position. Null if it states
 * none.
 */
export function statedExperience(text: string): { months: number; place: number } | null {
  let most: { months: number; place: number } | null = null;
  for (const match of text.matchAll(stated)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(match.index, match.index + match[0].length + 50);
    if (ageWord.test(before) || !(experienceWord.test(before) || experienceWord.test(after))) continue;
    if (isAtHome(text, match)) continue;
    const months = valueOf(match[1] ?? '', match[2] ?? '');
    if (months <= longestCareerMonths && months > (most?.months ?? 0)) most = { months, place: match.index };
  }
  return most;
}

/** What may be between a number of years and what they belong to: no other clause, and only a few words. */
const bridge = /^(?:(?!\band\b)[^,.;\n\d]){0,45}(?:\band\s+)?$/iu;

/** Whether the words between a skill and a number of years link the two: "(", "for more than". */
const isBefore = (words: string): boolean =>
  /^(?:\p{L}+ )?(?:\p{L}+|[(:–-]|for(?: \p{L}+){1,2})?$/iu.test(
    words.slice(0, 60).replace(/\s+/g, ' ').trim(),
  );

/**
 * The months that a sentence states for what it names from `start` to `end`: "5 years of Java", "Java (3 years)",
 * "cared for people with dementia for five years". If there are several, the nearest. Null if it states none.
 */
export function statedNear(sentence: string, start: number, end: number): number | null {
  const near = [...sentence.matchAll(stated)].filter((amount) => {
    const after = amount.index + amount[0].length;
    if (isAtHome(sentence, amount)) return false;
    if (amount.index >= start && after <= end) return true;
    if (after <= start) return bridge.test(sentence.slice(after, start));
    return amount.index >= end && isBefore(sentence.slice(end, amount.index));
  });
  const behind = near.find(({ index }) => index >= end);
  const one =
    /^\s?\(/.test(sentence.slice(end)) && behind
      ? behind
      : (near.findLast(({ index }) => index < end) ?? behind);
  if (one === undefined) return null;
  const months = valueOf(one[1] ?? '', one[2] ?? '');
  return months <= longestCareerMonths ? months : null;
}

const monthPart = `(?:(?:(${monthNames.join('|')})[a-z]*\\.?,?|(\\d{1,2})[/.-])\\s*)?`;
/**
 * Words for the present in a current job: in English, and in German, French, Spanish, Portuguese, Italian, Dutch,
 * Polish, Romanian, Russian and Swedish, which together with English are the most widely spoken languages in Europe.
 */
const todayWords = `present|now|today|current(?:ly)?|date|ongoing|heute|jetzt|laufend|aujourd['’]hui|(?:le |à )?présent|actuel(?:lement)?|(?:el |la )?presente|actualidad|actual(?:mente)?|hoy|(?:o )?atual(?:mente)?|hoje|oggi|attuale|(?:in )?corso|heden|nu|huidig|obecnie|teraz|nadal|prezent|acum|настоящее время|н\\. ?в\\.|сейчас|idag|nuvarande|pågående`;
const range = new RegExp(
  `\\b${monthPart}((?:19|20)\\d{2})\\s*(?:-|–|—|to|until|till|bis|jusqu['’]à|hasta(?: la)?|a(?: la)?|até(?: o)?|à|al?|fino ad|tot|do|până în|по|till)\\s*(?:(${todayWords})|${monthPart}((?:19|20)\\d{2}))(?![\\p{L}\\d])`,
  'giu',
);

function monthIndex(name: string | undefined, digits: string | undefined, otherwise: number): number {
  if (name !== undefined) return monthNames.indexOf(name.toLowerCase().slice(0, 3));
  if (digits !== undefined && Number(digits) >= 1 && Number(digits) <= 12) return Number(digits) - 1;
  return otherwise;
}

/** The section that a heading begins. Null if the line is not a heading. 'Volunteer Experience' is an activity. */
export function sectionOf(line: string): Section | null {
  if (line.length > longestHeading) return null;
  const words = line
    .replace(/[^\p{L}&/ -]/gu, ' ')
    .trim()
    .toLowerCase()
    .split(/\s+|(?=[&/])|(?<=[&/])/u);
  const kinds = words.map((word) => vocabulary.get(word));
  if (kinds.includes(undefined)) return null;
  for (const kind of ['activity', 'work', 'education', 'other'] as const) {
    if (kinds.includes(kind)) return kind;
  }
  // 'Professional Background' and 'History' count as work if no other section is named.
  return words.includes('professional') || words.includes('history') ? 'work' : null;
}

/** The line without list marker and dates, up to the end of its first sentence. */
function subjectOf(line: string): string {
  const undated = line.replace(range, ' ').replace(/^[^\p{L}]+/u, '');
  const stop = undated.search(/(?<=\p{Ll}{3})[.;](?=\s+\p{Lu})/u);
  return (stop === -1 ? undated : undated.slice(0, stop)).trim();
}

/** A period of work, and where the resume describes it. */
export interface WorkEntry {
  /** Months counted from the year 0. `to` is the month after the last one. */
  from: number;
  to: number;
  /** The dates as they are written. */
  words: string;
  /** The start and end of its lines in the text. */
  start: number;
  end: number;
}

/**
 * Dates that look like a range but are written in a form we don't read: "since May 2019", "2015/16", "2020 onwards".
 */
const unreadRange =
  /(?:19|20)\d{2}\s*(?:[-–—/]|to\b|until\b|till\b|bis\b)\s*(?:\d|\p{L})|(?:19|20)\d{2}\s+(?:and\s+)?onwards?\b|\b(?:since|from|seit|depuis|desde)\s+(?:[\p{L}.]{3,10}\s+)?(?:(?:19|20)|['’])\d{2}\b|['’]\d{2}\s*[-–—]\s*['’]?\d{2}\b|\b\d{1,2}[/.]\d{2}\s*[-–—]\s*\d{1,2}[/.]\d{2}\b/iu;
/** A list of skills after a label. It belongs to no job. */
const skillsLine = /^[^\p{L}]*(?:\p{L}+\s){0,2}(?:skills?|competenc(?:y|ies)|keywords?)\s*[:：–-]/iu;
/** How many lines above the dates may name a job. */
const titleLines = 2;
const longestTitle = 60;

/**
 * The periods of work in a resume, and the lines whose dates could not be read. Schools, years at home, leave and
 * sections with another heading, such as hobbies, are left out. `today` is the end of ranges "to present".
 */
export function workEntries(text: string, today: Date): { entries: WorkEntry[]; unread: string[] } {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  let offset = 0;
  const lines = text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    return line.trim() === '' ? [] : [{ line, start }];
  });
  const hasWorkSection = lines.some(({ line }) => sectionOf(line) === 'work');
  const entries: WorkEntry[] = [];
  const unread: string[] = [];
  let section: Section | null = null;
  /** The entries whose lines continue. */
  let open: WorkEntry[] = [];
  const endAt = (end: number) => {
    for (const entry of open) entry.end = Math.max(entry.start, end);
    open = [];
  };
  for (const [index, { line, start }] of lines.entries()) {
    const heading = sectionOf(line);
    section = heading ?? section;
    if (heading !== null || skillsLine.test(line.slice(0, longestHeading))) endAt(start);
    const found = [...line.matchAll(range)];
    const isUnread = (section !== null || !hasWorkSection) && hasUnreadRange(line);
    if (found.length === 0 && !isUnread) continue;
    const previous = lines[index - 1]?.line ?? '';
    const isAlone = found.some(([words]) => line.trim().length <= words.length + 12);
    const isOf = (fits: (line: string) => boolean) =>
      fits(line.slice(0, longestLine)) || (isAlone && fits(previous.slice(0, longestLine)));
    const first = isAlone ? titleAbove(lines, index) : index;
    endAt(lines[first]?.start ?? start);
    if (section === 'activity' || section === 'education' || (section === 'other' && hasWorkSection))
      continue;
    if (isOf((each) => isEducation(each, section) || atHome.test(subjectOf(each)))) continue;
    // The dates may be above or below what they belong to.
    const around = isAlone ? [...lines.slice(first, index), ...lines.slice(index + 1, index + 2)] : [];
    if (around.some((each) => atHome.test(subjectOf(each.line.slice(0, longestLine))))) continue;
    if (isUnread) unread.push(line.trim().slice(0, longestLine));
    for (const match of found) {
      const { from, to } = spanOf(match, now);
      if (to <= from || from >= now) continue;
      const entry = {
        from,
        to: Math.min(to, now),
        words: match[0],
        start: lines[first]?.start ?? start,
        end: text.length,
      };
      entries.push(entry);
      open.push(entry);
    }
  }
  return { entries, unread };
}

/** Whether a line begins or ends with such dates. Within a sentence or a list, they are part of the text. */
function hasUnreadRange(line: string): boolean {
  const rest = line.replace(range, ' ').slice(0, longestLine).trim();
  const dates = /^[\p{L}\p{N}'’(]/u.test(rest) ? unreadRange.exec(rest) : null;
  if (dates === null) return false;
  return dates.index < 25 || dates.index + dates[0].length > rest.length - 15;
}

/** The first of the lines above a line of dates that name the job: short, and not a list, a sentence or a heading. */
function titleAbove(lines: readonly { line: string }[], dates: number): number {
  let first = dates;
  while (first > 0 && dates - first < titleLines) {
    const above = (lines[first - 1]?.line ?? '').trim();
    const isTitle = above.length <= longestTitle && /^[\p{L}\p{N}]/u.test(above) && !/[.;:]$/.test(above);
    if (!isTitle || sectionOf(above) !== null || above.search(range) !== -1) break;
    first -= 1;
  }
  return first;
}

/** The months that these periods cover. Overlaps count once. */
export function monthsCovered(entries: readonly WorkEntry[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of entries.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.min(months, longestCareerMonths);
}

/**
 * The date ranges of a resume as written, and the months of work that they cover: zero if some dates could not be read.
 */
export function datedExperience(text: string, today: Date): { months: number; ranges: string[] } {
  const { entries, unread } = workEntries(text, today);
  return {
    months: unread.length > 0 ? 0 : monthsCovered(entries),
    ranges: entries.map(({ words }) => words),
  };
}

/**
 * From the first month of a range to the month after its last, counted from the year 0. `now` is the end of ranges "to
 * present".
 */
function spanOf(match: RegExpExecArray, now: number): { from: number; to: number } {
  const [, fromName, fromDigits, fromYear, present, toName, toDigits, toYear] = match;
  const from = Number(fromYear) * 12 + monthIndex(fromName, fromDigits, 0);
  if (present !== undefined) return { from, to: now };
  const yearsAlone = fromName === undefined && fromDigits === undefined;
  return { from, to: Number(toYear) * 12 + monthIndex(toName, toDigits, yearsAlone ? -1 : 11) + 1 };
}

import { NUMBER_WORDS } from '#server/platform/number-words.ts';
import { placesOf } from './skill-names.ts';

/** Reads how long someone has worked from a resume. Ages, and the years of schools and degrees, are no experience. */

const longestCareerMonths = 50 * 12;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const amount = `(\\d{1,2}(?:\\.\\d)?|${Object.keys(NUMBER_WORDS).join('|')})\\s*\\+?\\s*`;
const stated = new RegExp(`\\b${amount}(years?|yrs?|months?)\\b(?!\\s*(?:old|of age))`, 'gi');
const experienceWord =
  /\b(?:experience|experienced|exp|worked|working|work|professional|industry|hands-on|background)\b/i;
const ageWord = /\b(?:age|aged|born|old)\b[:\s]*$/i;
const education =
  /\b(?:university|college|school|institute|academy|polytechnic|bachelor|master|b\.?\s?tech|m\.?\s?tech|b\.?\s?sc|m\.?\s?sc|b\.?\s?a\b|mba|ph\.?d|diploma|degree|gpa|cgpa|graduated|coursework)\b/i;
const heading = /^[-=*#•\s]*([A-Za-z][A-Za-z &/]{2,40}):?\s*$/;
const educationHeading = /\b(?:education|academic|qualification|certification|course|training)/i;
const workHeading = /\b(?:experience|employment|work|career|projects|professional|summary|skills|history)/i;

/** '0 month', '6 months', '1 Year' to '10 Years & above', in months; 0 for what isn't understood. */
export function monthsOf(text: string): number {
  const match = /(\d+(?:\.\d+)?)\s*(month|year)/i.exec(text);
  if (match === null) return 0;
  const value = Number(match[1]);
  return match[2]?.toLowerCase() === 'year' ? value * 12 : value;
}

function valueOf(text: string, unit: string): number {
  const value = NUMBER_WORDS[text.toLowerCase()] ?? Number(text);
  return Math.round(unit.toLowerCase().startsWith('y') ? value * 12 : value);
}

/** The longest experience that the text states ("8 years of experience"), in months, and where; null when it states none. */
export function statedExperience(text: string): { months: number; place: number } | null {
  let most: { months: number; place: number } | null = null;
  for (const match of text.matchAll(stated)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(match.index, match.index + match[0].length + 50);
    if (ageWord.test(before) || !(experienceWord.test(before) || experienceWord.test(after))) continue;
    const months = valueOf(match[1] ?? '', match[2] ?? '');
    if (months <= longestCareerMonths && months > (most?.months ?? 0)) most = { months, place: match.index };
  }
  return most;
}

/** The same in months alone; 0 when the text states none. */
export function statedMonths(text: string): number {
  return statedExperience(text)?.months ?? 0;
}

/** The longest experience that the text states for one skill ("5 years of Java", "Java (3 years)"), in months; null when it states none. */
export function statedMonthsOf(skill: string, text: string): number | null {
  let most: number | null = null;
  for (const place of placesOf(skill, text)) {
    const ahead50 = text.slice(Math.max(0, place - 50), place);
    const before = ahead50.slice(
      Math.max(...['.', ';', ',', '\n'].map((end) => ahead50.lastIndexOf(end))) + 1,
    );
    const after = /^[^.;\n]*/.exec(text.slice(place, place + 50))?.[0] ?? '';
    const ahead = [...before.matchAll(stated)].at(-1);
    const behind = /^[^\s(:,]+(?:\s[^\s(:,]+)?\s*[(:–-]?\s*/.exec(after);
    const next = [...after.matchAll(stated)][0];
    const near = next !== undefined && behind !== null && next.index <= behind[0].length ? next : ahead;
    if (near === undefined) continue;
    const months = valueOf(near[1] ?? '', near[2] ?? '');
    if (months <= longestCareerMonths) most = Math.max(most ?? 0, months);
  }
  return most;
}

const monthPart = `(?:(?:(${monthNames.join('|')})[a-z]*\\.?,?|(\\d{1,2})[/.-])\\s*)?`;
const range = new RegExp(
  `\\b${monthPart}((?:19|20)\\d{2})\\s*(?:-|–|—|to|until|till)\\s*(?:(present|now|today|current(?:ly)?|date|ongoing)|${monthPart}((?:19|20)\\d{2}))\\b`,
  'gi',
);

function monthIndex(name: string | undefined, digits: string | undefined, otherwise: number): number {
  if (name !== undefined) return monthNames.indexOf(name.toLowerCase().slice(0, 3));
  if (digits !== undefined && Number(digits) >= 1 && Number(digits) <= 12) return Number(digits) - 1;
  return otherwise;
}

/** The date ranges of a resume as they are written, and the months they cover: overlaps once, education left out. `today` ends "to present". */
export function datedExperience(text: string, today: Date): { months: number; ranges: string[] } {
  const end = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  const spans: { from: number; to: number; words: string }[] = [];
  let inEducation = false;
  let previous = '';
  for (const line of text.split(/\n/)) {
    const title = heading.exec(line)?.[1];
    if (title !== undefined && educationHeading.test(title)) inEducation = true;
    else if (title !== undefined && workHeading.test(title)) inEducation = false;
    const isOfSchool = inEducation || education.test(line);
    const isBelowSchool = education.test(previous);
    for (const match of isOfSchool ? [] : line.matchAll(range)) {
      if (isBelowSchool && line.trim().length <= match[0].length + 12) continue;
      const [, fromName, fromDigits, fromYear, present, toName, toDigits, toYear] = match;
      const from = Number(fromYear) * 12 + monthIndex(fromName, fromDigits, 0);
      const sameKind = fromName === undefined && fromDigits === undefined;
      const to =
        present === undefined
          ? Number(toYear) * 12 + monthIndex(toName, toDigits, sameKind ? -1 : 11) + 1
          : end;
      if (to > from && from < end) spans.push({ from, to: Math.min(to, end), words: match[0] });
    }
    if (line.trim() !== '') previous = line;
  }
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return { months: Math.min(months, longestCareerMonths), ranges: spans.map(({ words }) => words) };
}

export function datedMonths(text: string, today: Date): number {
  return datedExperience(text, today).months;
}

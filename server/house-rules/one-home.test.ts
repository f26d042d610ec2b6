import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * A rule is stated in one place, mostly in contract/, and other
 * places use that statement. These tests look for copies.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
// The banks of questions, the demonstration and the generated schema hold data, not rules.
const DATA = /^server\/(features\/masters\/data|demonstration|testing)\/|^server\/database\/schema\.ts$/;
const sources = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.test\.tsx?$/.test(path) && !DATA.test(path),
);
const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** 'file:line: text' of each line that matches the pattern, except in the files of `mayHave`. */
function linesWith(pattern: RegExp, mayHave: readonly string[] = []): string[] {
  return sources
    .filter((path) => !mayHave.includes(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}

test('the time limits of interviews and of corrections are written only in their constants', () => {
  expect(
    linesWith(/\b(?:3|three|7|seven)[ -]days?\b(?! a week)|259_?200_?000|604_?800_?000/i, [
      'contract/words.ts',
    ]),
  ).toEqual([]);
});

test('the name of fully remote work is written once', () => {
  const written = linesWith(/100 ?% remote/i);
  expect(written.map((line) => line.replace(/:\d+:/, ':'))).toEqual([
    "contract/limits.ts: export const FULLY_REMOTE = '100% Remote';",
  ]);
});

test('the steps of the wizard are listed once', () => {
  const flags =
    /'(?:jobDetail|skillMatrix|education|miscInfo|interviewProcess|onBoarding|personalMessage)Submitted'|'qualifyingQuestionSubmited'|'workLocationSubmit'/;
  expect(linesWith(flags, ['contract/wizard-steps.ts'])).toEqual([]);
  // The compiler requires a record by step to be complete. A list of steps may lack one.
  expect(
    linesWith(/'(?:jobDetail|skillMatrix|interviewProcess|workLocation|onBoarding)',? *'/, [
      'contract/wizard-steps.ts',
    ]),
  ).toEqual([]);
});

test('the verdicts, the bands and the number of marks stand in contract/ alone', () => {
  const inContract = ['contract/verdicts.ts', 'contract/review.ts'];
  const verdict = "'(?:Correct|Partially Correct|Incorrect|Not Answered|Needs Review)'";
  expect(linesWith(new RegExp(`${verdict} *[|,] *${verdict}`), inContract)).toEqual([]);
  expect(linesWith(/[<>]=? ?0\.[47]\b.*\?|\bbands?\b.*= *\{/i, inContract)).toEqual([]);
  expect(linesWith(/marks?\w* *= *25\b|slice\(-25\)|MARKS_\w+ = /i, inContract)).toEqual([]);
});

test('sets of options are listed once', () => {
  const lists = [
    /'mcq' *[|,] *'skill'|'skill' *[|,] *'mcq'/,
    /'enforced' *[|,] *'record-only'/,
    /'Contract' *[|,] *'CTH'/,
    /'Required' *[|,] *'Preferred'/,
    /'(?:candidate|employer)' *\| *'(?:candidate|employer)'/,
    /'low' *[|,] *'medium'/,
    /'heard' *[|,] *'corrected'/,
  ];
  const homes = ['contract/limits.ts', 'contract/endpoint.ts', 'contract/verdicts.ts'];
  expect(lists.flatMap((list) => linesWith(list, homes))).toEqual([]);
});

test('sentences take their figures from the constants of the rules', () => {
  const figure =
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|half)[ -]?(?:days?|hours?|minutes?|seconds?|characters?|digits?|letters?|MB|GB|KB|marks?|options?|steps?|certificates|rounds|passkeys|skills|sessions)\b/i;
  // Estimates, data, and figures that are not rules.
  const fine = [
    'about half an hour',
    'about five minutes',
    "'6 months'",
    "'4 days a week'",
    "'3 days a week'",
    "'2 days a week'",
    "'1 day a week'",
    "'2-digit'",
    'takes 45 minutes. When',
    "interval '1 second'",
    'wal_size=',
    'shared_buffers=',
    '1 number and 1 special character',
  ];
  const isComment = (line: string) => /^\S+ (?:\/\/|\/?\*)/.test(line);
  const wrong = linesWith(figure).filter(
    (line) => !isComment(line) && !fine.some((text) => line.includes(text)),
  );
  expect(wrong).toEqual([]);
});

test('a message that server and browser both give about an input is written once, in contract/', () => {
  const saidBy = new Map<string, Set<string>>();
  // The list of codes describes each code in its own words.
  for (const path of sources.filter((source) => source !== 'contract/refusals.ts'))
    for (const [, sentence] of textOf(path).matchAll(/['"`]([A-Z][^'"`\n]{12,})['"`]/g))
      if (sentence!.split(' ').length >= 4)
        saidBy.set(sentence!, (saidBy.get(sentence!) ?? new Set()).add(path.split('/')[0]!));
  // The text of a button in a mail, and of one on the page that the mail links to.
  saidBy.delete('This was not me');
  expect([...saidBy].flatMap(([sentence, by]) => (by.size > 1 ? [sentence] : []))).toEqual([]);
});

import { test } from 'vitest';
import { type Rule, expectKept, product } from './sources.ts';

/**
 * A rule is stated in one place, usually in contract/, and other places use that statement. These tests look for
 * copies.
 */

// Question banks, the demonstration, the generated schema and the list of stolen passwords are data, not rules.
const DATA =
  /^server\/(features\/masters\/data|demonstration)\/|^(server\/database\/schema|contract\/account\/stolen-passwords)\.ts$/;
const sources = product.filter(({ file }) => !DATA.test(file));

/** The lines that match a pattern, except in the files of `homes`. */
const linesWith =
  (patterns: readonly RegExp[], homes: readonly string[] = []): Rule =>
  (files) =>
    files
      .filter(({ file }) => !homes.includes(file))
      .flatMap(({ file, text }) =>
        text
          .split('\n')
          .filter((line) => patterns.some((pattern) => pattern.test(line)))
          .map((line) => `${file}: ${line.trim()}`),
      );

const VERDICT = "'(?:Correct|Partially Correct|Incorrect|Not Answered|Needs Review)'";

interface Copies {
  patterns: RegExp[];
  homes?: string[];
  /** A line for each pattern. */
  copies: string[];
  allowed?: string[];
}

const ONCE: Record<string, Copies> = {
  'the time limits of interviews and of corrections are written only in their constants': {
    patterns: [/\b(?:3|three|7|seven)[ -]days?\b(?! a week)|259_?200_?000|604_?800_?000/i],
    homes: ['contract/shared/words.ts'],
    copies: ["'The interview is open for 3 days.'", 'const opens = 259_200_000;'],
  },
  'how long an hour and a day are stands in contract/shared/limits.ts alone': {
    patterns: [/\b(?:86_?400_?000|3_?600_?000)\b/, /\b60 \* 60(?: \* 1_?000|_000)\b|\b24 \* HOUR_MS\b/],
    homes: ['contract/shared/limits.ts'],
    copies: ['const DAY_MS = 86_400_000;', 'const OLD = 7 * 24 * 60 * 60 * 1000;'],
  },
  'which text of an answer counts is decided in contract/interview/report-figures.ts alone': {
    patterns: [/decision\?\.take === 'corrected' \?/],
    homes: ['contract/interview/report-figures.ts'],
    copies: ["correction?.decision?.take === 'corrected' ? correction : entry"],
  },
  'the name of fully remote work is written once': {
    // The text of a message as people read it.
    patterns: [/(?<!icu\()['"`]100 ?% remote/i],
    copies: ["place === '100% remote'"],
    allowed: ["contract/shared/limits.ts: export const FULLY_REMOTE = '100% Remote';"],
  },
  // The compiler requires a record keyed by step to be complete, but a list of steps can miss one.
  'the steps of the wizard are listed once': {
    patterns: [
      /'(?:jobDetail|skillMatrix|education|miscInfo|interviewProcess|onBoarding|personalMessage)Submitted'|'qualifyingQuestionSubmited'|'workLocationSubmit'/,
      /'(?:jobDetail|skillMatrix|interviewProcess|workLocation|onBoarding)',? *'/,
    ],
    homes: ['contract/job/wizard-steps.ts'],
    copies: ["job['educationSubmitted']", "const steps = ['jobDetail', 'skillMatrix'];"],
  },
  'the verdicts, the bands and the number of marks stand in contract/ alone': {
    patterns: [
      new RegExp(`${VERDICT} *[|,] *${VERDICT}`),
      /[<>]=? ?0\.[47]\b.*\?|\bbands?\b.*= *\{/i,
      /marks?\w* *= *25\b|slice\(-25\)|MARKS_\w+ = /i,
    ],
    homes: ['contract/interview/verdicts.ts', 'contract/interview/review.ts'],
    copies: ["type Verdict = 'Correct' | 'Incorrect';", 'score >= 0.7 ? good : bad', 'marks.slice(-25)'],
  },
  'sets of options are listed once': {
    patterns: [
      /'mcq' *[|,] *'skill'|'skill' *[|,] *'mcq'/,
      /'enforced' *[|,] *'record-only'/,
      /'Contract' *[|,] *'CTH'/,
      /'Required' *[|,] *'Preferred'/,
      /'(?:candidate|employer)' *\| *'(?:candidate|employer)'/,
      /'low' *[|,] *'medium'/,
      /'heard' *[|,] *'corrected'/,
    ],
    homes: ['contract/shared/limits.ts', 'contract/shared/endpoint.ts', 'contract/interview/verdicts.ts'],
    copies: [
      "'mcq' | 'skill'",
      "['enforced', 'record-only']",
      "['Contract', 'CTH']",
      "'Required' | 'Preferred'",
      "'candidate' | 'employer'",
      "'low' | 'medium'",
      "'heard' | 'corrected'",
    ],
  },
};

test.each(Object.entries(ONCE))('%s', (_, { patterns, homes = [], copies, allowed }) => {
  const text = copies.join('\n');
  const planted = Object.fromEntries(['web/a.ts', ...homes].map((file) => [file, text]));
  const found = copies.map((copy) => `web/a.ts: ${copy}`);
  expectKept(linesWith(patterns, homes), planted, found, { sources, allowed });
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
  expectKept(
    (files) =>
      linesWith([figure])(files).filter(
        (line) => !isComment(line) && !fine.some((text) => line.includes(text)),
      ),
    {
      'web/a.ts':
        "// After 10 minutes.\n'The link is valid for 24 hours.'\n'It takes about five minutes.'\n'Choose up to five skills.'",
    },
    ["web/a.ts: 'The link is valid for 24 hours.'", "web/a.ts: 'Choose up to five skills.'"],
    { sources },
  );
});

test('a message that server and browser both give about an input is written once, in contract/', () => {
  const saidTwice: Rule = (files) => {
    const saidBy = new Map<string, Set<string>>();
    // The list of codes describes each code in its own words, and names in master lists are stored.
    const not = ['contract/shared/refusals.ts', 'contract/messages/en/masters.ts'];
    for (const { file, text } of files.filter((source) => !not.includes(source.file)))
      for (const [, sentence] of text.matchAll(/['"`]([A-Z][^'"`\n]{12,})['"`]/g))
        if (sentence!.split(' ').length >= 4)
          saidBy.set(sentence!, (saidBy.get(sentence!) ?? new Set()).add(file.split('/')[0]!));
    return [...saidBy].flatMap(([sentence, by]) => (by.size > 1 ? [sentence] : []));
  };
  expectKept(
    saidTwice,
    {
      'contract/a.ts': "'Enter the name of the job.'",
      'server/a.ts': "'This name is taken already.'; 'Job not found'",
      'web/a.ts': '"This name is taken already."; `Job not found`',
      'web/b.ts': "'Nobody has applied so far.'; 'Nobody has applied so far.'",
    },
    ['This name is taken already.'],
    { sources },
  );
});

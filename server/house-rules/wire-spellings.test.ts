import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '#web/api/wire.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Texts that mean yes and no on the wire. HTML attributes have the same spelling. */
const YES_OR_NO = /(?<!'aria-[a-z]+'[:,] )'(?:true|false|YES|NO)'/;
const WIRE_NAMES = new RegExp(`(?<![\\w/-])(?:${Object.keys(NAMES).join('|')})\\b`);
const WIRE_TYPES =
  /import [^;]*\b(?:Job|ApplicationItem|Report|QuestionnaireEntry|CandidateProfile|ResumeReading|InputOf|OutputOf)\b[^;]*from '#contract\//;

test('only web/api uses the wire’s spelling; the rest of the web uses the names of web/api/wire.ts', () => {
  const wrong = globSync('web/**/*.{ts,tsx}', { cwd: ROOT })
    // Drafts that an earlier version stored have that spelling. The form's test has one.
    .filter((path) => !path.startsWith('web/api/') && path !== 'web/ui/form/form.test.tsx')
    .flatMap((path) =>
      readFileSync(`${ROOT}${path}`, 'utf8')
        .split(';')
        .flatMap((statement) =>
          [YES_OR_NO, WIRE_NAMES, WIRE_TYPES].flatMap((rule) => statement.concat(';').match(rule)?.[0] ?? []),
        )
        .map((found) => `${path}: ${found}`),
    );
  expect(wrong).toEqual([]);
});

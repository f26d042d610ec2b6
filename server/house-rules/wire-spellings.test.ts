import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '#web/api/wire.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Texts that stand for yes and no on the wire. Attributes of HTML are spelled so too. */
const YES_OR_NO = /(?<!'aria-[a-z]+': )'(?:true|false|YES|NO)'/;
const WIRE_NAMES = new RegExp(`(?<![\\w/-])(?:${Object.keys(NAMES).join('|')})\\b`);
const WIRE_TYPES =
  /import [^;]*\b(?:Job|ApplicationItem|Report|QuestionnaireEntry|CandidateProfile|ResumeReading|InputOf|OutputOf)\b[^;]*from '#contract\//;

test('the web speaks the wire’s spelling in web/api alone: everything else uses the names of web/api/wire.ts', () => {
  const wrong = globSync('web/**/*.{ts,tsx}', { cwd: ROOT })
    // The drafts that an earlier version kept are in its spelling; the form's test has one.
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

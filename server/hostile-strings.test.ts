import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordingMetadata } from '#contract/interview/interview-session.ts';
import { DESCRIPTION_MAX, CORRECTIONS_MAX, CORRECTION_TEXT_MAX } from '#contract/shared/limits.ts';
import { type CriteriaInput, matchCriteria } from '#server/features/analysis/criteria/match.ts';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { readResumeText } from '#server/features/candidates/resume/read-resume.ts';
import { plainTextOf, sanitiseRichText } from '#server/platform/text/rich-text.ts';
import { MAX_TEXT_CHARACTERS } from '#server/platform/documents/limits.ts';
import { contentDisposition } from '#server/platform/files/serve.ts';
import { greatestLength } from '#server/platform/http/input-size.ts';
import {
  type HostileCaller,
  callsWithTexts,
  nameOf,
  startHostileCaller,
  withText,
} from '#server/testing/hostile-calls.ts';
import { HOSTILE } from '#server/testing/hostile-strings.ts';
import { textsOf } from '#server/testing/input-fields.ts';
import { tooLong } from '#server/testing/processor-time.ts';

/**
 * Generated from the contract: no text in any field of any call blocks the server for long. A field refuses a text
 * over its maximum length before examining it (see house-rules.test.ts).
 */

let caller: HostileCaller;
beforeAll(async () => {
  caller = await startHostileCaller();
});
afterAll(() => caller.world.close());

const schemas = [
  ...callsWithTexts.map(({ path, input }) => [path, input] as const),
  ['recordingMetadata', recordingMetadata] as const,
];
test.each(schemas)('validating a text of %s is fast', async (path, schema) => {
  const slow: string[] = [];
  for (const field of textsOf(schema)) {
    const most = greatestLength(field.schema);
    for (const [kind, textOf] of Object.entries(HOSTILE)) {
      for (const length of [most, most + 1]) {
        const long = await tooLong(length, (characters) =>
          schema.safeParse(withText(caller.inputs[path], field.path, textOf(characters))),
        );
        if (long !== null) slow.push(`${nameOf(field)}, ${kind}: ${long}`);
      }
    }
  }
  expect(slow).toEqual([]);
});

// One field for each kind of reader; hostile-strings.long.test.ts has all the others.
test.each([
  ['auth/signin', 'email'],
  ['auth/verifyEmail', 'token'],
  ['company/getNotes', 'applicationId'],
  ['candidate/readResume', 'resumePath'],
  ['candidate/updateProfile', 'name'],
  ['candidate/updateProfile', 'skills.0.name'],
  ['interview/searchApplicants', 'text'],
  ['jobs/getUploadedVideo/:name', 'name'],
  ['jobs/submitJobDetails', 'description'],
  ['jobs/submitMiscInfo', 'additionalNotes'],
  ['jobs/submitQualifyingQuestions', 'skillBasedCustomeQuestion.0.answer'],
  ['jobs/suggestDesignations', 'designation'],
  ['master/getMasterState', 'search'],
  ['operator/getPeople', 'search'],
  ['users/contactUs', 'message'],
  ['users/getSessions', 'cursor'],
])('%s answers quickly, whatever %s is', async (path, name) => {
  const endpoint = callsWithTexts.find((each) => each.path === path)!;
  const field = textsOf(endpoint.input).find((each) => nameOf(each) === name)!;
  const wrong: (string | null)[] = [];
  for (const kind of Object.keys(HOSTILE))
    wrong.push(await caller.wrongWith(endpoint, field, kind, greatestLength(field.schema)));
  expect(wrong.filter((each) => each !== null)).toEqual([]);
});

describe('later processing of a text', () => {
  const reference =
    'A closure is a function that keeps the variables of the function around it, even after that function has returned.';
  const criteria = (text: string): CriteriaInput => ({
    job: {
      skills: ['JavaScript', 'a'].map((name) => ({ name, preference: 'Required', minExperience: '2 Years' })),
      education: "Bachelor's Degree",
    },
    candidate: {
      skills: [],
      education: null,
      resumeText: text,
    },
    educations: [{ name: 'Any' }, { name: "Bachelor's Degree" }],
    today: new Date('2030-03-05'),
  });
  const lists = { skills: [{ id: '1', name: 'a' }], educations: [], today: new Date('2030-03-05') };
  const repeated = (unit: string) => (length: number) => unit.repeat(length / unit.length);
  const texts = {
    ...HOSTILE,
    'ranges of dates': repeated('Jan 2020 - Feb 2021 '),
    'the same word': repeated('JavaScript '),
    'the answer again and again': repeated(`${reference} `),
    'short lines': repeated('Ab Cd\n'),
  };

  const works: [string, number, (text: string) => unknown][] = [
    ['a description is cleaned', DESCRIPTION_MAX, sanitiseRichText],
    ['a description is turned into text', DESCRIPTION_MAX, (text) => plainTextOf(sanitiseRichText(text))],
    ['a resume is read', MAX_TEXT_CHARACTERS, (text) => readResumeText(text, lists)],
    ['a resume is compared with a job', MAX_TEXT_CHARACTERS, (text) => matchCriteria(criteria(text))],
    [
      'a corrected answer is graded',
      CORRECTIONS_MAX * CORRECTION_TEXT_MAX,
      (text) => gradeAnswer({ question: 'What is a closure?', reference, transcript: { text } }),
    ],
    [
      'a file is given its name',
      MAX_TEXT_CHARACTERS,
      (text) => contentDisposition('attachment', `a${text}a`),
    ],
  ];

  test.each(works)('%s', async (_, length, work) => {
    const slow: string[] = [];
    for (const [kind, textOf] of Object.entries(texts)) {
      const long = await tooLong(length, (characters) => work(textOf(characters)));
      if (long !== null) slow.push(`${kind}: ${long}`);
    }
    expect(slow).toEqual([]);
  });
});

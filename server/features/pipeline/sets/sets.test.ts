import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import { exportQuestions, importQuestions } from '#contract/job/question-sets.ts';
import { SET_QUESTIONS_MAX, SET_TEXT_MAX } from '#contract/shared/limits.ts';
import { signWith } from '#server/platform/secrets/signing.ts';
import { CLOSURES, INTRODUCTION, MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import { type MadeJob, completeDraft, skillId } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const ACCEPTED = 'A function that keeps what was around it when it was made.';
let world: World;
let company: { owner: Person; job: MadeJob };
let other: { owner: Person; job: MadeJob };
let file: string;

beforeAll(async () => {
  world = await startWorld();
  const owner = await world.employer('Sally Setter');
  const closures = { skillId: await skillId(world, 'JavaScript'), ...CLOSURES, acceptedAnswers: [ACCEPTED] };
  const job = await postInterviewJob(world, owner, { skillBasedCustomeQuestion: [closures] });
  company = { owner, job };
  const taker = await world.employer('Tom Taker');
  other = { owner: taker, job: await completeDraft(world, taker) };
  file = await saved({ jobId: job.id });
});
afterAll(() => world?.close());

const saved = async (input: { jobId?: string }) =>
  expectSuccess(await world.call(exportQuestions, input, company.owner.token)).text;
const take = (text: string, isTaken = false) =>
  world.call(importQuestions, { jobId: other.job.id, text, isTaken }, other.owner.token);
/** The file with its signed part changed, and signed by another installation. */
const strangers = (change: object) => {
  const { signed, ...rest } = JSON.parse(file);
  const changed = { ...signed, ...change };
  const signature = signWith(new Uint8Array(32).fill(7), JSON.stringify(changed));
  return JSON.stringify({ ...rest, signed: changed, ...signature });
};

test('own questions go from one company to another in a file, and both histories say so', async () => {
  const none = { figures: null, acceptedAnswers: [], options: [] };
  const questions = [
    { ...none, kind: 'mcq', skill: 'JavaScript', ...MCQ },
    { ...none, kind: 'skill', skill: 'JavaScript', ...CLOSURES, acceptedAnswers: [ACCEPTED] },
    { ...none, kind: 'personal', skill: '', question: INTRODUCTION, answer: '' },
  ];
  const signedBy = { company: JSON.parse(file).signed.company, host: 'localhost:3000', isHere: true };
  expect(expectSuccess(await take(file))).toMatchObject({ signedBy, questions });
  // Another program may have reformatted it.
  expect(expectSuccess(await take(JSON.stringify(JSON.parse(file)), true))).toMatchObject({ questions });

  const history = async ({ owner }: { owner: Person }) =>
    expectSuccess(await world.call(getHistory, { limit: 5 }, owner.token)).events.map(({ action }) => action);
  expect(await history(company)).toContain('questions.saved-as-file');
  expect((await history(other)).filter((action) => action === 'questions.taken-from-file')).toHaveLength(1);
});

test('a company’s file has each question once, with its figures and nothing of groups or people', async () => {
  await postInterviewJob(world, company.owner);
  const share = { share: 0.4, low: 0.3, high: 0.5 };
  const discrimination = { r: 0.3, low: 0.1, high: 0.5, answers: 60 };
  const figures = { answers: 60, difficulty: share, discrimination };
  const rest = { waiting: 0, verdicts: null, laterRounds: null, withoutPerson: null, agreement: null };
  const more = { months: [], change: null, seconds: null, again: null, corrected: null, flags: ['unfair'] };
  const fairness = [{ basis: 'sex', title: 'Women', isHarder: true, size: 'C' }];
  const all = JSON.stringify({ version: 1, ...figures, ...rest, ...more, fairness });
  await sql`
    INSERT INTO question_figures (company_id, question_key, question_id, made_at, figures)
    SELECT jobs.employer_id, encode(sha256(convert_to(
        lower(${CLOSURES.question}) || chr(10) || lower(${CLOSURES.answer}), 'UTF8')), 'hex'),
      job_questions.id, now(), ${all}::jsonb
    FROM job_questions JOIN jobs ON jobs.id = job_id
    WHERE job_id = ${company.job.id}::uuid AND kind = 'skill'`.execute(world.db);
  const { questions } = expectSuccess(await take(await saved({})));
  expect(questions.map(({ kind, figures: of }) => ({ kind, of }))).toEqual([
    { kind: 'mcq', of: null },
    { kind: 'skill', of: figures },
    { kind: 'personal', of: null },
  ]);
});

test('whoever changes a file after it was signed is found out; another signer is named by their key', async () => {
  const changed = { code: 'question-set.changed', message: 'This file was changed after it was signed.' };
  for (const [from, to] of [
    ['const', 'cOnst'],
    ['localhost:3000', 'roundone.example'],
    ['"signature": "', '"signature": "A'],
  ] as const)
    expect(await take(file.replace(from, to))).toMatchObject(changed);
  const { publicKey } = JSON.parse(strangers({}));
  expect(await take(JSON.stringify({ ...JSON.parse(file), publicKey }))).toMatchObject(changed);
  expect(await take(JSON.stringify({ ...JSON.parse(file), publicKey: 'none' }))).toMatchObject(changed);

  const { signedBy } = expectSuccess(await take(strangers({ company: 'Acme', host: 'acme.example' })));
  expect(signedBy).toMatchObject({ company: 'Acme', host: 'acme.example', isHere: false });
  expect(signedBy.key).toMatch(/^[0-9a-f]{16}$/);
});

test('what is no such file, or holds too much, is refused with a sentence', async () => {
  const refused = async (text: string) => {
    const { httpStatus, message } = await take(text);
    return [httpStatus, message];
  };
  const noFile = 'This isn’t a file with questions that was saved here';
  expect(await refused('{')).toEqual([400, noFile]);
  expect(await refused('[1]')).toEqual([400, noFile]);
  expect(await refused(' '.repeat(SET_TEXT_MAX + 1))).toEqual([
    400,
    'A file with questions has at most 300,000 characters',
  ]);
  const [one] = JSON.parse(file).signed.questions;
  expect(await refused(strangers({ questions: Array(SET_QUESTIONS_MAX + 1).fill(one) }))).toEqual([
    400,
    'A file with questions holds at most 150 of them',
  ]);
  expect(await refused(strangers({ questions: [{ ...one, question: '' }] }))).toEqual([
    400,
    'Please enter the question',
  ]);
});

test('a job of somebody else is neither saved nor filled, and a job without own questions makes no file', async () => {
  const { token } = other.owner;
  const theirs = { jobId: company.job.id };
  expect(await world.call(exportQuestions, theirs, token)).toMatchObject({ httpStatus: 404 });
  expect(await world.call(importQuestions, { ...theirs, text: file }, token)).toMatchObject({
    httpStatus: 404,
  });
  expect(await world.call(exportQuestions, {}, token)).toMatchObject({
    code: 'question-set.not-made',
    message: 'There are no questions of your own to save.',
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { getSkills } from '#contract/account/master.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import { getJobById, publishJob } from '#contract/job/jobs.ts';
import { openDatabase } from '#server/database/database.ts';
import { questionKey } from '#server/features/feedback/review-store.ts';
import { questionFiguresTask } from '#server/features/pipeline/questions/make.ts';
import type { Context } from '#server/platform/context.ts';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { CLOSURES, INTRODUCTION, MCQ, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const PROMISES = { question: 'What is a promise in JavaScript?', answer: 'A value that comes later.' };

let folder: string;
let server: Roundone;
let employer: Account;
let jobId: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'roundone-questions-'));
  server = await launchRoundone({ dataDirectory: folder });
  const { url } = server;
  employer = await makeEmployer(url, 'Harbour and Pine');
  jobId = await postInterviewJob(url, employer, 'Web Developer');
  const skills = await callApi(url, getSkills, { search: 'JavaScript' });
  const skillId = skills.find(({ name }) => name === 'JavaScript')!._id;
  const questions = {
    refJobId: jobId,
    personalCustomeQuestions: [{ question: INTRODUCTION }],
    skillBasedCustomeQuestion: [CLOSURES, PROMISES].map((one) => ({ skillId, ...one })),
    skillMcqCustome: [{ skillId, ...MCQ }],
  };
  await callApi(url, submitQualifyingQuestions, questions, employer.token);
  await callApi(url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
  const candidate = await makeCandidate(url);
  await server.stop();
  await fillAndMakeFigures(candidate);
  server = await launchRoundone({ dataDirectory: folder, port: server.port, env: { BANK_FIGURES: 'on' } });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sixty people in two months: nearly all get the choice right, half get closures right, and few reach promises. */
async function fillAndMakeFigures({ email }: Account): Promise<void> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDirectory: folder, log });
  const { db } = database;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const places = [{ stage: 'review' as const, outcome: null }];
  await fillCompany(db, { jobId, candidateId: id }, { jobs: 1, applications: 60 }, new Date(), places);
  await sql`
    WITH given AS (
      SELECT id, row_number() OVER (ORDER BY id) AS n FROM applications WHERE job_id = ${jobId}::uuid
    ), verdicts AS (
      INSERT INTO answer_verdicts (application_id, attempt, question_id, verdict)
      SELECT given.id, 1, one.id, CASE
        WHEN one.kind = 'mcq' THEN CASE n WHEN 1 THEN 'Incorrect' ELSE 'Correct' END
        WHEN one.question = ${CLOSURES.question} THEN (ARRAY['Correct', 'Incorrect', 'Correct', 'Partially Correct'])[1 + n % 4]
        ELSE (ARRAY['Correct', 'Correct', 'Incorrect'])[1 + n % 3] END
      FROM given JOIN job_questions AS one ON one.job_id = ${jobId}::uuid AND one.retired_at IS NULL
      WHERE one.kind = 'mcq' OR one.kind = 'skill' AND (one.question = ${CLOSURES.question} OR n <= 8)
      RETURNING application_id, question_id
    ), answers AS (
      INSERT INTO interview_answers (application_id, attempt, question_id, audio_seconds)
      SELECT application_id, 1, question_id, 40 FROM verdicts
    )
    UPDATE interviews SET submitted_at = submitted_at - interval '1 month' FROM given
    WHERE interviews.application_id = given.id AND n <= 30`.execute(db);
  // As if other companies had asked these.
  const onServer = [CLOSURES, PROMISES].map(({ question, answer }) => questionKey(question, answer));
  await sql`
    INSERT INTO bank_figures (bank_id, question_key, made_at, share, discrimination)
    SELECT gen_random_uuid(), key, now(), 0.65, 0.35 FROM unnest(${onServer}::text[]) AS key`.execute(db);
  const tasks = await createTasks({ database, log, context: (): Context => expect.unreachable() });
  await tasks.queue(db, questionFiguresTask, {});
  await tasks.close();
  await database.close();
}

test('questions are listed by trouble; one is reworded, replaced and retired', async ({ newPerson }) => {
  const { url } = server;
  const person = await newPerson(signedIn(url, employer));
  const { page } = person;
  const { button, expectText } = drive(() => page);
  const list = page.getByRole('list', { name: 'Questions', exact: true }).getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const asked = async () => {
    const { qualifyingQuestionId } = await callApi(url, getJobById, { jobId }, employer.token);
    const { skillBasedQuestion, skillBasedMcqQuestion } = qualifyingQuestionId!;
    return [...skillBasedQuestion, ...skillBasedMcqQuestion].map(({ questionId }) => questionId.name);
  };

  // The figures are calculated by a task, which may still be running.
  await expect
    .poll(
      async () => {
        await page.goto(`${url}/questions`);
        await page
          .getByText(/^From 20 answers on|^Questions appear here|answers/)
          .first()
          .waitFor();
        return page.getByText('Almost everyone gets it').count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await list.first().getByText('Almost everyone gets it').waitFor();
  await list.last().getByText('8 answers, 12 more answers needed').waitFor();
  await list.last().getByText('On this server: about 65% of the answers are fully correct').waitFor();
  await screenshot(page, 'questions');
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('link', { name: MCQ.question }).click();
  await expectText('Almost everyone gets this right: 59 of 60 answers are fully correct.');
  await expectText('Asked in 1 job: Web Developer.');
  await screenshot(page, 'question-too-easy');
  await button('Retire').click();
  await dialog.getByRole('button', { name: 'Retire' }).click();
  await page
    .getByText(/“Web Developer” has no other multiple-choice question/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Replace').click();
  await dialog.getByRole('status').waitFor();
  await screenshot(page, 'question-replace');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await page.getByText('Before it:').waitFor();
  await expect.poll(asked).not.toContain(MCQ.question);

  await page.goto(`${url}/questions`);
  await page.getByRole('link', { name: CLOSURES.question }).click();
  await page
    .getByText(/^30 of 60 answers are fully correct \(50%\)/)
    .first()
    .waitFor();
  await page.getByText(/^On this server: .+ come from at least 5 companies/).waitFor();
  await page
    .getByRole('link', { name: /^Answer \d+$/ })
    .first()
    .waitFor();
  await screenshot(page, 'question');
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await button('Reword').click();
  await dialog.getByLabel('Question').fill('');
  const reword = dialog.getByRole('button', { name: 'Reword' });
  await reword.click();
  await dialog.getByText('Please enter the question').waitFor();
  await dialog.getByLabel('Question').fill('What does a closure keep?');
  await screenshot(page, 'question-reword');
  await expectAccessible(page);
  await reword.click();
  await page.getByRole('heading', { name: 'What does a closure keep?' }).waitFor();
  await page
    .getByText(/^There are no figures for this question yet/)
    .first()
    .waitFor();
  await screenshot(page, 'question-new-version');
  await page.getByRole('link', { name: CLOSURES.question }).click();
  await expectText('No job asks this question any more.');
  await page
    .getByText(/^30 of 60 answers are fully correct/)
    .first()
    .waitFor();

  await page.goto(`${url}/questions`);
  await list.filter({ hasText: CLOSURES.question }).getByText('No longer asked').waitFor();
  await page.getByRole('link', { name: PROMISES.question }).click();
  await button('Retire').click();
  await screenshot(page, 'question-retire');
  await dialog.getByRole('button', { name: 'Retire' }).click();
  await list.filter({ hasText: PROMISES.question }).getByText('No longer asked').waitFor();
  expect(await asked()).toEqual(['What does a closure keep?', expect.any(String)]);
  person.expectNoProblems();
});

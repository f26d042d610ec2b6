import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctAnswer, decideCorrection, markAnswer } from '#contract/review.ts';
import { recordProctoringEvent, submitInterview } from '#contract/interview.ts';
import { MCQ, beScheduled, beginInterview, postInterviewJob, speak } from '#server/testing/interviews.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What migrations 031 and 032 make of rows that are there already is what the program writes. */

const FOLDER = new URL('../../database/migrations/', import.meta.url);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

async function rows() {
  return {
    reports: await world.db
      .selectFrom('reports')
      .select([
        'application_id',
        'certainty',
        'heard',
        'flags',
        'correct',
        'partial',
        'incorrect',
        'not_answered',
        'needs_review',
      ])
      .orderBy('application_id')
      .execute(),
    verdicts: await world.db
      .selectFrom('answer_verdicts')
      .selectAll()
      .orderBy('application_id')
      .orderBy('question_id')
      .execute(),
    words: await world.db
      .selectFrom('spoken_words')
      .selectAll()
      .orderBy('application_id')
      .orderBy('question_id')
      .execute(),
  };
}

/** The statements of a migration from the one that begins like this on. */
async function statementsFrom(file: string, beginning: string, end?: string): Promise<string> {
  const text = await readFile(new URL(file, FOLDER), 'utf8');
  const start = text.indexOf(beginning);
  expect(start).toBeGreaterThan(0);
  return text.slice(start, end === undefined ? undefined : text.indexOf(end));
}

test('figures, verdicts and spoken words of existing reports', async () => {
  const owner = await world.employer('Olga Earlier');
  const job = await postInterviewJob(world, owner);
  for (const [name, file] of [
    ['Ann Marked', 'closures-good.wav'],
    ['Ben Corrected', 'closures-good.wav'],
    ['Cas Decided', 'closures-wrong.wav'],
    ['Dan Unsure', 'dont-know.wav'],
    ['Eve Silent', null],
  ] as const) {
    const candidate = await world.candidate(name);
    const applicationId = await beScheduled(world, job, owner, candidate);
    const asked = await beginInterview(world, job, applicationId, candidate);
    const questionId = asked.skillBasedQuestions[0]!._id;
    if (file) await speak(world, candidate, applicationId, 1, readVoice(file));
    if (name === 'Dan Unsure')
      expectSuccess(
        await world.call(recordProctoringEvent, { applicationId, kind: 'tab-hidden' }, candidate.token),
      );
    const answers = [{ question: MCQ.question, answer: 'var' }];
    expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
    await world.settle();
    const marked = { applicationId, questionId, verdict: 'Not Answered' as const, reason: 'So.' };
    if (name === 'Ann Marked') expectSuccess(await world.call(markAnswer, marked, owner.token));
    if (name !== 'Ben Corrected' && name !== 'Cas Decided') continue;
    const corrections = [{ wordIndex: 0, wordCount: 20, text: 'I do not know.' }];
    const corrected = { applicationId, questionId, corrections };
    expectSuccess(await world.call(correctAnswer, corrected, candidate.token));
    const decision = { applicationId, questionId, take: 'corrected' as const };
    if (name === 'Cas Decided') expectSuccess(await world.call(decideCorrection, decision, owner.token));
  }
  const written = await rows();
  expect(written.reports.filter(({ flags }) => flags !== null && flags > 0).length).toBeGreaterThan(0);
  expect(written.words.filter(({ corrected }) => corrected !== null)).toHaveLength(2);
  await world.db.transaction().execute(async (tx) => {
    await sql`UPDATE reports SET certainty = NULL, heard = NULL, flags = NULL, correct = NULL, partial = NULL,
      incorrect = NULL, not_answered = NULL, needs_review = NULL`.execute(tx);
    await tx.deleteFrom('answer_verdicts').execute();
    await tx.deleteFrom('spoken_words').execute();
    const again = [
      await statementsFrom('031_report_figures.sql', 'CREATE TEMPORARY TABLE judged'),
      await statementsFrom('032_applicant_search.sql', 'INSERT INTO spoken_words', '-- Names are found'),
    ].join('\n');
    for (const statement of again.split(/;\s*\n/).filter((one) => one.trim() !== ''))
      await sql.raw(statement).execute(tx);
  });
  expect(await rows()).toEqual(written);
});

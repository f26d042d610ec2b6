import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuestion, getQuestionFigures } from '#contract/company/question-figures.ts';
import { getInterviewQuestions } from '#contract/account/master.ts';
import { getQuestionReview } from '#contract/interview/question-review.ts';
import { CLOSURES, MCQ } from '#server/testing/interviews.ts';
import { postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { answered, makeFigures } from '#server/testing/question-figures.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const figures = async ({ token }: Person, jobId?: string) =>
  expectSuccess(await world.call(getQuestionFigures, jobId === undefined ? {} : { jobId }, token));
const show = async ({ token }: Person, questionId: string) =>
  expectSuccess(await world.call(getQuestion, { questionId }, token));
const tonight = () => makeFigures(world);

test('what a question showed is made each night, and read by owners and recruiters of its company alone', async () => {
  const { owner, job, mcq, skill } = await answered(world, 'Olga Figures', 40);
  const stranger = await answered(world, 'Otto Stranger', 8);
  expect(await figures(owner)).toEqual({ madeAt: null, questions: [] });
  await tonight();

  const { questions, madeAt } = await figures(owner);
  expect(madeAt).toMatch(/^2030-03-05/);
  expect(questions.map(({ question }) => question).toSorted()).toEqual(
    [CLOSURES.question, MCQ.question].toSorted(),
  );
  const shown = questions.find(({ questionId }) => questionId === skill)!;
  expect(shown).toMatchObject({ jobId: job.id, isSpoken: true, isAsked: true });
  // Everyone who answers one question correctly also answers the other correctly.
  expect(shown.figures).toMatchObject({
    answers: 40,
    waiting: 0,
    verdicts: { correct: 20, partial: 0, incorrect: 20, notAnswered: 0 },
    difficulty: { share: 0.5 },
    discrimination: { r: 1, answers: 40 },
    withoutPerson: 1,
    flags: [],
  });
  expect((await figures(owner, job.id)).questions).toEqual(questions);
  expect(questions.some(({ questionId }) => questionId === mcq)).toBe(true);

  const recruiter = await joinCompany(world, owner, { name: 'Rex Recruiter', memberRole: 'recruiter' });
  expect((await figures(recruiter)).questions).toHaveLength(2);
  const reviewer = await joinCompany(world, owner, {
    name: 'Rita Reviewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
  expect(await world.call(getQuestionFigures, {}, reviewer.token)).toMatchObject({
    code: 'company.not-allowed',
  });
  const others = await figures(stranger.owner);
  expect(others.questions.map(({ figures: { answers, difficulty } }) => [answers, difficulty])).toEqual([
    [8, null],
    [8, null],
  ]);
  const foreign = await world.call(getQuestionFigures, { jobId: job.id }, stranger.owner.token);
  expect(foreign).toMatchObject({ code: 'not-found' });

  // With blind review, a single new answer would reveal its verdict, so it waits for the decision.
  await world.db.updateTable('jobs').set({ blind_review: true }).where('id', '=', stranger.job.id).execute();
  await tonight();
  expect((await figures(stranger.owner)).questions).toEqual([]);
});

test('groups are compared for owners alone; what people marked, and erased people, count on', async () => {
  const { owner, job, skill } = await answered(world, 'Gina Groups', 80);
  // At equal rest scores, people who say that they are women answer correctly less often.
  await sql`
    INSERT INTO self_identifications (user_id, sex, changed_at)
    SELECT candidate_id, CASE WHEN n % 4 < 2 THEN 'female' ELSE 'male' END, now()
    FROM (SELECT candidate_id, row_number() OVER (ORDER BY id) AS n FROM applications WHERE job_id = ${job.id}::uuid)
      AS given`.execute(world.db);
  await sql`
    UPDATE answer_verdicts SET verdict = CASE
      WHEN (SELECT sex FROM self_identifications JOIN applications ON candidate_id = user_id
        WHERE applications.id = application_id) = 'male' THEN 'Correct' ELSE 'Incorrect' END
    WHERE question_id = ${skill}::uuid AND application_id IN (
      SELECT id FROM applications WHERE job_id = ${job.id}::uuid ORDER BY id LIMIT 72)`.execute(world.db);
  await sql`
    INSERT INTO answer_marks (application_id, attempt, question_id, employer_id, marked_by, question_key, verdict,
      analysis_verdict, answer_text, marked_at)
    SELECT id, 1, ${skill}::uuid, employer_id, ${owner.id}::uuid, 'key', 'Correct', 'Needs Review', 'So.', now()
    FROM applications WHERE job_id = ${job.id}::uuid ORDER BY id LIMIT 20`.execute(world.db);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO erased_applications (job_id, employer_id, applied_at, stage, submitted_at, has_report)
    SELECT ${job.id}::uuid, employer_id, now(), 'review', now(), true FROM jobs WHERE id = ${job.id}::uuid
    RETURNING id`.execute(world.db);
  await sql`
    INSERT INTO erased_verdicts (erased_id, question_id, verdict)
    VALUES (${rows[0]!.id}::bigint, ${skill}::uuid, 'Not Answered')`.execute(world.db);
  await tonight();
  const of = async (person: Person) =>
    (await figures(person)).questions.find(({ questionId }) => questionId === skill)!.figures;
  // The month of these interviews is not over.
  expect((await of(owner)).fairness).toEqual([]);
  await sql`
    UPDATE interviews SET submitted_at = submitted_at - interval '10 days' WHERE application_id IN (
      SELECT id FROM applications WHERE job_id = ${job.id}::uuid)`.execute(world.db);
  await tonight();
  const seen = await of(owner);
  expect(seen).toMatchObject({
    answers: 81,
    verdicts: { notAnswered: 1 },
    fairness: [{ basis: 'sex', title: 'Male', isHarder: false, size: 'C' }],
  });
  expect(seen.flags).toContain('unfair');
  expect(seen.withoutPerson).toBeCloseTo(61 / 81, 6);
  const recruiter = await joinCompany(world, owner, { name: 'Rolf Recruiter', memberRole: 'recruiter' });
  expect(await of(recruiter)).toMatchObject({ answers: 81, fairness: [] });
  expect((await of(recruiter)).flags).not.toContain('unfair');
});

test('answers at the edges of a question have numbers, no names, and are of no job with blind review', async () => {
  const { owner, job, skill, mcq } = await answered(world, 'Edna Edge', 30);
  await answerEdges(job.id, [mcq, skill]);
  await tonight();
  const { edges } = await show(owner, skill);
  expect(edges.missedByStrong).toEqual([expect.objectContaining({ jobId: job.id, questionId: skill })]);
  expect(edges.gotByWeak).toHaveLength(1);
  const { answers } = expectSuccess(
    await world.call(getQuestionReview, { jobId: job.id, questionId: skill }, owner.token),
  );
  const { answerId, number } = edges.missedByStrong[0]!;
  expect(answers.find((one) => one.answerId === answerId)).toMatchObject({ number, verdict: 'Incorrect' });
  await world.db.updateTable('jobs').set({ blind_review: true }).where('id', '=', job.id).execute();
  expect((await show(owner, skill)).edges).toEqual({ missedByStrong: [], gotByWeak: [] });
});

/**
 * Spoken answers: one person fails this question although the rest is correct, another answers it correctly although
 * the rest is not.
 */
async function answerEdges(jobId: string, [mcq, skill]: readonly [string, string]) {
  await sql`
    INSERT INTO interview_answers (application_id, attempt, question_id, received_at)
    SELECT id, 1, ${skill}::uuid, now() FROM applications WHERE job_id = ${jobId}::uuid`.execute(world.db);
  for (const [offset, verdict, rest] of [
    [0, 'Incorrect', 'Correct'],
    [1, 'Correct', 'Incorrect'],
  ] as const)
    await sql`
      UPDATE answer_verdicts SET verdict = CASE WHEN question_id = ${mcq}::uuid THEN ${rest} ELSE ${verdict} END
      WHERE application_id = (SELECT id FROM applications WHERE job_id = ${jobId}::uuid ORDER BY id LIMIT 1 OFFSET ${offset})`.execute(
      world.db,
    );
}

test('the figures of five companies are told to all, rounded and for four weeks, if the operator wants it', async () => {
  const companies = [];
  for (const name of ['Ada', 'Bea', 'Cia', 'Dea', 'Eva'])
    companies.push(await answered(world, name, 20, postJob));
  const [first, last] = [companies[0]!, companies.at(-1)!];
  const few = await answered(world, 'Fay Few', 8, postJob);
  const { skillId } = await show(few.owner, few.skill);
  const seen = async ({ owner, skill, mcq }: typeof few) => {
    const { questions } = await figures(owner);
    const listed = (id: string) => questions.find(({ questionId }) => questionId === id)!.onServer;
    expect((await show(owner, skill)).onServer).toEqual(listed(skill));
    const bank = await world.call(getInterviewQuestions, { skill0: skillId }, owner.token);
    const [spoken] = expectSuccess(bank).masterSkillBasedQuestion;
    return { spoken: listed(skill), choice: listed(mcq), isGood: spoken!.isGood };
  };
  const answerAll = (verdict: string) =>
    sql`
    UPDATE answer_verdicts SET verdict = ${verdict}
    WHERE application_id IN (SELECT id FROM applications WHERE job_id = ${first.job.id}::uuid)`.execute(
      world.db,
    );
  const keyOfLast = (answer: string) =>
    world.db.updateTable('job_questions').set({ answer }).where('id', '=', last.skill).execute();
  const nothing = { spoken: null, choice: null, isGood: null };

  await answerAll('Correct');
  await tonight();
  expect(await seen(few)).toEqual(nothing);

  world.ctx.config.bankFigures = true;
  const { answer } = await show(last.owner, last.skill);
  // With another expected answer it becomes the company's own question, so only four are left.
  await keyOfLast('In their own words.');
  await tonight();
  const choice = { share: 0.6, discrimination: null };
  expect(await seen(few)).toEqual({ ...nothing, choice });
  await keyOfLast(answer);
  await tonight();
  expect(await seen(few)).toEqual({ spoken: choice, choice, isGood: true });
  expect((await show(few.owner, few.skill)).figures).toMatchObject({ answers: 8, difficulty: null });
  const foreign = await world.call(getQuestion, { questionId: first.skill }, few.owner.token);
  expect(foreign).toMatchObject({ code: 'not-found' });

  await answerAll('Incorrect');
  await answered(world, 'Gus', 20, postJob);
  await tonight();
  expect(await seen(first)).toMatchObject({ spoken: choice });
  expect((await show(first.owner, first.skill)).figures).toMatchObject({ difficulty: { share: 0 } });
  await sql`UPDATE bank_figures SET made_at = made_at - interval '28 days'`.execute(world.db);
  await tonight();
  // Five of six companies have half of the answers correct, so the mean is 0.42. In those five, the answer predicts the
  // rest of the interview.
  expect(await seen(few)).toMatchObject({ spoken: { share: 0.4, discrimination: 1 } });
  // In the suggestions, a company's own figures take precedence over those of the server.
  await sql`UPDATE bank_figures SET share = 1`.execute(world.db);
  expect(await seen(few)).toMatchObject({ isGood: false });
  expect(await seen(last)).toMatchObject({ isGood: true });

  world.ctx.config.bankFigures = false;
  expect(await seen(few)).toEqual(nothing);
  await tonight();
  expect(await world.db.selectFrom('bank_figures').selectAll().execute()).toEqual([]);
});

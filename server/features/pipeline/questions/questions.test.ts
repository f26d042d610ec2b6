import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuestionFigures } from '#contract/company/question-figures.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { CLOSURES, MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { questionFiguresTask } from './make.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const figures = async ({ token }: Person, jobId?: string) =>
  expectSuccess(await world.call(getQuestionFigures, jobId === undefined ? {} : { jobId }, token));
const tonight = async () => {
  await world.ctx.tasks.queue(world.db, questionFiguresTask, {});
  await world.settle();
};

/** A company whose job got so many answers: every second one is right, to the choice as to the question. */
async function answered(name: string, people: number) {
  const owner = await world.employer(name);
  const job = await postInterviewJob(world, owner);
  const candidate = await world.candidate(`${name} Candidate`);
  const size = { jobs: 1, applications: people };
  const places = [{ stage: 'review' as const, outcome: null }];
  await fillCompany(world.db, { jobId: job.id, candidateId: candidate.id }, size, world.clock.now(), places);
  const asked = await interviewQuestions(world.db, job.id);
  const idOf = (kind: string) => asked.find((one) => one.kind === kind)!.id;
  const [mcq, skill] = [idOf('mcq'), idOf('skill')];
  await sql`
    INSERT INTO answer_verdicts (application_id, attempt, question_id, verdict)
    SELECT id, 1, question_id, CASE WHEN n % 2 = 0 THEN 'Correct' ELSE 'Incorrect' END
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM applications WHERE job_id = ${job.id}::uuid) AS given,
      unnest(ARRAY[${mcq}, ${skill}]::uuid[]) AS question_id`.execute(world.db);
  return { owner, job, mcq, skill };
}

test('what a question showed is made each night, and read by owners and recruiters of its company alone', async () => {
  const { owner, job, mcq, skill } = await answered('Olga Figures', 40);
  const stranger = await answered('Otto Stranger', 8);
  expect(await figures(owner)).toEqual({ madeAt: null, questions: [] });
  await tonight();

  const { questions, madeAt } = await figures(owner);
  expect(madeAt).toMatch(/^2030-03-05/);
  expect(questions.map(({ question }) => question).toSorted()).toEqual(
    [CLOSURES.question, MCQ.question].toSorted(),
  );
  const shown = questions.find(({ questionId }) => questionId === skill)!;
  expect(shown).toMatchObject({ jobId: job.id, isSpoken: true, isAsked: true });
  // Whoever answers the one rightly answers the other rightly too.
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

  // With blind review a single new answer would tell its verdict, so it waits for the decision.
  await world.db.updateTable('jobs').set({ blind_review: true }).where('id', '=', stranger.job.id).execute();
  await tonight();
  expect((await figures(stranger.owner)).questions).toEqual([]);
});

test('groups are compared for owners alone; what people marked, and erased people, count on', async () => {
  const { owner, job, skill } = await answered('Gina Groups', 80);
  // At equal rest score, those who say that they are women are right less often.
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
  // The month of these interviews isn't over.
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

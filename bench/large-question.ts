import { sql } from 'kysely';
import { getQuestion, getQuestionFigures } from '#contract/company/question-figures.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { makeQuestionFigures } from '#server/features/pipeline/questions/make.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { expectSuccess, startWorld } from '#server/testing/world.ts';
import { type Figure, median } from './figures.ts';

const ANSWERS = 5_000;
const RUNS = 5;

/** How long the figures of a question with many answers take, and its page. */
export async function measureLargeQuestion(): Promise<Figure[]> {
  const world = await startWorld();
  try {
    const employer = await world.employer();
    const job = await postInterviewJob(world, employer);
    const { id: candidateId } = await world.candidate();
    const size = { jobs: 1, applications: ANSWERS };
    const places = [{ stage: 'review' as const, outcome: null }];
    await fillCompany(world.db, { jobId: job.id, candidateId }, size, world.clock.now(), places);
    const asked = await interviewQuestions(world.db, job.id);
    const idOf = (kind: string) => asked.find((one) => one.kind === kind)!.id;
    const questionId = idOf('skill');
    await sql`
      INSERT INTO answer_verdicts (application_id, attempt, question_id, verdict)
      SELECT given.id, 1, one.id, (ARRAY['Correct', 'Incorrect', 'Partially Correct'])[1 + (n + position) % 3]
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM applications WHERE job_id = ${job.id}::uuid) AS given,
        job_questions AS one WHERE one.id = ANY(${[questionId, idOf('personal')]}::uuid[])`.execute(world.db);
    await sql`
      INSERT INTO interview_answers (application_id, attempt, question_id)
      SELECT id, 1, ${questionId}::uuid FROM applications WHERE job_id = ${job.id}::uuid`.execute(world.db);
    await sql`VACUUM ANALYZE`.execute(world.db);
    const timeOf = async (work: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const begin = performance.now();
        await work();
        times.push(performance.now() - begin);
      }
      return median(times);
    };
    const { token } = employer;
    const beside = `${ANSWERS} answers, the median of ${RUNS}`;
    return [
      {
        what: 'the figures of a question are made',
        value: await timeOf(() => makeQuestionFigures(world.ctx)),
        unit: 'ms',
        aim: 2_000,
        beside,
      },
      {
        what: 'company/getQuestionFigures',
        value: await timeOf(async () => expectSuccess(await world.call(getQuestionFigures, {}, token))),
        unit: 'ms',
        aim: 200,
        beside,
      },
      {
        what: 'company/getQuestion',
        value: await timeOf(async () => expectSuccess(await world.call(getQuestion, { questionId }, token))),
        unit: 'ms',
        aim: 200,
        beside,
      },
    ];
  } finally {
    await world.close();
  }
}

import { sql } from 'kysely';
import { questionFiguresTask } from '#server/features/pipeline/questions/make.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { postInterviewJob } from './interviews.ts';
import { fillCompany } from './large-company.ts';
import type { Person, World } from './world.ts';

export async function makeFigures(world: World): Promise<void> {
  await world.ctx.tasks.queue(world.db, questionFiguresTask, {});
  await world.settle();
}

/** A company whose job has this many answers. Every second one is right, for both the choice and the question. */
export async function answered(
  world: World,
  name: string,
  people: number,
  post: (world: World, owner: Person) => Promise<{ id: string }> = postInterviewJob,
) {
  const owner = await world.employer(name);
  const job = await post(world, owner);
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

import type { Database } from '#server/database/database.ts';
import { followUpAsked } from '#contract/interview/follow-ups.ts';
import type { JobQuestion } from './question-store.ts';

/**
 * The id of the follow-up of a question for one idea. It is written by the first interview that asks it. From then on,
 * everyone at this job who lacks the idea is asked the same follow-up.
 */
export async function followUpOf(
  db: Database,
  asked: Pick<JobQuestion, 'id' | 'jobId' | 'skillId' | 'question'>,
  { idea, question }: { idea: string; question: string },
): Promise<string> {
  await db
    .insertInto('job_questions')
    .values({
      job_id: asked.jobId,
      kind: 'skill',
      skill_id: asked.skillId,
      question: followUpAsked(asked.question, question),
      position: 0,
      follow_up_of: asked.id,
      follow_up: question,
      idea,
    })
    .onConflict((conflict) =>
      conflict.columns(['follow_up_of', 'idea']).where('follow_up_of', 'is not', null).doNothing(),
    )
    .execute();
  const { id } = await db
    .selectFrom('job_questions')
    .select('id')
    .where('follow_up_of', '=', asked.id)
    .where('idea', '=', idea)
    .executeTakeFirstOrThrow();
  return id;
}

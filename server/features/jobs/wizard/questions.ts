import type { Database } from '#server/database/database.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import {
  type NewQuestion,
  deleteQuestions,
  insertQuestions,
  interviewQuestions,
  moveQuestions,
  retireQuestions,
} from '#server/features/jobs/question-store.ts';

/** Identifies a question: two questions with the same fingerprint are the same. */
export const fingerprint = ({
  kind,
  masterId,
  skillId,
  question,
  options,
  answer,
  acceptedAnswers,
}: NewQuestion) => JSON.stringify([kind, masterId, skillId, question, options, answer, acceptedAnswers]);

/**
 * Sets the questions of a job, in this order. An unchanged question keeps its id. If the job was ever published, a
 * removed question is kept as retired, because answers may refer to it.
 */
export async function replaceQuestions(
  tx: Database,
  job: Pick<JobRow, 'id' | 'published_at'>,
  wanted: readonly NewQuestion[],
  now: Date,
): Promise<void> {
  const existing = await interviewQuestions(tx, job.id);
  const kept = new Map(existing.map((question) => [fingerprint(question), question.id]));
  const added: { question: NewQuestion; position: number }[] = [];
  const moved: { id: string; position: number }[] = [];
  for (const [position, question] of wanted.entries()) {
    const id = kept.get(fingerprint(question));
    if (id === undefined) added.push({ question, position });
    else moved.push({ id, position });
  }
  const stay = new Set(moved.map(({ id }) => id));
  const gone = existing.filter(({ id }) => !stay.has(id)).map(({ id }) => id);
  if (job.published_at === null) await deleteQuestions(tx, gone);
  else await retireQuestions(tx, gone, now);
  await moveQuestions(tx, moved);
  await insertQuestions(tx, job.id, added);
}

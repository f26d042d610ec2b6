import * as said from '#contract/messages/en/job-questions.ts';
import type { Database } from '#server/database/database.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { type NewQuestion, interviewQuestions } from '#server/features/jobs/question-store.ts';
import { jobsAndCopies, readJob, updateJob } from '#server/features/jobs/store.ts';
import { fingerprint, replaceQuestions } from '#server/features/jobs/wizard/questions.ts';
import { textKey } from '#server/features/jobs/wizard/submit-questions.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { changedSteps } from './changed-steps.ts';
import { changesOf, deleteCopy } from './changes-store.ts';
import { recordChange } from './revision-store.ts';

/**
 * Replaces a question with another one, or with none, in these jobs and templates, and in the unpublished changes of
 * posted jobs, which would otherwise bring it back. Returns the id of the new question, or null if there is none or if
 * none of these jobs and templates still asks the old one.
 */
export async function exchangeQuestion(
  tx: Database,
  jobIds: readonly string[],
  copyIds: ReadonlySet<string>,
  other: NewQuestion | null,
  { by, at }: { by: string; at: Date },
): Promise<string | null> {
  const rows = await jobsAndCopies(tx)
    .where('jobs.id', 'in', [...jobIds])
    .orderBy('jobs.id')
    .forUpdate('jobs')
    .execute();
  const ids: string[] = [];
  for (const job of rows.map(readJob)) {
    const changes = await changesOf(tx, job.id);
    for (const one of changes === null ? [job] : [changes, job]) {
      const id = await exchangeIn(tx, one, copyIds, other, at);
      if (id === null) continue;
      if (one === job) ids.unshift(id);
      else ids.push(id);
    }
    if (changes !== null && (await changedSteps(tx, job, changes)).length === 0)
      await deleteCopy(tx, changes.id);
    await updateJob(tx, job.id, { updated_at: at });
    await recordChange(tx, job.id, ['questions'], { by, at });
  }
  return ids[0] ?? null;
}

async function exchangeIn(
  tx: Database,
  job: JobRow,
  copyIds: ReadonlySet<string>,
  other: NewQuestion | null,
  at: Date,
): Promise<string | null> {
  const asked = await interviewQuestions(tx, job.id);
  const old = asked.find(({ id }) => copyIds.has(id));
  if (old === undefined) return null;
  const others = asked.filter(({ id }) => id !== old.id);
  const title = job.template_name ?? job.designation;
  if (other === null && others.every(({ kind }) => kind !== old.kind))
    throw new Refusal('question.last-of-kind', said.lastOfKind({ kind: old.kind, title }));
  if (other !== null && others.some(({ question }) => textKey(question) === textKey(other.question)))
    throw new Refusal('question.asked-already', said.askedAlready({ title, question: other.question }));
  // A question that no one was asked is deleted. Its replacement then follows whatever it followed.
  const next =
    other === null ? [] : [{ ...other, replaces: job.published_at === null ? old.replaces : old.id }];
  const wanted = asked.flatMap((one): NewQuestion[] => (one.id === old.id ? next : [one]));
  await replaceQuestions(tx, job, wanted, at);
  if (other === null) return null;
  const now = await interviewQuestions(tx, job.id);
  return now.find((one) => fingerprint(one) === fingerprint(other))!.id;
}

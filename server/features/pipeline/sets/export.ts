import * as said from '#contract/messages/en/pipeline-refusals.ts';
import { FIGURES_LEAST } from '#contract/company/question-limits.ts';
import { type exportQuestions as endpoint, setQuestion } from '#contract/job/question-sets.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { SET_QUESTIONS_MAX, SET_TEXT_MAX } from '#contract/shared/limits.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { questionKey } from '#server/features/feedback/review-store.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import { questionsOfJobs } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { signedSet } from './signed-set.ts';
import { figuresByKey, jobsWithQuestions, nameOfCompany } from './store.ts';

const refused = (message: string) => new Refusal('question-set.not-made', message);

/** Custom questions without duplicates, not those of the bank, from one job or all jobs of the company. */
export async function exportQuestions(
  ctx: Context,
  caller: EmployerCaller,
  { jobId }: RequestOf<typeof endpoint>,
  address: string,
): Promise<OutputOf<typeof endpoint>> {
  const { companyId } = caller;
  const jobIds =
    jobId === undefined
      ? await jobsWithQuestions(ctx.db, companyId)
      : [(await getOwnJob(ctx.db, companyId, jobId)).id];
  const own = (await questionsOfJobs(ctx.db, jobIds)).filter(({ masterId }) => masterId === null);
  const figures = await figuresByKey(ctx.db, companyId);
  const byKey = new Map(
    own.map((row) => [`${row.kind} ${questionKey(row.question, row.answer ?? '')}`, row] as const),
  );
  const questions = [...byKey.values()].map((row) => {
    const found = figures.get(questionKey(row.question, row.answer ?? ''));
    // Only the figures that the file format names are included.
    return setQuestion.parse({
      kind: row.kind,
      skill: row.skillName ?? '',
      question: row.question,
      answer: row.answer ?? '',
      acceptedAnswers: row.acceptedAnswers,
      options: row.options ?? [],
      figures: found !== undefined && found.answers >= FIGURES_LEAST ? found : null,
    });
  });
  if (questions.length === 0) throw refused(said.noOwnQuestions());
  const text = signedSet(ctx, { company: await nameOfCompany(ctx.db, companyId), questions });
  if (questions.length > SET_QUESTIONS_MAX || text.length > SET_TEXT_MAX)
    throw refused(said.setTooLarge({ count: questions.length }));
  await inTransaction(ctx.db, (tx) =>
    recordAct(ctx, tx, caller, address, {
      action: 'questions.saved-as-file',
      ...(jobId === undefined ? {} : { subject: { kind: 'job', id: jobId } }),
      details: { questions: questions.length },
    }),
  );
  return { text };
}

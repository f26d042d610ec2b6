import type { getQuestionFigures } from '#contract/company/question-figures.ts';
import { FIGURES_LEAST, QUESTION_FLAGS, seesFairness } from '#contract/company/question-limits.ts';
import type { MemberRole, OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import { bankFigures } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import type { QuestionFigures } from './figures.ts';
import { figuresOfCompany } from './store.ts';

export async function showQuestionFigures(
  ctx: Context,
  caller: EmployerCaller,
  { jobId }: RequestOf<typeof getQuestionFigures>,
): Promise<OutputOf<typeof getQuestionFigures>> {
  if (jobId !== undefined) await getOwnJob(ctx.db, caller.companyId, jobId);
  const rows = await figuresOfCompany(ctx.db, caller, jobId ?? null);
  const keys = rows.map(({ question_key }) => question_key);
  const onServer = await bankFigures(ctx, 'question_key', keys);
  const questions = rows.map(({ figures, ...row }) => ({
    questionId: row.id,
    jobId: jobId ?? row.job_id,
    question: row.question,
    skillName: row.skill_name,
    isSpoken: row.kind === 'skill',
    isAsked: row.isAsked,
    figures: seenBy(caller.memberRole, figures),
    onServer: onServer.get(row.question_key) ?? null,
  }));
  return {
    madeAt: rows[0]?.made_at.toISOString() ?? null,
    questions: questions.toSorted((one, other) => troubleOf(other) - troubleOf(one)),
  };
}

export const seenBy = (memberRole: MemberRole, figures: QuestionFigures): QuestionFigures =>
  seesFairness(memberRole)
    ? figures
    : { ...figures, fairness: [], flags: figures.flags.filter((flag) => flag !== 'unfair') };

/**
 * Based only on what a member can see, because an order reveals something too. Questions that are still asked come
 * first, then those with most flags, then those with the most urgent flag, then those with figures.
 */
function troubleOf({ isAsked, figures }: { isAsked: boolean; figures: QuestionFigures }): number {
  const { flags, answers } = figures;
  const urgency = flags[0] === undefined ? 0 : QUESTION_FLAGS.length - QUESTION_FLAGS.indexOf(flags[0]);
  return (isAsked ? 1_000 : 0) + flags.length * 10 + urgency + Math.min(answers, FIGURES_LEAST) / 100;
}

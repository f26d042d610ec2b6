import type { getQuestionFigures } from '#contract/company/question-figures.ts';
import type { MemberRole, OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import type { QuestionFigures } from './figures.ts';
import { figuresOfCompany } from './store.ts';

export async function showQuestionFigures(
  ctx: Context,
  { companyId, memberRole }: EmployerCaller,
  { jobId }: RequestOf<typeof getQuestionFigures>,
): Promise<OutputOf<typeof getQuestionFigures>> {
  if (jobId !== undefined) await getOwnJob(ctx.db, companyId, jobId);
  const rows = await figuresOfCompany(ctx.db, companyId, jobId ?? null);
  return {
    madeAt: rows[0]?.made_at.toISOString() ?? null,
    questions: rows.map(({ figures, ...row }) => ({
      questionId: row.id,
      jobId: jobId ?? row.job_id,
      question: row.question,
      skillName: row.skill_name,
      isSpoken: row.kind === 'skill',
      isAsked: row.isAsked,
      figures: seenBy(memberRole, figures),
    })),
  };
}

/** Groups of people are compared for owners alone. */
export const seenBy = (memberRole: MemberRole, figures: QuestionFigures): QuestionFigures =>
  memberRole === 'owner'
    ? figures
    : { ...figures, fairness: [], flags: figures.flags.filter((flag) => flag !== 'unfair') };

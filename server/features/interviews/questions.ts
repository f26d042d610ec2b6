import type { OutputOf } from '#contract/endpoint.ts';
import type { getQuestionsForInterview } from '#contract/interview.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import type { Context } from '#server/platform/context.ts';
import { applicationIdForJob, consentedInterview } from './open.ts';
import { askedQuestions } from './store.ts';

/** The questions of an interview that has consent and may be taken now; never with the reference answers. */
export async function questionsToAsk(
  ctx: Context,
  candidateId: string,
  jobId: string,
): Promise<OutputOf<typeof getQuestionsForInterview>> {
  const applicationId = await applicationIdForJob(ctx, candidateId, jobId);
  const { application } = await consentedInterview(ctx, ctx.db, candidateId, applicationId);
  const questions = await askedQuestions(ctx.db, attemptOf(application));
  const named = questions.map((question) => ({ ...question, _id: question.id, name: question.question }));
  const spoken = (kind: 'skill' | 'personal') =>
    named
      .filter((question) => question.kind === kind && question.followUpOf === null)
      .map(({ _id, name }) => ({ _id, name }));
  const followUps = named.filter(({ followUpOf }) => followUpOf !== null);
  return {
    mcqQuestion: named
      .filter(({ kind }) => kind === 'mcq')
      .map(({ _id, name, options }) => ({ _id, name, options: options ?? [] })),
    skillBasedQuestions: spoken('skill'),
    personalQuestions: spoken('personal'),
    ...(followUps.length === 0
      ? {}
      : { followUpQuestions: followUps.map(({ _id, name }) => ({ _id, name })) }),
  };
}

import * as said from '#contract/messages/en/report-refusals.ts';
import { GRADE_OF_VERDICT } from '#contract/interview/answer-grades.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/interview/question-review.ts';
import { ACCEPTED_ANSWERS_MAX } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { linkTo } from '#server/features/feedback/file-links.ts';
import { presentAnswer, inFilm } from '#server/features/feedback/present-answer.ts';
import { recordView } from '#server/features/feedback/record-view.ts';
import { opinionsOn } from '#server/features/feedback/review-store.ts';
import { reportOf } from '#server/features/feedback/store.ts';
import { addAcceptedAnswer } from '#server/features/jobs/question-store.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import { holderOf } from '#server/features/uploads/file-holder.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { questionKey } from '#server/features/feedback/review-store.ts';
import { wantedNext } from './learn.ts';
import { type Asked, type Standing, copiesOf, skillQuestionsOf, standingsOf } from './store.ts';

type QuestionReview = OutputOf<typeof contract.getQuestionReview>;
type AnswerToReview = QuestionReview['answers'][number];

/** The questions of a job that have answers. Copies of a question count as one. */
export async function showQuestions(
  ctx: Context,
  caller: EmployerCaller,
  { jobId }: RequestOf<typeof contract.getQuestionsToReview>,
): Promise<OutputOf<typeof contract.getQuestionsToReview>> {
  await getOwnJob(ctx.db, caller.companyId, jobId);
  const questions = await skillQuestionsOf(ctx.db, jobId);
  const byKey = Map.groupBy(questions, ({ question, reference }) => questionKey(question, reference));
  const shown = [];
  for (const [asked] of byKey.values()) {
    const { questionId, question, skillName } = asked!;
    const standings = await standingsOf(ctx.db, await copiesOf(ctx.db, caller.companyId, asked!));
    if (standings.length > 0) shown.push({ questionId, question, skillName, ...countsOf(standings) });
  }
  return shown;
}

/** One question of the job, and what settles each answer to it. */
export async function showQuestion(
  ctx: Context,
  caller: EmployerCaller,
  request: { jobId: string; questionId: string },
): Promise<QuestionReview> {
  const { asked, copies, standings } = await findQuestion(ctx.db, caller, request);
  const { order, stillNeeded } = await wantedNext(ctx.db, copies, asked, standings);
  const places = new Map(order.map((answerId, place) => [answerId, place]));
  const answers = standings.map((standing, index) => presentStanding(standing, index + 1, caller.id));
  const rankOf = ({ answerId, settledBy }: AnswerToReview): number => {
    if (settledBy === null) return places.get(answerId) ?? order.length;
    return order.length + (settledBy === 'person' ? 2 : 1);
  };
  return {
    questionId: asked.questionId,
    question: asked.question,
    skillName: asked.skillName,
    referenceAnswer: asked.reference,
    acceptedAnswers: asked.acceptedAnswers,
    ...countsOf(standings),
    stillNeeded,
    answers: answers.toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
}

/** What was said in one of the answers, as in its report but without the video. */
export async function showAnswer(
  ctx: Context,
  caller: EmployerCaller,
  request: RequestOf<typeof contract.getAnswerToReview>,
): Promise<OutputOf<typeof contract.getAnswerToReview>> {
  const attempt = await findAnswer(ctx.db, caller, request);
  const { applicationId, questionId } = attempt;
  const { ready } = await reportOf(ctx.db, attempt);
  const stored = ready?.report.answers.find((one) => one.questionId === questionId);
  if (!stored) throw notFound();
  const files = await filesByIds(ctx.db, [stored.audioFileId, stored.followUp?.audioFileId ?? null]);
  const link = (id: string | null) =>
    linkTo(ctx, files, id, { holder: holderOf(caller), applicationId, what: 'sound' });
  await recordView(ctx, { applicationId, what: 'report', viewer: { kind: 'member', caller } });
  const reader = { viewer: 'employer' as const, isEarlier: false, company: '' };
  const entry = presentAnswer(stored, await opinionsOn(ctx.db, attempt), reader, link);
  return inFilm(entry, new Map());
}

/** The answer with this id, among those to a question of the company's own job; otherwise notFound. */
export async function findAnswer(
  db: Database,
  caller: EmployerCaller,
  request: { jobId: string; questionId: string; answerId: string },
): Promise<Standing> {
  const { standings } = await findQuestion(db, caller, request);
  const standing = standings.find(({ answerId }) => answerId === request.answerId);
  if (!standing) throw notFound();
  return standing;
}

async function findQuestion(
  db: Database,
  { companyId }: EmployerCaller,
  { jobId, questionId }: { jobId: string; questionId: string },
) {
  await getOwnJob(db, companyId, jobId);
  const asked = (await skillQuestionsOf(db, jobId)).find((one) => one.questionId === questionId);
  if (!asked) throw notFound();
  const copies = await copiesOf(db, companyId, asked satisfies Asked);
  return { asked, copies, standings: await standingsOf(db, copies) };
}

/** Stores a correct answer in other words with each copy of the question. */
export async function keepAnswer(
  ctx: Context,
  caller: EmployerCaller,
  request: RequestOf<typeof contract.keepAcceptedAnswer>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { copies } = await findQuestion(tx, caller, request);
    const { added, lacking } = await addAcceptedAnswer(tx, copies.questionIds, request.text);
    if (added === 0 && lacking > 0)
      throw new Refusal('question.enough-answers', said.answersEnough({ max: ACCEPTED_ANSWERS_MAX }));
  });
}

function presentStanding(standing: Standing, number: number, callerId: string): AnswerToReview {
  const { answerId, verdict, markVerdict, grade, markedBy, markedByName, markedAt } = standing;
  return {
    answerId,
    number,
    verdict,
    settledBy: settlerOf(standing),
    mark:
      markVerdict === null || markedAt === null
        ? null
        : {
            grade: grade ?? GRADE_OF_VERDICT[markVerdict],
            by: markedByName,
            isOwn: markedBy === callerId,
            at: markedAt.toISOString(),
          },
  };
}

function settlerOf({ markVerdict, verdict, isLearned }: Standing): AnswerToReview['settledBy'] {
  if (markVerdict !== null) return 'person';
  if (verdict === 'Needs Review') return null;
  return isLearned ? 'marks' : 'analysis';
}

function countsOf(standings: readonly Standing[]) {
  const settlers = standings.map(settlerOf);
  const marked = settlers.filter((settler) => settler === 'person').length;
  const needYou = settlers.filter((settler) => settler === null).length;
  return { total: standings.length, marked, settled: standings.length - marked - needYou, needYou };
}

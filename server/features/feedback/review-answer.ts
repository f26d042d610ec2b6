import { verdictsFor } from '#contract/verdicts.ts';
import { TEXTS } from '#contract/texts.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type * as review from '#contract/review.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { mustBeHeard } from '#server/features/analysis/grading/text/hearing.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
import { type ApplicationRow, employersApplication } from '#server/features/applications/store.ts';
import { refuseBeforeScorecard } from '#server/features/reviews/blind.ts';
import { answersOf } from '#server/features/interviews/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { keepGlance } from './glance.ts';
import {
  type Said,
  figuresOf,
  followUpThatCounts,
  judgementThatCounts,
  pointsOf,
  saidOf,
} from './figures.ts';
import { correctionsOf, insertDecision, insertMark, marksOfInterview, questionKey } from './review-store.ts';
import { type ReadyReport, lockReport, saveFigures } from './store.ts';
import type { StoredAnswer } from './stored-report.ts';

export const NOT_READY = 'The report is not ready yet. Please try again in a few minutes.';

/** Confirms or changes the verdict on an answer. Repeating the same verdict changes nothing. */
export async function markAnswer(
  ctx: Context,
  caller: EmployerCaller,
  request: RequestOf<typeof review.markAnswer>,
): Promise<void> {
  const { verdict, reason } = request;
  await changeReview(ctx, caller, request, async (tx, application, answer, said) => {
    if (!verdictsFor(answer.kind).includes(verdict))
      throw badInput('verdict', 'A multiple-choice answer is correct or it is not');
    const own = judgementThatCounts(answer, said);
    if (verdict !== own.verdict && reason === '') throw badInput('reason', TEXTS.verdictReason);
    if (said.mark?.verdict === verdict && said.mark.reason === reason) return;
    await insertMark(tx, {
      ...about(application, answer, said),
      markedBy: caller.id,
      verdict,
      reason,
      teaches: (await saysSomething(tx, attemptOf(application), answer, said))
        ? pointsOf(verdict, own)
        : null,
      at: ctx.clock.now(),
    });
  });
}

/** Removes the current verdict; without one it changes nothing. */
export async function unmarkAnswer(
  ctx: Context,
  caller: EmployerCaller,
  request: RequestOf<typeof review.unmarkAnswer>,
): Promise<void> {
  await changeReview(ctx, caller, request, async (tx, application, answer, said) => {
    if (!said.mark) return;
    const at = ctx.clock.now();
    await insertMark(tx, {
      ...about(application, answer, said),
      markedBy: caller.id,
      verdict: null,
      reason: '',
      teaches: null,
      at,
    });
  });
}

/** Decides which text of a corrected answer counts. */
export async function decideCorrection(
  ctx: Context,
  caller: EmployerCaller,
  request: RequestOf<typeof review.decideCorrection>,
): Promise<void> {
  await changeReview(ctx, caller, request, async (tx, _application, _answer, { correction }) => {
    if (!correction)
      throw new Refusal(
        'correction.missing',
        'There is no correction of this answer. It may have been taken back.',
      );
    if (correction.decision?.take === request.take) return;
    const at = ctx.clock.now();
    await insertDecision(tx, {
      correctionId: correction.id,
      take: request.take,
      employerId: caller.companyId,
      decidedBy: caller.id,
      at,
    });
  });
}

/**
 * Changes the marks or the correction of one answer, and then the results in the report, in one transaction.
 */
async function changeReview(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, questionId }: { applicationId: string; questionId: string },
  change: (tx: Database, application: ApplicationRow, answer: StoredAnswer, said: Said) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await employersApplication(tx, caller.companyId, applicationId);
    if (!application) throw notFound();
    await refuseBeforeScorecard(tx, caller, applicationId);
    const attempt = attemptOf(application);
    const ready = await lockReport(tx, attempt);
    if (!ready) throw new Refusal('report.not-ready', NOT_READY);
    const answer = ready.report.answers.find((one) => one.questionId === questionId);
    if (!answer) throw notFound();
    if (answer.kind === 'personal')
      throw new Refusal('answer.not-scored', 'Personal questions are never scored.');
    const said = saidOf(questionId, await marksOfInterview(tx, attempt), await correctionsOf(tx, attempt));
    await change(tx, application, answer, said);
    await recount(tx, attempt, ready);
  });
}

/** Computes the results of a report's answers again. */
export async function recount(tx: Database, attempt: Attempt, { report }: ReadyReport): Promise<void> {
  const marks = await marksOfInterview(tx, attempt);
  const corrections = await correctionsOf(tx, attempt);
  await saveFigures(tx, attempt, report, figuresOf(report.answers, marks, corrections));
  await keepGlance(tx, attempt, report.answers);
}

function about(application: ApplicationRow, answer: StoredAnswer, said: Said) {
  const own = judgementThatCounts(answer, said);
  return {
    ...attemptOf(application),
    questionId: answer.questionId,
    employerId: application.employer_id,
    questionKey: questionKey(answer.question, answer.referenceAnswer ?? ''),
    analysisVerdict: own.verdict,
    analysisScore: own.score,
    // The verdict is on both, so both teach the scale.
    answerText: [own.answer, followUpThatCounts(answer, said)].join(' ').trim(),
  };
}

/**
 * Whether an answer's text shows the reason for its mark: silence and misrecognised words tell nothing about
 * the question's scale.
 */
async function saysSomething(
  tx: Database,
  attempt: Attempt,
  answer: StoredAnswer,
  said: Said,
): Promise<boolean> {
  if (answer.kind !== 'skill' || judgementThatCounts(answer, said).answer === '') return false;
  if (said.correction?.decision?.take === 'corrected') return true;
  const row = (await answersOf(tx, attempt)).find(({ question_id }) => question_id === answer.questionId);
  const transcript = row?.transcript ?? null;
  return transcript !== null && !mustBeHeard(transcript);
}

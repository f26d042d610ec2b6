import * as said from '#contract/messages/en/report-refusals.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import {
  CORRECTION_DAYS,
  CORRECTION_MS,
  type correctAnswer as correctAnswerEndpoint,
} from '#contract/interview/review.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import { type Attempt, attemptOf, nameOfAttempt } from '#server/features/applications/attempt.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { candidatesApplication } from '#server/features/applications/store.ts';
import { putCorrectedWords } from '#server/features/interviews/spoken-words-store.ts';
import { answersOf } from '#server/features/interviews/store.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { type WordsCorrected, correctText } from './corrected-text.ts';
import { correctionsOf, insertCorrection } from './review-store.ts';
import { answerCorrected } from './mails/answer-corrected.ts';
import { recount } from './glance.ts';
import { NOT_READY } from './review-answer.ts';
import { type ReadyReport, lockReport } from './store.ts';
import type { StoredAnswer, StoredCorrection } from './stored-report.ts';
import { judgeWithFollowUp } from './with-follow-up.ts';

/** The end of the period in which words can be corrected. */
export function correctableUntil(readyAt: Date): Date {
  return new Date(readyAt.getTime() + CORRECTION_MS);
}

/**
 * Stores the candidate's correction, graded like the report, with the marks at that time. The recognised text is kept,
 * and counts until the employer decides otherwise. The words of the follow-up to an answer are corrected together with
 * it.
 */
export async function correctAnswer(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof correctAnswerEndpoint>,
): Promise<void> {
  const { applicationId, questionId } = request;
  const { attempt, answer, ready } = await inTransaction(ctx.db, (tx) =>
    correctable(ctx, tx, candidateId, applicationId, questionId),
  );
  const isTakenBack = request.corrections.length === 0 && request.followUpCorrections.length === 0;
  const content = isTakenBack ? null : await judge(ctx, { attempt, answer }, request);
  await inTransaction(ctx.db, async (tx) => {
    // The interview was given again in the meantime, so the correction is not for the current report.
    const { attempt: present } = await correctable(ctx, tx, candidateId, applicationId, questionId);
    if (present.attempt !== attempt.attempt) throw new Refusal('report.not-ready', NOT_READY());
    const before = (await correctionsOf(tx, attempt)).find((one) => one.questionId === questionId);
    if (before?.decision) throw new Refusal('correction.decided', said.correctionDecided());
    if (!before && !content) return;
    await insertCorrection(tx, { ...attempt, questionId, content, at: ctx.clock.now() });
    await putCorrectedWords(tx, { ...attempt, questionId }, content?.answer ?? null);
    if (answer.followUp)
      await putCorrectedWords(
        tx,
        { ...attempt, questionId: answer.followUp.questionId },
        content?.followUp?.answer ?? null,
      );
    await recount(tx, [{ ...attempt, report: ready.report }]);
    if (!before) await tellEmployer(ctx, tx, attempt, questionId, ready);
  });
}

interface Correctable {
  attempt: Attempt;
  answer: StoredAnswer;
  ready: ReadyReport;
}

/** The answer, if its words can still be corrected. */
async function correctable(
  ctx: Context,
  tx: Database,
  candidateId: string,
  applicationId: string,
  questionId: string,
): Promise<Correctable> {
  const application = await candidatesApplication(tx, candidateId, applicationId);
  if (!application) throw notFound();
  const attempt = attemptOf(application);
  const ready = await lockReport(tx, attempt);
  if (!ready) throw new Refusal('report.not-ready', NOT_READY());
  const answer = ready.report.answers.find((one) => one.questionId === questionId);
  if (!answer) throw notFound();
  if (ctx.clock.now() > correctableUntil(ready.readyAt))
    throw new Refusal('correction.too-late', said.correctionTooLate({ days: CORRECTION_DAYS }));
  if (answer.kind === 'mcq') throw new Refusal('correction.not-spoken', said.onlySpoken());
  if (answer.words.length === 0 && (answer.followUp?.words.length ?? 0) === 0)
    throw new Refusal('correction.no-words', said.noWordsHere());
  return { attempt, answer, ready };
}

async function judge(
  ctx: Context,
  { attempt, answer }: Pick<Correctable, 'attempt' | 'answer'>,
  { applicationId, corrections, followUpCorrections }: RequestOf<typeof correctAnswerEndpoint>,
): Promise<StoredCorrection> {
  const rows = await answersOf(ctx.db, attempt);
  const transcriptOf = (questionId: string | undefined) =>
    rows.find(({ question_id }) => question_id === questionId)?.transcript ?? null;
  const heard = transcriptOf(answer.questionId);
  if (!heard) throw new Error(`The transcript of answer ${answer.questionId} of ${applicationId} is gone.`);
  const { spoken, ...text } = correctText(heard, corrections, 'corrections');
  const more = correctFollowUp(transcriptOf(answer.followUp?.questionId), followUpCorrections);
  const question = {
    kind: answer.kind,
    question: answer.question,
    answer: answer.referenceAnswer,
    acceptedAnswers: answer.acceptedAnswers,
  };
  const { judgement } = await judgeWithFollowUp(ctx, question, spoken, more.spoken);
  return { ...judgement, ...text, ...(more.text ? { followUp: more.text } : {}) };
}

/** The answer to the follow-up: for the grader and, if any of its words were corrected, for the report. */
function correctFollowUp(
  heard: Transcript | null,
  corrections: readonly WordsCorrected[],
): { spoken: SpokenText | null; text?: StoredCorrection['followUp'] } {
  if (corrections.length === 0) return { spoken: heard };
  if (!heard) throw badInput('followUpCorrections', said.noFollowUpWords());
  const { spoken, ...text } = correctText(heard, corrections, 'followUpCorrections');
  return { spoken, text };
}

async function tellEmployer(
  ctx: Context,
  tx: Database,
  { applicationId, attempt }: Attempt,
  questionId: string,
  ready: ReadyReport,
): Promise<void> {
  const { data, employerId } = await applicationMailData(ctx, tx, applicationId);
  const index = ready.report.answers.findIndex((answer) => answer.questionId === questionId);
  await queueCompanyNotice(ctx, tx, answerCorrected, {
    companyId: employerId,
    data: { ...data, questionNumber: index + 1 },
    messageId: `correction-${nameOfAttempt({ id: applicationId, attempt })}-${questionId}`,
  });
}

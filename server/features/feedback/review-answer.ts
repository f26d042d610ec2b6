import * as refusals from '#contract/messages/en/report-refusals.ts';
import type { AnswerGrade } from '#contract/interview/answer-grades.ts';
import { isCorrectionTaken } from '#contract/interview/report-figures.ts';
import { type PersonsVerdict, verdictsFor } from '#contract/interview/verdicts.ts';
import * as rules from '#contract/messages/en/rules.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import type * as review from '#contract/interview/review.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { hearingNote } from '#server/features/analysis/grading/text/hearing.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
import { type ApplicationRow, employersApplication } from '#server/features/applications/store.ts';
import { refuseBeforeScorecard } from '#server/features/reviews/blind.ts';
import { answersOf } from '#server/features/interviews/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { type Said, judgementThatCounts, pointsOf, saidOf, wordsThatCount } from './figures.ts';
import { learnFromMarks } from './question-review/learn.ts';
import { askedBy, lockMarks } from './question-review/store.ts';
import { recount } from './glance.ts';
import { insertDecision, insertMark, opinionsOn, questionKey } from './review-store.ts';
import { lockReport, lockReports } from './store.ts';
import type { StoredAnswer } from './stored-report.ts';

export const NOT_READY = refusals.notReady;

interface OfAnswer {
  applicationId: string;
  questionId: string;
  /** Whether the member does it on the report, which shows names and verdicts. Review by question shows no names. */
  seesReport?: boolean;
}

/** Confirms or changes the verdict on an answer. Repeating the same verdict changes nothing. */
export async function markAnswer(
  ctx: Context,
  caller: EmployerCaller,
  given: OfAnswer & { verdict: PersonsVerdict; grade?: AnswerGrade; reason: string },
): Promise<void> {
  const { verdict, grade = null, reason, seesReport = true } = given;
  await changeReview(ctx, caller, given, async (tx, application, answer, said) => {
    if (!verdictsFor(answer.kind).includes(verdict)) throw badInput('verdict', refusals.choiceVerdict());
    const own = judgementThatCounts(answer, said);
    const settled = said.learned ?? own;
    const changesVerdict = settled.verdict !== 'Needs Review' && settled.verdict !== verdict;
    if (seesReport && changesVerdict && reason === '') throw badInput('reason', rules.verdictReason());
    const { mark } = said;
    if (mark?.verdict === verdict && mark.grade === grade && mark.reason === reason) return;
    await insertMark(tx, {
      ...about(application, answer, said),
      markedBy: caller.id,
      verdict,
      grade,
      reason,
      teaches: (await saysSomething(tx, attemptOf(application), answer, said))
        ? pointsOf({ verdict, grade }, own)
        : null,
      at: ctx.clock.now(),
    });
  });
}

/** Removes the current verdict. If there is none, nothing changes. */
export async function unmarkAnswer(ctx: Context, caller: EmployerCaller, given: OfAnswer): Promise<void> {
  await changeReview(ctx, caller, given, async (tx, application, answer, said) => {
    if (!said.mark) return;
    await insertMark(tx, {
      ...about(application, answer, said),
      markedBy: caller.id,
      verdict: null,
      grade: null,
      reason: '',
      teaches: null,
      at: ctx.clock.now(),
    });
  });
}

/** Sets which text of a corrected answer counts. */
export async function decideCorrection(
  ctx: Context,
  caller: EmployerCaller,
  request: RequestOf<typeof review.decideCorrection>,
): Promise<void> {
  await changeReview(ctx, caller, request, async (tx, _application, _answer, { correction }) => {
    if (!correction) throw new Refusal('correction.missing', refusals.noCorrection());
    if (correction.decision?.take === request.take) return;
    await insertDecision(tx, {
      correctionId: correction.id,
      take: request.take,
      employerId: caller.companyId,
      decidedBy: caller.id,
      at: ctx.clock.now(),
    });
  });
}

/**
 * Changes the marks or the correction of one answer, then what it teaches about others, and every result that depends
 * on them.
 */
async function changeReview(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, questionId, seesReport = true }: OfAnswer,
  change: (tx: Database, application: ApplicationRow, answer: StoredAnswer, said: Said) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockMarks(tx, caller.companyId);
    const application = await employersApplication(tx, caller.companyId, applicationId);
    if (!application) throw notFound();
    if (seesReport) await refuseBeforeScorecard(tx, caller, applicationId);
    const attempt = attemptOf(application);
    const ready = await lockReport(tx, attempt);
    if (!ready) throw new Refusal('report.not-ready', NOT_READY());
    const answer = ready.report.answers.find((one) => one.questionId === questionId);
    if (!answer) throw notFound();
    if (answer.kind === 'personal') throw new Refusal('answer.not-scored', refusals.personalNever());
    await change(tx, application, answer, saidOf(questionId, await opinionsOn(tx, attempt)));
    const changed =
      answer.kind === 'skill'
        ? await learnFromMarks(tx, caller.companyId, askedBy(answer), ctx.clock.now())
        : [];
    const others = changed.filter((one) => one.applicationId !== applicationId);
    await recount(tx, [{ ...attempt, report: ready.report }, ...(await lockReports(tx, others))]);
  });
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
    // The verdict is about both texts, so both teach the scale.
    answerText: wordsThatCount(answer, said),
  };
}

/**
 * Whether an answer's text shows the reason for its mark. Silence and misrecognised words say nothing about the
 * question's scale.
 */
async function saysSomething(
  tx: Database,
  attempt: Attempt,
  answer: StoredAnswer,
  said: Said,
): Promise<boolean> {
  if (answer.kind !== 'skill' || judgementThatCounts(answer, said).answer === '') return false;
  if (isCorrectionTaken(said)) return true;
  const row = (await answersOf(tx, attempt)).find(({ question_id }) => question_id === answer.questionId);
  const transcript = row?.transcript ?? null;
  return transcript !== null && hearingNote(transcript) === null;
}

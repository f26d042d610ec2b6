import * as said from '#contract/messages/en/interview-calls.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { AgainAsks, giveAgain as endpoint } from '#contract/interview/interview-again.ts';
import { interviewClosesAt } from '#contract/shared/limits.ts';
import { mayGiveAgain } from '#contract/interview/stages.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import type { Decider } from '#server/features/applications/actor.ts';
import { lastMoveOf } from '#server/features/applications/stages/move-store.ts';
import { windowFrom } from '#server/features/applications/status.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { changeInterview, lockForChange } from '#server/features/applications/window/change-interview.ts';
import { assertNotBeforeToday, questionIds } from '#server/features/applications/window/schedule.ts';
import { interviewSettingsOf } from '#server/features/jobs/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import {
  type AnswerRow,
  type InterviewRow,
  answersOf,
  insertInterview,
  interviewOf,
  keptQuestions,
  questionsOf,
  setQuestions,
} from '../store.ts';
import { makePlayableTask, makeReportTask, transcribeTask } from '../tasks.ts';
import { isOver } from './over.ts';
import { dropKeptAnswers, keepAnswers, markReplaced } from './again-store.ts';

const ACTS = { all: 'given-again', unanswered: 'given-again-in-part' } as const;

/** What the interview asks when it is given again. */
interface Again {
  attempt: number;
  questionIds: readonly string[];
  keptAnswers: number;
}

/**
 * Gives an interview again after it was missed, interrupted or submitted. Its recordings stay unchanged, as an earlier
 * attempt. Repeating the call changes nothing.
 */
export async function giveAgain(
  ctx: Context,
  { companyId, actor }: Decider,
  { applicationId, what, date, openDays: wanted, timeZoneOffsetMinutes }: RequestOf<typeof endpoint>,
  address: string,
): Promise<OutputOf<typeof endpoint>> {
  const opensAt = new Date(date);
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockForChange(tx, companyId, applicationId, mayGiveAgain);
    const openDays = wanted ?? (await interviewSettingsOf(tx, application.job_id)).openDays;
    const closesAt = interviewClosesAt(opensAt, openDays);
    const output = ({ attempt, questionIds: ids, keptAnswers }: Again) => ({
      ...windowFrom(opensAt, openDays),
      attempt,
      keptAnswers,
      askedQuestions: ids.length - keptAnswers,
    });
    if (await isGivenAlready(tx, application, { what, opensAt, openDays })) {
      const { attempt, kept_answers: keptAnswers, question_ids: ids } = application;
      return output({ attempt, keptAnswers, questionIds: ids ?? [] });
    }
    const now = ctx.clock.now();
    const interview = await interviewOf(tx, attemptOf(application));
    if (!(await isOver(tx, application, interview, now))) throw stillOpen();
    assertNotBeforeToday(ctx, opensAt, timeZoneOffsetMinutes);
    if (closesAt <= now) throw badInput('openDays', said.overByThen());
    const wasTaken = interview !== null && (interview.started_at !== null || interview.submitted_at !== null);
    const again = wasTaken
      ? await nextAttempt(ctx, tx, application, { interview, what, now })
      : await sameAttempt(tx, application, { interview, what });
    await changeInterview(ctx, tx, application, {
      reason: ACTS[what],
      actor,
      terms: {
        interview_at: opensAt,
        open_days: openDays,
        attempt: again.attempt,
        kept_answers: again.keptAnswers,
        question_ids: [...again.questionIds],
      },
    });
    await recordAudit(tx, {
      at: now,
      companyId,
      actor:
        actor.kind === 'token' ? { kind: 'token', userId: actor.id! } : { kind: 'member', userId: actor.id! },
      action: 'interview.given-again',
      subject: { kind: 'application', id: applicationId },
      details: { attempt: again.attempt, what },
      address,
    });
    return output(again);
  });
}

async function isGivenAlready(
  tx: Database,
  application: ApplicationRow,
  { what, opensAt, openDays }: { what: AgainAsks; opensAt: Date; openDays: number },
): Promise<boolean> {
  if (application.stage !== 'ai-interview' || application.outcome !== null) return false;
  const last = await lastMoveOf(tx, application.id);
  return (
    last?.act === ACTS[what] &&
    last.interview_at?.getTime() === opensAt.getTime() &&
    last.open_days === openDays
  );
}

const stillOpen = () => new Refusal('interview.still-open', said.stillOpen());

/** Nothing was recorded, so only answers from an earlier attempt can be kept. */
async function sameAttempt(
  tx: Database,
  application: ApplicationRow,
  { interview, what }: { interview: InterviewRow | null; what: AgainAsks },
): Promise<Again> {
  const attempt = attemptOf(application);
  const before = interview?.question_ids ?? application.question_ids;
  if (what === 'unanswered' && before)
    return { ...attempt, questionIds: before, keptAnswers: application.kept_answers };
  await dropKeptAnswers(tx, attempt);
  const ids = await questionIds(tx, application.job_id);
  await setQuestions(tx, attempt, ids);
  return { ...attempt, questionIds: ids, keptAnswers: 0 };
}

async function nextAttempt(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { interview, what, now }: { interview: InterviewRow; what: AgainAsks; now: Date },
): Promise<Again> {
  const before = attemptOf(application);
  const next = { ...before, attempt: before.attempt + 1 };
  const asked = what === 'all' ? await questionIds(tx, application.job_id) : interview.question_ids;
  const kept = what === 'all' ? [] : await answeredQuestions(tx, application, asked);
  // A follow-up without an answer is not carried over: the next attempt finds its own follow-ups.
  const followUps = new Set(
    (await questionsOf(tx, before)).flatMap(({ id, followUpOf }) => (followUpOf === null ? [] : id)),
  );
  const ids = asked.filter((id) => !followUps.has(id) || kept.includes(id));
  if (kept.length === ids.length && what === 'unanswered')
    throw new Refusal('interview.all-answered', said.allAnswered());
  await markReplaced(tx, before, { at: now, interviewAt: application.interview_at });
  await insertInterview(tx, next, ids);
  for (const answerId of await keepAnswers(tx, before, kept))
    await ctx.tasks.queue(tx, transcribeTask, { answerId });
  // An interrupted attempt is processed like a submitted one from now on.
  if (interview.submitted_at === null) {
    await ctx.tasks.queue(tx, makeReportTask, before);
    await ctx.tasks.queue(tx, makePlayableTask, before);
  }
  return { attempt: next.attempt, questionIds: ids, keptAnswers: kept.length };
}

/** The questions that have an answer: a chosen option, or a recording that contains speech. */
async function answeredQuestions(
  tx: Database,
  application: ApplicationRow,
  ids: readonly string[],
): Promise<string[]> {
  const attempt = attemptOf(application);
  const keptBefore = await keptQuestions(tx, attempt);
  const answered = (await answersOf(tx, attempt))
    .filter((answer) => keptBefore.has(answer.question_id) || isAnswered(answer))
    .map(({ question_id }) => question_id);
  return ids.filter((id) => answered.includes(id));
}

/** A recording that is not transcribed yet, or could not be read, may contain speech. */
const isAnswered = ({ chosen_option, audio_file_id, is_written, transcript }: AnswerRow): boolean =>
  chosen_option !== null ||
  ((is_written || audio_file_id !== null) && (transcript === null || transcript.text.trim() !== ''));

import * as said from '#contract/messages/en/applications.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import type { scheduleInterview as endpoint } from '#contract/interview/interview.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { tooSoonAfterNotice } from '#contract/account/notice-period.ts';
import { mayMove } from '#contract/interview/stages.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { placeOfJob } from '#server/features/jobs/place-store.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { interviewSettingsOf } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { moverOf, ownApplication, refusalOf } from '../decide.ts';
import type { Actor, Decider } from '../actor.ts';
import type { ApplicationRow } from '../store.ts';
import { changeInterview } from './change-interview.ts';

/** Accepts a pending application. Repeating it with the same time changes nothing. */
export async function scheduleInterview(
  ctx: Context,
  { companyId, actor }: Decider,
  request: RequestOf<typeof endpoint>,
): Promise<void> {
  const at = new Date(request.date);
  await inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, companyId, request.applicationId);
    if (application.status === 'SCHEDULED' && application.interview_at?.getTime() === at.getTime()) return;
    assertNotBeforeToday(ctx, at, request.timeZoneOffsetMinutes);
    await assertToldBefore(tx, application, at, request.noticeGiven);
    await schedule(ctx, tx, application, { at, actor, note: noteOfNotice(request.noticeGiven) });
  });
}

/** The job's page tells the candidate about the tool, so they know of it at the latest when they apply. */
export async function assertToldBefore(
  tx: Database,
  { job_id: jobId, applied_at: appliedAt }: ApplicationRow,
  at: Date,
  noticeGiven = false,
): Promise<void> {
  if (noticeGiven) return;
  const tooSoon = tooSoonAfterNotice(await placeOfJob(tx, jobId), appliedAt, at);
  if (tooSoon !== null) throw new Refusal('interview.notice-period', tooSoon);
}

/** The company's confirmation is shown in the history. */
export const noteOfNotice = (noticeGiven = false): string | null => (noticeGiven ? said.noticeNote() : null);

/**
 * Refuses a window that begins before today, `offsetMinutes` ahead of UTC. If it began earlier today, the interview can
 * be taken at once.
 */
export function assertNotBeforeToday(ctx: Context, at: Date, offsetMinutes = 0): void {
  const day = (time: Date) => Math.floor((time.getTime() + offsetMinutes * 60_000) / DAY_MS);
  if (day(at) < day(ctx.clock.now())) throw badInput('date', rules.beforeToday());
}

/** Schedules the interview of a pending application, within a transaction that has locked its row. */
export async function schedule(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { at, actor, note, openDays }: { at: Date; actor: Actor; note: string | null; openDays?: number },
): Promise<void> {
  const to = { stage: 'ai-interview', outcome: null } as const;
  if (!mayMove(application, to, moverOf(actor))) throw refusalOf(application.status);
  const settings = await interviewSettingsOf(tx, application.job_id);
  await changeInterview(ctx, tx, application, {
    reason: 'scheduled',
    actor,
    note,
    // The interview keeps the settings and questions that its job has now, even if they change later.
    terms: {
      interview_at: at,
      open_days: openDays ?? settings.openDays,
      thinking_seconds: settings.thinkingSeconds,
      retakes: settings.retakes,
      answer_seconds: settings.answerSeconds,
      // The bank has follow-ups only in English.
      follow_ups: settings.followUps && settings.language === 'en',
      language: settings.language,
      question_ids: await questionIds(tx, application.job_id),
    },
  });
}

export async function questionIds(tx: Database, jobId: string): Promise<string[]> {
  return (await interviewQuestions(tx, jobId)).map(({ id }) => id);
}

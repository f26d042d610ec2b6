import type { InterviewSettings } from '#contract/interview-settings.ts';
import { TEXTS } from '#contract/texts.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { scheduleInterview as scheduleInterviewEndpoint } from '#contract/interview.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { tooSoonAfterNotice } from '#contract/notice-period.ts';
import { type Mover, type Place, mayMove } from '#contract/stages.ts';
import { inTransaction, type Database } from '#server/database/database.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { interviewSettingsOf } from '#server/features/jobs/store.ts';
import { placeOfJob } from '#server/features/jobs/place-store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { queueApplicationEvent } from './events.ts';
import { mailDeclined } from './mails/application-declined.ts';
import { mailScheduled } from './mails/interview-scheduled.ts';
import type { Decider } from './stages/actor.ts';
import { type Actor, type Move, moveApplication } from './stages/move-store.ts';
import { type ApplicationStatus, isBeforeToday } from './status.ts';
import { type ApplicationRow, employersApplication } from './store.ts';

/** Accepts a pending application. Repeating it with the same time changes nothing. */
export async function scheduleInterview(
  ctx: Context,
  { companyId, actor }: Decider,
  request: RequestOf<typeof scheduleInterviewEndpoint>,
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

/** The candidate is told of the tool on the page of the job, so at the latest when applying. */
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

/** What the company confirmed stands in the history. */
export const noteOfNotice = (noticeGiven = false): string | null =>
  noticeGiven ? 'Confirmed: the candidate was told of the tool before applying.' : null;

/** A window that begins on a day before today is refused. */
export function assertNotBeforeToday(ctx: Context, at: Date, offsetMinutes = 0): void {
  if (isBeforeToday(at, ctx.clock.now(), offsetMinutes)) throw badInput('date', TEXTS.beforeToday);
}

/** Gives a pending application its interview, within a transaction that has locked its row. */
export async function schedule(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { at, actor, note, openDays }: { at: Date; actor: Actor; note?: string | null; openDays?: number },
): Promise<void> {
  const now = ctx.clock.now();
  const settings = await interviewSettingsOf(tx, application.job_id);
  const moveId = await moveAtOnce(tx, application, {
    to: { stage: 'ai-interview', outcome: null },
    at: now,
    actor,
    note: note ?? null,
    columns: {
      interview_at: at,
      open_days: openDays ?? settings.openDays,
      ...keptSettings(settings),
      opening_moved_from: null,
      decided_at: now,
    },
    questionIds: await questionIds(tx, application.job_id),
  });
  await mailScheduled(ctx, tx, application.id);
  await queueApplicationEvent(ctx, tx, 'application.scheduled', application, {
    interviewDate: at,
    key: `${application.id} ${moveId}`,
  });
}

/** What an interview keeps of the settings of its job, even if they change later. */
export const keptSettings = ({ thinkingSeconds, retakes, answerSeconds, followUps }: InterviewSettings) => ({
  thinking_seconds: thinkingSeconds,
  retakes,
  answer_seconds: answerSeconds,
  follow_ups: followUps,
});

/** The interview asks the questions that the job has now, even if they change later. */
export async function questionIds(tx: Database, jobId: string): Promise<string[]> {
  return (await interviewQuestions(tx, jobId)).map(({ id }) => id);
}

/** Declines a pending application; the candidate is told at once. Repeating it changes nothing. */
export async function declineApplication(
  ctx: Context,
  { companyId, actor }: Decider,
  applicationId: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, companyId, applicationId);
    if (application.status === 'REJECTED') return;
    if (application.status !== 'PENDING') throw refusalOf(application.status);
    const now = ctx.clock.now();
    const moveId = await moveAtOnce(tx, application, {
      to: { stage: application.stage, outcome: 'declined' },
      at: now,
      actor,
      columns: { decided_at: now },
    });
    await mailDeclined(ctx, tx, application.id);
    await queueApplicationEvent(ctx, tx, 'application.declined', application, {
      key: `${applicationId} ${moveId}`,
    });
  });
}

/** The company's application, with a lock on its row until the transaction ends. */
export async function ownApplication(tx: Database, companyId: string, id: string): Promise<ApplicationRow> {
  const application = await employersApplication(tx, companyId, id, { lock: true });
  if (!application) throw notFound();
  return application;
}

const IS_NOW: Record<ApplicationStatus, [RefusalCode, string]> = {
  PENDING: ['application.changed-meanwhile', 'This application is still pending.'],
  SCHEDULED: ['application.already-scheduled', 'The interview of this application is already scheduled.'],
  REJECTED: ['application.already-declined', 'This application was declined already.'],
  COMPLETED: ['application.already-completed', 'The interview of this application is completed already.'],
  WITHDRAWN: ['application.withdrawn', 'The candidate has withdrawn this application.'],
};

/** Why an application with this status can't change to the requested one. */
export const refusalOf = (status: ApplicationStatus) => new Refusal(...IS_NOW[status]);

/**
 * Moves an application whose row is locked; the candidate is told at once. Refuses a move that the table of moves does
 * not have. Returns the id of the move.
 */
export async function moveAtOnce(
  tx: Database,
  application: ApplicationRow,
  move: Omit<Move, 'application' | 'isTold'>,
): Promise<number> {
  if (!mayMove(placeOf(application), move.to, moverOf(move.actor))) throw refusalOf(application.status);
  const moved = await moveApplication(tx, { ...move, application, isTold: true });
  if (moved === null)
    throw new Refusal(
      'application.changed-meanwhile',
      'This application was changed a moment ago. Please look at it again.',
    );
  return moved;
}

export const placeOf = ({ stage, outcome }: Place): Place => ({ stage, outcome });

export const moverOf = ({ kind }: Actor): Mover =>
  kind === 'candidate' || kind === 'system' ? kind : 'person';

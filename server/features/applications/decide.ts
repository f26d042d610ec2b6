import { TEXTS } from '#contract/texts.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { scheduleInterview as scheduleInterviewEndpoint } from '#contract/interview.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { inTransaction, type Database } from '#server/database/database.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { queueApplicationEvent } from './events.ts';
import { mailDeclined } from './mails/application-declined.ts';
import { mailScheduled } from './mails/interview-scheduled.ts';
import { type ApplicationStatus, isBeforeToday, mayMove } from './status.ts';
import { type ApplicationRow, employersApplication, moveApplication } from './store.ts';

/** Accepts a pending application. Repeating it with the same time changes nothing. */
export async function scheduleInterview(
  ctx: Context,
  employerId: string,
  request: RequestOf<typeof scheduleInterviewEndpoint>,
): Promise<void> {
  const at = new Date(request.date);
  await inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, employerId, request.applicationId);
    if (application.status === 'SCHEDULED' && application.interview_at?.getTime() === at.getTime()) return;
    const now = ctx.clock.now();
    if (isBeforeToday(at, now, request.timeZoneOffsetMinutes ?? 0)) {
      throw badInput('date', TEXTS.beforeToday);
    }
    await move(tx, application, {
      status: 'SCHEDULED',
      interview_at: at,
      decided_at: now,
      question_ids: await questionIds(tx, application.job_id),
    });
    await mailScheduled(ctx, tx, application.id);
    await queueApplicationEvent(ctx, tx, 'application.scheduled', application, at);
  });
}

/** The interview asks the questions that the job has now, even if they change later. */
async function questionIds(tx: Database, jobId: string): Promise<string[]> {
  return (await interviewQuestions(tx, jobId)).map(({ id }) => id);
}

/** Declines a pending application. Repeating it changes nothing. */
export async function declineApplication(
  ctx: Context,
  employerId: string,
  applicationId: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, employerId, applicationId);
    if (application.status === 'REJECTED') return;
    await move(tx, application, { status: 'REJECTED', decided_at: ctx.clock.now() });
    await mailDeclined(ctx, tx, application.id);
    await queueApplicationEvent(ctx, tx, 'application.declined', application);
  });
}

async function ownApplication(tx: Database, employerId: string, id: string): Promise<ApplicationRow> {
  const application = await employersApplication(tx, employerId, id);
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

async function move(
  tx: Database,
  application: ApplicationRow,
  change: { status: ApplicationStatus; decided_at: Date; interview_at?: Date; question_ids?: string[] },
): Promise<void> {
  const from = application.status;
  if (!mayMove(from, change.status)) throw refusalOf(from);
  const moved = await moveApplication(tx, application.id, from, change);
  if (!moved)
    throw new Refusal(
      'application.changed-meanwhile',
      'This application was changed a moment ago. Please look at it again.',
    );
}

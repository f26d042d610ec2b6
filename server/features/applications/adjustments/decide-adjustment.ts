import type { decideAdjustment as endpoint } from '#contract/adjustments.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { Place } from '#contract/stages.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { attemptOf } from '../attempt.ts';
import { ownApplication, placeOf } from '../decide.ts';
import { queueStageChanged } from '../events.ts';
import { mailAdjustmentDecided } from '../mails/adjustment-decided.ts';
import type { Decider } from '../stages/actor.ts';
import { moveApplication } from '../stages/move-store.ts';
import { type ApplicationRow, setGranted } from '../store.ts';
import { alreadyBegun, changedMeanwhile } from '../window/change-window.ts';
import { hasBegun } from '../window/window-store.ts';
import { type RequestRow, markDecided, requestTo } from './adjustment-store.ts';

type Request = RequestOf<typeof endpoint>;

/** Grants or declines what a candidate asked for; the candidate is told. The same decision again changes nothing. */
export async function decideAdjustment(
  ctx: Context,
  decider: Decider,
  { requestId, granted, note, timeFactor }: Request,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = await requestTo(tx, decider.companyId, requestId);
    if (!before) throw notFound();
    const application = await ownApplication(tx, decider.companyId, before.application_id);
    // Read again under the lock: it may have been replaced or decided meanwhile.
    const seen = await requestTo(tx, decider.companyId, requestId);
    if (!seen) throw notFound();
    if (seen.decided_at !== null) {
      if (seen.is_granted === granted && seen.note === note) return;
      throw new Refusal('adjustment.decided', 'This request was decided already.');
    }
    if (granted) await grant(tx, application, { request: seen, timeFactor });
    const at = ctx.clock.now();
    await markDecided(tx, requestId, { at, isGranted: granted, note, by: decider.actor.id! });
    const endsRound = granted && seen.kinds.includes('person');
    // The calendar's entry has the time that the application had.
    await mailAdjustmentDecided(ctx, tx, application, {
      requestId,
      kinds: seen.kinds,
      isGranted: granted,
      note,
      endsRound,
    });
    if (endsRound) await endRound(ctx, tx, application, { decider, at });
  });
}

/** What was granted is in effect from now on. */
async function grant(
  tx: Database,
  application: ApplicationRow,
  { request, timeFactor }: { request: RequestRow; timeFactor: number },
): Promise<void> {
  const { kinds } = request;
  if (application.status !== 'PENDING' && application.status !== 'SCHEDULED')
    throw new Refusal('application.decided', 'This application waits for no interview any more.');
  if (application.stage !== application.told_stage || application.outcome !== application.told_outcome)
    throw new Refusal(
      'application.not-told',
      'A decision on this application was not told to the candidate yet. Undo it, or wait until its mail has gone.',
    );
  if (await hasBegun(tx, attemptOf(application)))
    throw alreadyBegun('The interview has begun already, so its conditions can no longer change.');
  const granted = grantedBy(kinds, Math.max(application.time_factor, timeFactor));
  // A person and another time change nothing in how the interview is held.
  if (Object.keys(granted).length > 0) await setGranted(tx, application.id, granted);
}

const grantedBy = (kinds: RequestRow['kinds'], timeFactor: number): Parameters<typeof setGranted>[2] => ({
  ...(kinds.includes('more-time') ? { time_factor: timeFactor } : {}),
  ...(kinds.includes('record-only') ? { record_only: true } : {}),
  ...(kinds.includes('breaks') ? { has_breaks: true } : {}),
  ...(kinds.includes('no-camera') ? { no_camera: true } : {}),
  ...(kinds.includes('in-writing') ? { in_writing: true } : {}),
});

const REVIEW: Place = { stage: 'review', outcome: null };

/** The AI round is over without an interview, and without a penalty: people go on with the application. */
async function endRound(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { decider, at }: { decider: Decider; at: Date },
): Promise<void> {
  const moved = await moveApplication(tx, {
    application,
    to: REVIEW,
    at,
    actor: decider.actor,
    isTold: true,
    columns: { interview_at: null },
  });
  if (moved === null) throw changedMeanwhile();
  await queueStageChanged(ctx, tx, application, { from: placeOf(application), to: REVIEW });
}

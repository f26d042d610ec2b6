import * as ofApplications from '#contract/messages/en/applications.ts';
import * as said from '#contract/messages/en/decisions.ts';
import { randomUUID } from 'node:crypto';
import {
  type Outcome,
  type Place,
  type Stage,
  isAfterInterview,
  mayMove,
  reopenedStage,
  stagesOf,
} from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { MailText } from '#server/platform/mail/definition.ts';
import { moverOf, placeOf } from '../decide.ts';
import { attemptOf } from '../attempt.ts';
import { changeInterview } from '../window/change-interview.ts';
import { assertToldBefore, noteOfNotice, schedule } from '../window/schedule.ts';
import { hasBegun, takingInterview } from '../window/window-store.ts';
import { queueStageChanged } from '../events.ts';
import type { Decider } from '../actor.ts';
import { lastMoveOf, moveTogether } from '../stages/move-store.ts';
import { toldPlaceOf } from '../stages/pending-decision.ts';
import { type ApplicationRow, lockApplications } from '../store.ts';
import { mailOfMove } from './decision-mail.ts';
import {
  decisionById,
  insertDecision,
  insertItems,
  undoItems,
  waitingDecisions,
  waitingItem,
} from '../stages/decision-store.ts';
import { type Deed, fasterInWords } from './sentences.ts';
import { tellDecisionTask } from './tasks.ts';
import { tellItem } from './tell.ts';

export interface Order {
  decisionId: string;
  decider: Decider;
  at: Date;
  /** When the emails are sent. Until then, the decision can be undone. */
  dueAt: Date;
  reason: { title: string; sharedText: string } | null;
  note: string | null;
  /** A changed text, null for no email, or undefined for the usual email. */
  mail: MailText | null | undefined;
  /** When the AI interview opens, for the stage "ai-interview". */
  opensAt: Date | null;
  noticeGiven: boolean;
  /** The job that was closed with the decision. Undoing the decision reopens the job. */
  closesJobId: string | null;
}

/** A decision that takes effect for the candidate at once, with the usual email. */
export const newDecision = (decider: Decider, at: Date): Order => ({
  decisionId: randomUUID(),
  decider,
  at,
  dueAt: at,
  reason: null,
  note: null,
  mail: undefined,
  opensAt: null,
  noticeGiven: false,
  closesJobId: null,
});

export class NotMoved extends Error {}

/** The requested change: close applications where they are, move them, or reopen closed ones. */
export interface Wanted {
  stage?: Stage | undefined;
  outcome?: Outcome | undefined;
  reopens?: boolean | undefined;
}

export function targetOf({ stage, outcome, reopens }: Wanted, from: Place): Place {
  if (reopens) return { stage: reopenedStage(from), outcome: null };
  if (stage === 'hired' || outcome === 'hired') return { stage: 'hired', outcome: 'hired' };
  return stage === undefined ? { stage: from.stage, outcome: outcome! } : { stage, outcome: null };
}

/** Decides on one application whose row is locked. Throws NotMoved if it cannot make the move. */
export async function decideOne(
  ctx: Context,
  tx: Database,
  found: ApplicationRow,
  targetFrom: (place: Place) => Place,
  order: Order,
  seen?: Stage,
): Promise<Deed> {
  const modes = (await jobById(tx, found.job_id))?.interview_process?.modes ?? [];
  const faster = async () => fasterInWords(await lastMoveOf(tx, found.id), modes);
  if (isSame(found, targetFrom(found))) throw new NotMoved(said.nothingChanged({ why: await faster() }));
  const isSeen = async () =>
    seen === found.stage || seen === (await placeBefore(tx, found, order.decider)).stage;
  if (seen !== undefined && !(await isSeen())) throw new NotMoved(await faster());
  const application = await undoOwnDecision(ctx, tx, found, order, faster);
  // The target depends on where the application is once the waiting decision is undone: a decline closes it there.
  const to = targetFrom(application);
  if (isSame(application, to)) return null;

  const from = placeOf(application);
  if (!mayMove(from, to, moverOf(order.decider.actor))) throw new NotMoved(await whyNot(from, faster));
  if (!stagesOf(modes).some(({ key }) => key === to.stage) && to.stage !== from.stage)
    throw new NotMoved(said.noSuchRound());
  if (from.stage === 'ai-interview' && (await takingInterview(tx, [found.id], order.at)).size > 0)
    throw new NotMoved(said.candidateBegan());

  const { actor } = order.decider;
  if (from.stage === 'ai-interview' && to.stage === 'applied') {
    if (await hasBegun(tx, attemptOf(application))) throw new NotMoved(ofApplications.begun());
    await changeInterview(ctx, tx, application, { reason: 'cancelled', actor, note: order.note });
    return { from, to, modes };
  }
  if (to.stage === 'ai-interview' && to.outcome === null) {
    await assertToldBefore(tx, application, order.opensAt!, order.noticeGiven);
    const notes = [order.note, noteOfNotice(order.noticeGiven)].filter((note) => note !== null);
    await schedule(ctx, tx, application, { at: order.opensAt!, actor, note: notes.join(' ') || null });
    await queueStageChanged(ctx, tx, [application], { from, to });
  } else await moveLater(ctx, tx, [application], to, order);
  return { from, to, modes };
}

const isSame = (application: Place, to: Place) =>
  application.stage === to.stage && application.outcome === to.outcome;

/** Declines those of these applications that need no individual check, and returns their ids. */
export async function declineTogether(
  ctx: Context,
  tx: Database,
  ids: readonly string[],
  order: Order,
  seen: ReadonlyMap<string, Stage>,
): Promise<string[]> {
  const found = await lockApplications(tx, order.decider.companyId, ids);
  const waiting = await waitingDecisions(tx, ids);
  const taking = await takingInterview(tx, ids, order.at);
  const mover = moverOf(order.decider.actor);
  const plain = [...found.values()].filter(
    ({ id, stage, outcome }) =>
      mayMove({ stage, outcome }, { stage, outcome: 'declined' }, mover) &&
      !waiting.has(id) &&
      !taking.has(id) &&
      (seen.get(id) ?? stage) === stage,
  );
  for (const [stage, alike] of Map.groupBy(plain, (one) => one.stage))
    await moveLater(ctx, tx, alike, { stage, outcome: 'declined' }, order);
  return plain.map(({ id }) => id);
}

/** Moves applications from one place now, and tells the candidates once the decision can no longer be undone. */
async function moveLater(
  ctx: Context,
  tx: Database,
  applications: readonly ApplicationRow[],
  to: Place,
  order: Order,
): Promise<void> {
  const { decisionId, decider, at, dueAt } = order;
  const from = placeOf(applications[0]!);
  const ids = applications.map(({ id }) => id);
  const moveIds = await moveTogether(tx, ids, from, {
    to,
    at,
    actor: decider.actor,
    isTold: false,
    reason: order.reason,
    note: order.note,
    decisionId,
    columns: { decided_at: at },
  });
  if (moveIds.size < ids.length) throw new Error('An application moved although its row is locked.');
  const mail = order.mail === null ? null : mailOfMove(from, to);
  const items = [...moveIds].map(([application_id, move_id]) => ({
    decision_id: decisionId,
    application_id,
    move_id,
    state: 'waiting' as const,
    mail: mail?.name ?? null,
    mail_subject: order.mail?.subject ?? null,
    mail_text: order.mail?.text ?? null,
  }));
  await insertDecision(tx, {
    id: decisionId,
    companyId: decider.companyId,
    madeBy: decider.actor.id,
    madeAt: at,
    dueAt,
    closesJobId: order.closesJobId,
  });
  await insertItems(tx, items);
  if (dueAt > at)
    await ctx.tasks.queue(
      tx,
      tellDecisionTask,
      { decisionId },
      { startAfter: dueAt, singletonKey: decisionId },
    );
  else for (const item of items) await tellItem(ctx, tx, item);
  await queueStageChanged(ctx, tx, applications, { from, to });
}

/**
 * A person's own waiting decision is undone first. Someone else's must be undone by hand, so that two people do not
 * decide without knowing of each other.
 */
async function undoOwnDecision(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { decider, at }: Order,
  faster: () => Promise<string>,
): Promise<ApplicationRow> {
  const waiting = await waitingItem(tx, application.id);
  if (!waiting) return application;
  if (!(await isOwn(tx, waiting, decider))) throw new NotMoved(said.undoFirst({ why: await faster() }));
  await undoTogether(ctx, tx, waiting.decision_id, [application.id], { decider, at });
  return { ...application, ...toldPlaceOf(application) };
}

const isOwn = async (db: Database, waiting: { decision_id: string }, decider: Decider): Promise<boolean> =>
  (await decisionById(db, waiting.decision_id))?.made_by === decider.actor.id;

/** Where a new decision by this person would find the application: their own waiting decision is undone first. */
export async function placeBefore(
  db: Database,
  application: ApplicationRow,
  decider: Decider,
): Promise<Place> {
  const waiting = await waitingItem(db, application.id);
  return waiting && (await isOwn(db, waiting, decider)) ? toldPlaceOf(application) : placeOf(application);
}

/** Undoes a decision for those of these applications whose candidates have not been told, and returns their ids. */
export async function undoTogether(
  ctx: Context,
  tx: Database,
  decisionId: string,
  ids: readonly string[],
  { decider, at }: Pick<Order, 'decider' | 'at'>,
): Promise<string[]> {
  const found = await lockApplications(tx, decider.companyId, ids);
  const undone = await undoItems(tx, decisionId, [...found.keys()]);
  const alike = Map.groupBy(
    undone.map((id) => found.get(id)!),
    (one) => JSON.stringify([placeOf(one), toldPlaceOf(one)]),
  );
  for (const applications of alike.values()) {
    const places = { from: placeOf(applications[0]!), to: toldPlaceOf(applications[0]!) };
    const moved = applications.map(({ id }) => id);
    const move = { to: places.to, at, actor: decider.actor, isTold: true, decisionId, isUndo: true };
    await moveTogether(tx, moved, places.from, move);
    await queueStageChanged(ctx, tx, applications, places);
  }
  return undone;
}

async function whyNot(from: Place, faster: () => Promise<string>): Promise<string> {
  if (from.outcome !== null) return said.reopenFirst({ why: await faster() });
  if (!isAfterInterview(from.stage)) return interviewFirst(from.stage);
  return said.interviewOver();
}

export const interviewFirst = (stage: Stage): string =>
  stage === 'applied' ? said.interviewFirst() : said.notSubmitted();

import * as said from '#contract/messages/en/decisions.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import {
  type getWaitingDecisions as waitingEndpoint,
  type moveApplications as moveEndpoint,
  type undoDecision as undoEndpoint,
  WAITING_NAMES_MAX,
} from '#contract/interview/decisions.ts';
import type { Place } from '#contract/interview/stages.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { decisionMinutes } from '#server/features/companies/store.ts';
import { undoClosing } from '#server/features/jobs/changes/change-status.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { type MailText } from '#server/platform/mail/definition.ts';
import { problemsOf } from '#server/platform/mail/own-text.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { ownApplication, refusalOf } from '../decide.ts';
import { assertNotBeforeToday } from '../window/schedule.ts';
import type { Decider } from '../actor.ts';
import { type ApplicationRow, employersApplication, existingApplications } from '../store.ts';
import { type DecisionMail, mailOfMove } from './decision-mail.ts';
import { companysDecision, itemsOf, setDue, waitingGroups, waitingItem } from '../stages/decision-store.ts';
import { tellDecision } from './tell.ts';
import {
  NotMoved,
  type Order,
  declineTogether,
  decideOne,
  newDecision,
  targetOf,
  undoTogether,
} from './decide-one.ts';
import { declineReasons } from './reason-store.ts';
import { type Deed, deedsInWords } from './sentences.ts';

type MoveRequest = RequestOf<typeof moveEndpoint>;
type Result = OutputOf<typeof moveEndpoint>['results'][number];

/**
 * Moves or closes applications, each in its own transaction. `said` says what was done to how many. `closesJobId` is
 * the job that was closed with the decision.
 */
export async function moveApplications(
  ctx: Context,
  decider: Decider,
  request: MoveRequest,
  closesJobId: string | null = null,
): Promise<{ moved: OutputOf<typeof moveEndpoint>; said: string }> {
  const ids = [...new Set(request.applicationIds)];
  const existing = await existingApplications(ctx.db, decider.companyId, ids);
  if (existing.size === 0) throw notFound();
  const order = { ...(await orderOf(ctx, decider, request)), closesJobId };
  const seen = new Map(request.seen?.map(({ applicationId, stage }) => [applicationId, stage]));
  const results: Result[] = [];
  const deeds: Deed[] = [];
  const declineSome = (some: readonly string[]) =>
    inTransaction(ctx.db, (tx) => declineTogether(ctx, tx, some, order, seen)).catch((error: unknown) => {
      // They are then processed one by one.
      ctx.log.error({ err: error }, 'Some people of a decision could not be declined together');
      return [];
    });
  const together = request.outcome === 'declined' ? await changedTogether(ids, declineSome) : new Set();
  for (const id of ids) {
    if (together.has(id)) {
      deeds.push(DECLINED);
      results.push({ applicationId: id, moved: true, message: deedsInWords([DECLINED]) });
      continue;
    }
    let deed: Deed = null;
    const result = await attempt(ctx, decider, id, async (tx, application) => {
      const target = (from: Place) => targetOf(request, from);
      deed = await decideOne(ctx, tx, application, target, order, seen.get(id));
      return deedsInWords([deed]);
    });
    results.push(result);
    if (result.moved) deeds.push(deed);
  }
  return { moved: { ...(await undoableUntil(ctx, order)), results }, said: deedsInWords(deeds) };
}

/** In sentences, all declines are the same. */
const DECLINED: Deed = {
  from: { stage: 'review', outcome: null },
  to: { stage: 'review', outcome: 'declined' },
  modes: [],
};

/** How many are changed in one transaction. It is small enough that others do not wait long. */
const AT_ONCE = 100;

/** Changes many people at a time, and returns the ids of those who were changed. */
async function changedTogether(
  ids: readonly string[],
  change: (some: readonly string[]) => Promise<string[]>,
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  for (let first = 0; first < ids.length; first += AT_ONCE)
    for (const id of await change(ids.slice(first, first + AT_ONCE))) changed.add(id);
  return changed;
}

/** Decides on one person. A failure is reported in the result, and does not stop the others. */
async function attempt(
  ctx: Context,
  { companyId }: Decider,
  applicationId: string,
  act: (tx: Database, application: ApplicationRow) => Promise<string>,
): Promise<Result> {
  try {
    const message = await inTransaction(ctx.db, async (tx) => {
      const application = await employersApplication(tx, companyId, applicationId, { lock: true });
      if (!application) throw new NotMoved(refusals.notFound());
      return act(tx, application);
    });
    return { applicationId, moved: true, message };
  } catch (error) {
    if (error instanceof NotMoved) return { applicationId, moved: false, message: error.message };
    if (error instanceof Refusal) {
      const needsNotice = error.code === 'interview.notice-period' ? { needsNotice: true as const } : {};
      return { applicationId, moved: false, message: error.message, ...needsNotice };
    }
    ctx.log.error({ err: error, applicationId }, 'A person of a decision was not decided');
    return { applicationId, moved: false, message: said.didNotWork() };
  }
}

async function orderOf(ctx: Context, decider: Decider, request: MoveRequest): Promise<Order> {
  const opensAt = request.date === undefined ? null : new Date(request.date);
  if (request.stage === 'ai-interview') assertNotBeforeToday(ctx, opensAt!, request.timeZoneOffsetMinutes);
  const target = targetOf(request, { stage: 'review', outcome: null });
  // Only people whose interview was scheduled get an email about a withdrawal.
  const from = target.outcome === 'withdrawn' ? 'ai-interview' : 'review';
  const mail = mailOfMove({ stage: from, outcome: null }, target);
  return {
    ...(await newOrder(ctx, decider, mail, request)),
    reason: await reasonOf(ctx.db, decider, request),
    opensAt,
    noticeGiven: request.noticeGiven === true,
  };
}

async function newOrder(
  ctx: Context,
  decider: Decider,
  mail: DecisionMail | null,
  request: { note?: string | undefined; mail?: MailText | null | undefined },
): Promise<Order> {
  if (request.mail) checkText(mail, request.mail);
  const at = ctx.clock.now();
  const minutes = await decisionMinutes(ctx.db, decider.companyId);
  return {
    ...newDecision(decider, at),
    dueAt: new Date(at.getTime() + minutes * 60_000),
    note: request.note || null,
    mail: request.mail,
  };
}

/** Refuses a text that could not be rendered for every recipient. */
export function checkText(mail: DecisionMail | null, text: MailText): void {
  if (!mail) throw badInput('mail', said.noMail());
  const [problem] = problemsOf(
    text,
    mail.sampleTexts().map(({ values }) => values),
  );
  if (problem) throw badInput(`mail.${problem.field}`, problem.message);
}

export async function reasonOf(
  db: Database,
  { companyId }: Decider,
  { reasonId, outcome }: Pick<MoveRequest, 'reasonId' | 'outcome'>,
): Promise<Order['reason']> {
  if (reasonId === undefined) return null;
  if (outcome !== 'declined') throw badInput('reasonId', said.reasonForDecline());
  const reason = (await declineReasons(db, companyId)).find(({ id }) => id === reasonId);
  if (!reason) throw badInput('reasonId', rules.reasonUnknown());
  return reason;
}

/** The decision, if there is still someone whose email can be stopped. */
async function undoableUntil(
  ctx: Context,
  { decisionId, dueAt }: Order,
): Promise<{ decisionId: string | null; undoUntil: string | null }> {
  const waiting = await itemsOf(ctx.db, decisionId, 'waiting');
  return waiting.length === 0
    ? { decisionId: null, undoUntil: null }
    : { decisionId, undoUntil: dueAt.toISOString() };
}

/** This person's decisions that can still be undone, newest first. */
export async function listWaitingDecisions(
  ctx: Context,
  decider: Decider,
): Promise<OutputOf<typeof waitingEndpoint>> {
  const now = ctx.clock.now();
  const groups = await waitingGroups(ctx.db, decider, now);
  const modes = new Map<string, readonly string[]>();
  for (const { job_id: id } of groups)
    if (!modes.has(id)) modes.set(id, (await jobById(ctx.db, id))?.interview_process?.modes ?? []);
  return [...Map.groupBy(groups, ({ id }) => id).values()].map((parts) => ({
    decisionId: parts[0]!.id,
    undoUntil: parts[0]!.due_at.toISOString(),
    secondsLeft: Math.ceil((parts[0]!.due_at.getTime() - now.getTime()) / 1000),
    title: deedsInWords(
      parts.flatMap(({ from, to, count, job_id: jobId }) =>
        Array.from({ length: count }, () => ({ from, to, modes: modes.get(jobId)! })),
      ),
    ),
    names: parts.flatMap(({ names }) => names).slice(0, WAITING_NAMES_MAX),
    applications: parts.reduce((sum, { count }) => sum + count, 0),
  }));
}

/** Undoes a decision for all its people or for some of them. If it is for all, the job that it closed is reopened. */
export async function undoDecision(
  ctx: Context,
  decider: Decider,
  { decisionId, applicationIds }: RequestOf<typeof undoEndpoint>,
): Promise<OutputOf<typeof undoEndpoint>> {
  const decision = await companysDecision(ctx.db, decider.companyId, decisionId);
  if (!decision) throw notFound();
  const waiting = await itemsOf(ctx.db, decisionId, 'waiting');
  const chosen = waiting.filter(
    ({ application_id: id }) => applicationIds === undefined || applicationIds.includes(id),
  );
  const at = ctx.clock.now();
  const ids = chosen.map(({ application_id: id }) => id);
  const done = await changedTogether(ids, (some) =>
    inTransaction(ctx.db, (tx) => undoTogether(ctx, tx, decisionId, some, { decider, at })),
  );
  const results = chosen.map(({ application_id: applicationId }) =>
    done.has(applicationId)
      ? { applicationId, moved: true, message: said.undone() }
      : { applicationId, moved: false, message: refusals.decisionTold() },
  );
  if (!results.some(({ moved }) => moved)) throw await refusalOfEnded(ctx, decisionId);
  const { closes_job_id: closedJobId } = decision;
  if (closedJobId !== null && applicationIds === undefined)
    await undoClosing(ctx, decider.companyId, closedJobId);
  return { results };
}

/** Why a decision is no longer waiting. Someone else may have been faster. */
async function refusalOfEnded({ db }: Context, decisionId: string): Promise<Refusal> {
  const told = await itemsOf(db, decisionId, 'told');
  return told.length > 0
    ? new Refusal('decision.told', refusals.decisionTold())
    : new Refusal('decision.undone', refusals.decisionNotWaiting());
}

/** Tells the candidates about a decision before it is due. */
export async function sendDecision(ctx: Context, { companyId }: Decider, decisionId: string): Promise<void> {
  if (!(await companysDecision(ctx.db, companyId, decisionId))) throw notFound();
  if ((await itemsOf(ctx.db, decisionId, 'waiting')).length === 0)
    throw await refusalOfEnded(ctx, decisionId);
  await setDue(ctx.db, decisionId, ctx.clock.now());
  // If this is interrupted, the task for the original time tells the others.
  await tellDecision(ctx, decisionId);
}

/** Reopens a closed application. Repeating it changes nothing. */
export async function reopenApplication(
  ctx: Context,
  decider: Decider,
  request: { applicationId: string; note?: string | undefined; mail?: MailText | null | undefined },
): Promise<{ decisionId: string | null; undoUntil: string | null }> {
  const closed = { stage: 'applied', outcome: 'declined' } as const;
  const mail = mailOfMove(closed, { stage: 'applied', outcome: null });
  const order = await newOrder(ctx, decider, mail, request);
  await inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, decider.companyId, request.applicationId);
    if (application.outcome === null) return;
    if (application.withdrawn_at !== null && application.outcome === 'withdrawn')
      throw refusalOf('WITHDRAWN');
    if (await waitingItem(tx, application.id))
      throw new Refusal('decision.waiting', refusals.decisionWaiting());
    try {
      await decideOne(ctx, tx, application, (from) => targetOf({ reopens: true }, from), order);
    } catch (error) {
      if (error instanceof NotMoved) throw new Refusal('application.changed-meanwhile', error.message);
      throw error;
    }
  });
  return undoableUntil(ctx, order);
}

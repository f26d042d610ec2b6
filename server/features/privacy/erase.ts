import { randomBytes } from 'node:crypto';
import * as said from '#contract/messages/en/privacy.ts';
import { DAY_MS, ERASURE_DAYS } from '#contract/shared/limits.ts';
import type { InputOf, OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/privacy/privacy.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { HELD_KINDS, type HeldKind } from '#contract/privacy/held-kinds.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { confirmOwnPassword } from '#server/features/accounts/sign-in/own-password.ts';
import { lockUser } from '#server/features/accounts/sessions/session-store.ts';
import { forgetKnownSessions } from '#server/features/accounts/sessions/session-cache.ts';
import { type ApplicationRow, employersApplication } from '#server/features/applications/store.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { interviewOf } from '#server/features/interviews/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, CandidateCaller, EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { eraseAccount, eraseInterview } from './erase-subject.ts';
import * as store from './erasure-store.ts';
import { companiesWithHold, holdOf } from './hold-store.ts';
import { mailErasureAsked } from './mails/erasure-asked.ts';

type Asked = OutputOf<typeof contract.requestErasure>;

const dueAfter = (now: Date, atOnce: boolean): Date =>
  atOnce ? now : new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
const newReceipt = () => randomBytes(24).toString('base64url');

/**
 * Requests the deletion of the caller's own account, or of one of the company's interviews. With `atOnce` it is deleted
 * now.
 */
export async function requestErasure(
  ctx: Context,
  caller: Caller,
  input: RequestOf<typeof contract.requestErasure>,
): Promise<Asked> {
  const erasure =
    caller.role === 'candidate'
      ? await askForAccount(ctx, caller, input)
      : await askForInterview(ctx, caller, input);
  if (input.atOnce) await performErasure(ctx, erasure.id);
  return presentAsked(input.atOnce ? { ...erasure, done_at: ctx.clock.now() } : erasure);
}

const presentAsked = (erasure: store.Erasure): Asked => ({
  receipt: erasure.id,
  askedDate: erasure.asked_at.toISOString(),
  dueDate: erasure.due_at.toISOString(),
  isDone: erasure.done_at !== null,
});

async function askForAccount(
  ctx: Context,
  caller: CandidateCaller,
  { applicationId, atOnce, current }: RequestOf<typeof contract.requestErasure>,
): Promise<store.Erasure> {
  if (applicationId !== undefined) throw notFound();
  if (atOnce) {
    if (current === undefined)
      throw badInput('current', refusals.wrongCurrentPassword(), 'password.wrong-current');
    await confirmOwnPassword(ctx, caller, current);
  }
  return inTransaction(ctx.db, (tx) => askForErasure(ctx, tx, caller.id, { atOnce }));
}

/** Requests the deletion of a candidate's account, for the person or for an operator. */
export async function askForErasure(
  ctx: Context,
  tx: Database,
  userId: string,
  { atOnce }: { atOnce: boolean },
): Promise<store.Erasure> {
  const user = await lockUser(tx, userId);
  if (!user) throw notFound();
  const applications = await store.lockApplicationsOf(tx, user.id);
  await refuseHeld(tx, applications);
  const now = ctx.clock.now();
  const waiting = await store.waitingErasure(tx, { userId: user.id });
  if (waiting) return forward(tx, waiting, { now, atOnce });
  const asked = await store.insertErasure(tx, {
    id: newReceipt(),
    kind: 'account',
    user_id: user.id,
    application_id: null,
    company_id: null,
    asked_at: now,
    due_at: dueAfter(now, atOnce),
  });
  if (!atOnce) await mailErasureAsked(ctx, tx, user, { receipt: asked.id, dueAt: asked.due_at });
  return asked;
}

async function askForInterview(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, atOnce }: RequestOf<typeof contract.requestErasure>,
): Promise<store.Erasure> {
  if (applicationId === undefined) throw badInput('applicationId', rules.nameApplication());
  return inTransaction(ctx.db, async (tx) => {
    const application = await employersApplication(tx, caller.companyId, applicationId, { lock: true });
    if (!application) throw notFound();
    await refuseHeld(tx, [application]);
    await refuseWithoutInterview(ctx, tx, application);
    const now = ctx.clock.now();
    const waiting = await store.waitingErasure(tx, { applicationId });
    if (waiting) return forward(tx, waiting, { now, atOnce });
    await recordAudit(tx, {
      at: now,
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'interview.erasure-asked',
      subject: { kind: 'application', id: applicationId },
    });
    return store.insertErasure(tx, {
      id: newReceipt(),
      kind: 'interview',
      user_id: null,
      application_id: applicationId,
      company_id: caller.companyId,
      asked_at: now,
      due_at: dueAfter(now, atOnce),
    });
  });
}

async function forward(
  tx: Database,
  waiting: store.Erasure,
  { now, atOnce }: { now: Date; atOnce: boolean },
): Promise<store.Erasure> {
  if (!atOnce) return waiting;
  await store.bringErasureForward(tx, waiting.id, now);
  return { ...waiting, due_at: now };
}

type Applications = readonly { id: string }[];

export async function refuseHeld(db: Database, applications: Applications): Promise<void> {
  const sentence = await holdSentence(db, applications);
  if (sentence !== null) throw new Refusal('erasure.legal-hold', sentence);
}

async function holdSentence(db: Database, applications: Applications): Promise<string | null> {
  const names = await companiesWithHold(
    db,
    applications.map(({ id }) => id),
  );
  if (names.length === 0) return null;
  return said.holdOfCompanies({ companies: names.join(', ') });
}

/** Refuses an interview that can still be taken. It must be cancelled or end first. */
export async function refuseWithoutInterview(
  ctx: Context,
  db: Database,
  application: ApplicationRow,
): Promise<void> {
  const interview = await interviewOf(db, attemptOf(application));
  const { status, interview_closes_at: closesAt } = application;
  const isOpen = status === 'SCHEDULED' && closesAt !== null && ctx.clock.now() <= closesAt;
  if (isOpen && interview?.started_at != null && interview.submitted_at === null)
    throw new Refusal('interview.still-open', said.takenNow());
  const isThere = interview?.started_at != null && interview.erased_at === null;
  const isEarlier = application.attempt > 1;
  if (!isThere && !isEarlier) throw new Refusal('erasure.no-interview', said.noInterview());
}

/** Performs an erasure, unless it was cancelled or already done. Refused if a legal hold was set in the meantime. */
async function performErasure(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const found = await store.erasureById(tx, id);
    if (!found) return;
    // The account is locked before the request, as everywhere else.
    if (found.user_id !== null) await lockUser(tx, found.user_id);
    const erasure = await store.erasureById(tx, id, { lock: true });
    if (!erasure || erasure.done_at !== null || erasure.called_off_at !== null) return;
    const at = ctx.clock.now();
    if (erasure.kind === 'account' && erasure.user_id !== null) {
      const applications = await store.lockApplicationsOf(tx, erasure.user_id);
      await refuseHeld(tx, applications);
      const counts = await eraseAccount(ctx, tx, { userId: erasure.user_id, applications });
      await store.markErased(tx, erasure, { counts, at });
    } else if (
      erasure.kind === 'interview' &&
      erasure.application_id !== null &&
      erasure.company_id !== null
    ) {
      const { application_id: applicationId, company_id: companyId } = erasure;
      const application = await employersApplication(tx, companyId, applicationId, { lock: true });
      if (!application) return;
      await refuseHeld(tx, [application]);
      await refuseWithoutInterview(ctx, tx, application);
      const counts = await eraseInterview(ctx, tx, application);
      await store.markErased(tx, erasure, { counts, at });
    }
  });
  forgetKnownSessions();
}

/** Runs regularly. What can't be done now, because of a hold or an open interview, is tried again later. */
export async function performDueErasures(ctx: Context): Promise<void> {
  for (const id of await store.dueErasures(ctx.db, ctx.clock.now())) {
    try {
      await performErasure(ctx, id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      ctx.log.info({ code: error.code }, 'an erasure waits');
    }
  }
}

export async function cancelErasure(
  ctx: Context,
  caller: Caller,
  { applicationId }: InputOf<typeof contract.cancelErasure>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const of = await subjectOf(tx, caller, applicationId);
    const waiting = await store.waitingErasure(tx, of);
    if (!waiting) return;
    const at = ctx.clock.now();
    await store.callOffErasure(tx, waiting.id, at);
    if (caller.role === 'employer' && applicationId !== undefined)
      await recordAudit(tx, {
        at,
        companyId: caller.companyId,
        actor: { kind: 'member', userId: caller.id },
        action: 'interview.erasure-called-off',
        subject: { kind: 'application', id: applicationId },
      });
  });
}

/** What the caller wants to erase: their own account, or an interview of the company. */
async function subjectOf(
  tx: Database,
  caller: Caller,
  applicationId: string | undefined,
): Promise<{ userId: string } | { applicationId: string }> {
  if (caller.role === 'candidate') {
    if (applicationId !== undefined) throw notFound();
    await lockUser(tx, caller.id);
    return { userId: caller.id };
  }
  if (applicationId === undefined) throw badInput('applicationId', rules.nameApplication());
  const application = await employersApplication(tx, caller.companyId, applicationId, { lock: true });
  if (!application) throw notFound();
  return { applicationId };
}

export async function showErasure(
  ctx: Context,
  caller: Caller,
  { applicationId }: InputOf<typeof contract.getErasure>,
): Promise<OutputOf<typeof contract.getErasure>> {
  return inTransaction(ctx.db, async (tx) => {
    const of = await subjectOf(tx, caller, applicationId);
    const waiting = await store.waitingErasure(tx, of);
    const erasure = waiting && presentAsked(waiting);
    if ('userId' in of) {
      const applications = await store.lockApplicationsOf(tx, of.userId);
      return { erasure, erasedDate: null, hold: await holdSentence(tx, applications) };
    }
    const erasedAt = await store.interviewErasedAt(tx, of.applicationId);
    const hold = await holdOf(tx, of.applicationId);
    return { erasure, erasedDate: erasedAt?.toISOString() ?? null, hold: hold?.reason ?? null };
  });
}

export async function showReceipt(
  ctx: Context,
  receipt: string,
): Promise<OutputOf<typeof contract.getReceipt>> {
  const erasure = await store.erasureById(ctx.db, receipt);
  if (!erasure) throw notFound();
  const counts = Object.entries(erasure.counts ?? {});
  return {
    kind: erasure.kind,
    askedDate: erasure.asked_at.toISOString(),
    dueDate: erasure.due_at.toISOString(),
    calledOffDate: erasure.called_off_at?.toISOString() ?? null,
    doneDate: erasure.done_at?.toISOString() ?? null,
    counts: counts.map(([kind, count]) => ({ kind, title: HELD_KINDS[kind as HeldKind]?.() ?? kind, count })),
  };
}

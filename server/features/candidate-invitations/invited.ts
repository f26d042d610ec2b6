import type { getJobInvitation, getMyInvitations } from '#contract/job/candidate-invitations.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { userById } from '#server/features/accounts/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { Failure, notFound } from '#server/platform/outcome.ts';
import { over } from './manage.ts';
import { isWaiting, kindOf, stateOf } from './state.ts';
import * as store from './store.ts';

/** What the invited person can do with an invitation. */

const ended = () => new Failure('link.expired', refusals.invitationOver());

const shown = (row: store.NamedInvitation) => ({
  companyName: row.company_name,
  jobId: row.job_id,
  role: row.designation,
  alternateJobId: row.alternate_id,
  kind: kindOf(row),
  opensAt: row.interview_at?.toISOString() ?? null,
  closesAt: row.interview_at === null ? null : row.expires_at.toISOString(),
  expires: row.expires_at.toISOString(),
});

async function linked(ctx: Context, db: Database, token: string): Promise<store.NamedInvitation> {
  const row = await store.invitationOfLink(db, hashToken(token), ctx.clock.now());
  if (!row) throw ended();
  return row;
}

/** Records that the link was opened. It reveals nothing about accounts other than the caller's. */
export async function showInvitation(
  ctx: Context,
  caller: Caller | null,
  token: string,
): Promise<OutputOf<typeof getJobInvitation>> {
  const row = await linked(ctx, ctx.db, token);
  const now = ctx.clock.now();
  if (row.opened_at === null) await store.noteOpened(ctx.db, row.id, now);
  return {
    ...shown(row),
    email: row.email,
    name: row.name,
    isOpen: row.job_status === 'open',
    state: stateOf({ ...row, opened_at: row.opened_at ?? now }, now),
    isOwn: caller?.role === 'candidate' && (await store.isInvitationFor(ctx.db, row.id, caller.id)),
  };
}

/** Links an invitation to an account with another address. The last account to do so has it. */
export async function claimInvitation(ctx: Context, candidateId: string, token: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await linked(ctx, tx, token);
    requireWaiting(ctx, await store.lockInvitation(tx, row.id));
    // If the account has the invitation's own address, there is nothing to link.
    const person = await userById(tx, candidateId);
    const isAddressed = person?.email.toLowerCase() === row.email.toLowerCase();
    await store.changeInvitation(tx, row.id, { claimed_by: isAddressed ? null : candidateId });
    return row.job_id;
  });
}

export async function declineByLink(ctx: Context, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => decline(ctx, tx, (await linked(ctx, tx, token)).id));
}

export async function declineOwn(ctx: Context, candidateId: string, invitationId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await store.isInvitationFor(tx, invitationId, candidateId))) throw notFound();
    await decline(ctx, tx, invitationId);
  });
}

async function decline(ctx: Context, tx: Database, id: string): Promise<void> {
  const row = await store.lockInvitation(tx, id);
  if (row?.declined_at != null) return;
  requireWaiting(ctx, row);
  await store.changeInvitation(tx, id, { declined_at: ctx.clock.now() });
}

function requireWaiting(ctx: Context, row: store.InvitationRow | null): void {
  if (!row || !isWaiting(stateOf(row, ctx.clock.now()))) throw over();
}

export async function myInvitations(
  ctx: Context,
  candidateId: string,
): Promise<OutputOf<typeof getMyInvitations>> {
  const rows = await store.waitingFor(ctx.db, candidateId, ctx.clock.now());
  return { invitations: rows.map((row) => ({ invitationId: row.id, ...shown(row) })) };
}

import * as said from '#contract/messages/en/candidate-invitations.ts';
import type {
  getCandidateInvitations,
  resendCandidateInvitation,
} from '#contract/job/candidate-invitations.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS, INVITATION_MAILS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { assertNotBeforeToday } from '#server/features/applications/window/schedule.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { lockCompany } from '#server/features/companies/member-store.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { cutPageBy, readSortedPosition, writeCursor } from '#server/platform/paging.ts';
import { lockOpenJob } from './invite.ts';
import { countMailsOfCompany, countMailsTo, noteMails, stoppedAmong } from './limits-store.ts';
import { mailInvitationTask } from './mail-task.ts';
import { expiryOf, isWaiting, kindOf, stateOf } from './state.ts';
import * as store from './store.ts';

/** What a company can do with its invitations to a job. */

export const over = () => new Refusal('candidate-invitation.over', refusals.invitationUsed());

export async function listInvitations(
  ctx: Context,
  companyId: string,
  input: RequestOf<typeof getCandidateInvitations>,
): Promise<OutputOf<typeof getCandidateInvitations>> {
  const job = await getOwnJob(ctx.db, companyId, input.jobId);
  const now = ctx.clock.now();
  const sort = input.sort ?? '-sentDate';
  const ascending = !sort.startsWith('-');
  const by = (ascending ? sort : sort.slice(1)) as store.ListedOrder['by'];
  const order = { name: sort, kind: by === 'sentDate' ? 'moment' : 'text' } as const;
  const position = readSortedPosition(input.cursor, order);
  const after = position && {
    key: by === 'sentDate' ? new Date(Number(position.key)) : String(position.key ?? ''),
    id: position.id,
  };
  const found = await store.listInvitations(
    ctx.db,
    { jobId: job.id, state: input.state, now, order: { by, ascending } },
    { after, limit: input.limit + 1 },
  );
  const { rows, nextCursor } = cutPageBy(found, input.limit, ({ order_key: key, id }) =>
    writeCursor(order.name, key, id),
  );
  return {
    role: job.designation,
    alternateJobId: job.alternate_id,
    isOpen: job.status === 'open',
    counts: await store.countStates(ctx.db, job.id, now),
    invitations: rows.map((row) => ({
      invitationId: row.id,
      email: row.email,
      name: row.name,
      kind: kindOf(row),
      state: stateOf(row, now),
      opensAt: row.interview_at?.toISOString() ?? null,
      sentDate: row.sent_at.toISOString(),
      timesSent: row.times_sent,
      openedDate: row.opened_at?.toISOString() ?? null,
      expires: row.expires_at.toISOString(),
      invitedBy: row.invited_by_name,
    })),
    nextCursor,
  };
}

/** Emails an unused invitation again. If it was revoked or has expired, it is valid again. */
export async function resendInvitation(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof resendCandidateInvitation>,
  address: string,
): Promise<void> {
  await changeInvitation(ctx, caller, input.invitationId, async (tx, invitation) => {
    const job = await lockOpenJob(tx, caller.companyId, invitation.job_id);
    const now = ctx.clock.now();
    const state = stateOf(invitation, now);
    if (state === 'applied' || state === 'declined') throw over();
    const interviewAt = newOpening(ctx, invitation, input);
    await countMail(tx, invitation, now);
    const expiresAt = expiryOf(interviewAt, job.interview_open_days, now);
    await store.changeInvitation(tx, invitation.id, {
      interview_at: interviewAt,
      sent_at: now,
      expires_at: expiresAt,
      times_sent: invitation.times_sent + 1,
      revoked_at: null,
    });
    await store.extendLinks(tx, invitation.id, expiresAt);
    await ctx.tasks.queue(tx, mailInvitationTask, { invitationId: invitation.id, sentAt: now.toISOString() });
    await recordAudit(tx, {
      at: now,
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'candidate-invitation.sent-again',
      subject: { kind: 'candidate-invitation', id: invitation.id },
      details: { job: job.alternate_id, email: invitation.email },
      address,
    });
  });
}

/** When the interview opens: as before, or at a new time if that window is over or the company moves it. */
function newOpening(
  ctx: Context,
  { interview_at: before, expires_at: closesAt }: store.InvitationRow,
  { date, timeZoneOffsetMinutes }: { date?: number | undefined; timeZoneOffsetMinutes?: number | undefined },
): Date | null {
  if (before === null) return null;
  if (date !== undefined) {
    const at = new Date(date);
    assertNotBeforeToday(ctx, at, timeZoneOffsetMinutes);
    return at;
  }
  if (closesAt <= ctx.clock.now()) throw badInput('date', said.windowOver());
  return before;
}

/** Counts an email that this transaction queues. Refuses it if a limit is exceeded. */
async function countMail(tx: Database, invitation: store.InvitationRow, now: Date): Promise<void> {
  const { company_id: companyId } = invitation;
  const email = invitation.email.toLowerCase();
  if ((await stoppedAmong(tx, companyId, [email])).has(email))
    throw new Refusal('candidate-invitation.not-wanted', refusals.invitationNotWanted());
  const since = new Date(now.getTime() - DAY_MS);
  const { all = 0, own = 0 } = (await countMailsTo(tx, companyId, [email], since)).get(email) ?? {};
  const ofCompany = await countMailsOfCompany(tx, companyId, since);
  if (
    all >= INVITATION_MAILS.toPerson ||
    own >= INVITATION_MAILS.ofCompanyToPerson ||
    ofCompany >= INVITATION_MAILS.ofCompany
  )
    throw new Refusal('candidate-invitation.too-many', said.tooManyToday());
  await noteMails(tx, companyId, [email], now);
}

/** Revokes an invitation, which ends its links. Repeating it changes nothing. */
export async function revokeInvitation(
  ctx: Context,
  caller: EmployerCaller,
  invitationId: string,
  address: string,
): Promise<void> {
  await changeInvitation(ctx, caller, invitationId, async (tx, invitation) => {
    const at = ctx.clock.now();
    const state = stateOf(invitation, at);
    if (state === 'revoked') return;
    if (!isWaiting(state)) throw over();
    await store.changeInvitation(tx, invitation.id, { revoked_at: at });
    await store.deleteLinks(tx, invitation.id);
    await recordAudit(tx, {
      at,
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'candidate-invitation.revoked',
      subject: { kind: 'candidate-invitation', id: invitation.id },
      details: { email: invitation.email },
      address,
    });
  });
}

async function changeInvitation(
  ctx: Context,
  { companyId }: EmployerCaller,
  invitationId: string,
  work: (tx: Database, invitation: store.InvitationRow) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // Limits are counted under the company's lock, which is always taken first.
    await lockCompany(tx, companyId);
    const invitation = await store.lockInvitationOf(tx, companyId, invitationId);
    if (!invitation) throw notFound();
    await work(tx, invitation);
  });
}

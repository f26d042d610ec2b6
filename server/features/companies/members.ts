import type * as contract from '#contract/company/company-members.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { requireSecondFactor as endpoint } from '#contract/account/second-factor.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { endSessionsBut } from '#server/features/accounts/sessions/session-store.ts';
import { updateUser } from '#server/features/accounts/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { confirmOwnPassword } from '#server/features/accounts/sign-in/own-password.ts';
import { setCompanyRequirement } from '#server/features/accounts/second-factor/second-factor-store.ts';
import { recordAct } from './audit.ts';
import { checkedAccess } from './invitations.ts';
import { invitationsOf, invitedJobs } from './invitation-store.ts';
import * as store from './member-store.ts';
import { membersWithRole } from './store.ts';

type Members = OutputOf<typeof contract.getMembers>;

export async function listMembers(ctx: Context, caller: EmployerCaller): Promise<Members> {
  const { companyId } = caller;
  const jobs = jobsBy(await store.reviewedJobs(ctx.db, companyId));
  const members = (await store.membersOf(ctx.db, companyId)).map((member) => ({
    memberId: member.id,
    name: member.name,
    email: member.email,
    joinedDate: member.joinedAt.toISOString(),
    isThis: member.id === caller.id,
    memberRole: member.memberRole,
    seesContacts: member.seesContacts || member.memberRole !== 'reviewer',
    jobs: jobs(member.id),
  }));
  if (caller.memberRole !== 'owner') return { members, invitations: [] };
  const asked = jobsBy(await invitedJobs(ctx.db, companyId));
  const now = ctx.clock.now();
  const invitations = (await invitationsOf(ctx.db, companyId)).map((invitation) => ({
    invitationId: invitation.id,
    email: invitation.email,
    invitedBy: invitation.invited_by_name,
    sentDate: invitation.sent_at.toISOString(),
    expires: invitation.expires_at.toISOString(),
    hasExpired: invitation.expires_at <= now,
    memberRole: invitation.member_role,
    seesContacts: invitation.sees_contacts || invitation.member_role !== 'reviewer',
    jobs: asked(invitation.id),
  }));
  return { members, invitations };
}

function jobsBy(rows: readonly store.ReviewedJob[]) {
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return (ownerId: string) =>
    (byOwner.get(ownerId) ?? []).map(({ jobId, designation, alternateId }) => ({
      jobId,
      role: designation,
      alternateJobId: alternateId,
    }));
}

/** Changes one member while no one else can change the company's members. */
async function changing(
  ctx: Context,
  caller: EmployerCaller,
  memberId: string,
  change: (tx: Database, member: store.Member) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await store.lockCompany(tx, caller.companyId);
    const member = await store.memberOf(tx, caller.companyId, memberId);
    if (!member) throw notFound();
    await change(tx, member);
  });
}

async function refuseLastOwner(tx: Database, companyId: string, member: store.Member): Promise<void> {
  if (member.memberRole !== 'owner') return;
  const owners = await membersWithRole(tx, companyId, ['owner']);
  if (owners.length === 1) throw new Refusal('member.last-owner', refusals.lastOwner());
}

export async function changeMember(
  ctx: Context,
  caller: EmployerCaller,
  { memberId, ...wanted }: RequestOf<typeof contract.changeMember>,
  address: string,
): Promise<void> {
  await changing(ctx, caller, memberId, async (tx, member) => {
    const access = await checkedAccess(tx, caller.companyId, wanted);
    if (access.memberRole !== 'owner') await refuseLastOwner(tx, caller.companyId, member);
    await store.updateMember(tx, memberId, access);
    await store.replaceReviewedJobs(tx, memberId, access.jobIds);
    await recordAct(ctx, tx, caller, address, {
      action: 'member.changed',
      subject: { kind: 'member', id: memberId },
      details: {
        name: member.name,
        before: member.memberRole,
        role: access.memberRole,
        ...(access.memberRole === 'reviewer'
          ? { jobs: access.jobIds.length, seesContacts: access.seesContacts }
          : {}),
      },
    });
  });
}

/** Ends the membership and all sessions. Anything the member wrote stays. */
export async function removeMember(
  ctx: Context,
  caller: EmployerCaller,
  memberId: string,
  address: string,
): Promise<void> {
  await changing(ctx, caller, memberId, async (tx, member) => {
    await refuseLastOwner(tx, caller.companyId, member);
    const at = ctx.clock.now();
    await store.deleteMember(tx, memberId);
    await endSessionsBut(tx, memberId, null, at);
    await recordAct(ctx, tx, caller, address, {
      action: 'member.removed',
      subject: { kind: 'member', id: memberId },
      details: { name: member.name, email: member.email },
    });
  });
}

export async function transferOwnership(
  ctx: Context,
  caller: EmployerCaller,
  memberId: string,
  address: string,
): Promise<void> {
  await changing(ctx, caller, memberId, async (tx, member) => {
    // Another call may have transferred the ownership while this one waited.
    const own = await store.memberOf(tx, caller.companyId, caller.id);
    if (own?.memberRole !== 'owner') throw notFound();
    if (member.memberRole === 'owner') throw new Refusal('member.already', refusals.ownerAlready());
    await store.updateMember(tx, memberId, { memberRole: 'owner', seesContacts: false });
    await store.replaceReviewedJobs(tx, memberId, []);
    await store.updateMember(tx, caller.id, { memberRole: 'recruiter', seesContacts: false });
    await recordAct(ctx, tx, caller, address, {
      action: 'ownership.transferred',
      subject: { kind: 'member', id: memberId },
      details: { name: member.name },
    });
  });
}

export async function setOwnName(ctx: Context, caller: EmployerCaller, name: string): Promise<void> {
  await updateUser(ctx.db, caller.id, { name });
}

/** Sets whether each member needs a second factor, from the next sign-in on. */
export async function requireSecondFactor(
  ctx: Context,
  caller: EmployerCaller,
  { required, current }: RequestOf<typeof endpoint>,
  address: string,
): Promise<void> {
  await confirmOwnPassword(ctx, caller, current);
  await inTransaction(ctx.db, async (tx) => {
    await setCompanyRequirement(tx, caller.companyId, required);
    await recordAct(ctx, tx, caller, address, {
      action: 'second-factor.required',
      details: { required },
    });
  });
}

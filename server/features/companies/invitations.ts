import { z } from 'zod';
import * as said from '#contract/messages/en/company-rules.ts';
import type { inviteMember as inviteEndpoint } from '#contract/company/company-members.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS, INVITATION_DAYS, MEMBERS_MAX } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { countAccountMail, refuseLimited } from '#server/features/accounts/email/mail-limits.ts';
import { MAIL_TRIES, sendMail } from '#server/features/accounts/email/mail-tasks.ts';
import { userByEmail, userById } from '#server/features/accounts/store.ts';
import { membershipOf } from '#server/features/accounts/sessions/session-store.ts';
import { newEmailToken } from '#server/features/accounts/sessions/tokens.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { recordAct } from './audit.ts';
import * as store from './invitation-store.ts';
import { invitationMail } from './mails/invitation.ts';
import { type Access, countPeople, isMemberAddress, jobsOfCompany, lockCompany } from './member-store.ts';
import { companyById, languageIn } from './store.ts';

/** The queue stores no link: it is created when the email is sent. */
const mailTask = defineTask({
  name: 'companies.mail-invitation',
  payload: z.object({ invitationId: z.string() }),
  ...MAIL_TRIES,
});

export async function inviteMember(
  ctx: Context,
  caller: EmployerCaller,
  { email, ...wanted }: RequestOf<typeof inviteEndpoint>,
  address: string,
): Promise<{ invitationId: string }> {
  const { companyId } = caller;
  return inTransaction(ctx.db, async (tx) => {
    await lockCompany(tx, companyId);
    const access = await checkedAccess(tx, companyId, wanted);
    if (await isMemberAddress(tx, companyId, email))
      throw new Refusal('member.already', refusals.memberAlready());
    const isNew = !(await store.hasInvitation(tx, companyId, email));
    if (isNew && (await countPeople(tx, companyId)) >= MEMBERS_MAX) {
      throw new Refusal('company.full', said.companyFull({ max: MEMBERS_MAX }));
    }
    const times = timesFrom(ctx.clock.now());
    const invitedBy = caller.id;
    const invitationId = await store.putInvitation(tx, { companyId, email, access, invitedBy, ...times });
    await queueInvitation(ctx, tx, { invitationId, email, address });
    await recordAct(ctx, tx, caller, address, {
      action: 'member.invited',
      subject: { kind: 'invitation', id: invitationId },
      details: { email, role: access.memberRole },
    });
    return { invitationId };
  });
}

export async function resendInvitation(
  ctx: Context,
  caller: EmployerCaller,
  invitationId: string,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const invitation = await store.lockInvitation(tx, caller.companyId, invitationId);
    if (!invitation) throw notFound();
    const times = timesFrom(ctx.clock.now());
    await store.renewInvitation(tx, invitationId, times);
    await queueInvitation(ctx, tx, { invitationId, email: invitation.email, address });
    await recordAct(ctx, tx, caller, address, {
      action: 'invitation.sent-again',
      subject: { kind: 'invitation', id: invitationId },
      details: { email: invitation.email },
    });
  });
}

export async function revokeInvitation(
  ctx: Context,
  caller: EmployerCaller,
  invitationId: string,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const invitation = await store.lockInvitation(tx, caller.companyId, invitationId);
    if (!invitation) throw notFound();
    await store.deleteInvitation(tx, invitationId);
    await recordAct(ctx, tx, caller, address, {
      action: 'invitation.revoked',
      subject: { kind: 'invitation', id: invitationId },
      details: { email: invitation.email },
    });
  });
}

const timesFrom = (now: Date) => ({
  sentAt: now,
  expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
});

/** The jobs must belong to the company, and only a reviewer has any. */
export async function checkedAccess(tx: Database, companyId: string, wanted: Access): Promise<Access> {
  if (wanted.memberRole !== 'reviewer') {
    return { memberRole: wanted.memberRole, seesContacts: false, jobIds: [] };
  }
  const jobIds = [...new Set(wanted.jobIds)];
  const own = await jobsOfCompany(tx, companyId, jobIds);
  if (own.length !== jobIds.length) throw badInput('jobIds', said.jobsGone());
  return { ...wanted, jobIds };
}

async function queueInvitation(
  ctx: Context,
  tx: Database,
  { invitationId, email, address }: { invitationId: string; email: string; address: string },
): Promise<void> {
  const limit = await countAccountMail(ctx, tx, { purpose: 'invite', to: email, address });
  refuseLimited(limit);
  await ctx.tasks.queue(tx, mailTask, { invitationId });
}

export const invitationHandlers: TaskHandler[] = [
  taskHandler(mailTask, async (ctx, { invitationId }) => {
    const invitation = await store.invitationById(ctx.db, invitationId);
    // It may have been revoked or used while the email was queued.
    if (!invitation) return;
    const company = await companyById(ctx.db, invitation.company_id);
    if (!company) return;
    const inviter = invitation.invited_by === null ? null : await userById(ctx.db, invitation.invited_by);
    const { token, tokenHash } = newEmailToken();
    const canJoin = await canJoinCompany(ctx.db, invitation.email);
    if (canJoin) {
      const link = { tokenHash, invitationId, expiresAt: invitation.expires_at };
      if (!(await inTransaction(ctx.db, (tx) => store.replaceLink(tx, link)))) return;
    }
    await sendMail(ctx, invitationMail, {
      to: invitation.email,
      otherwiseIn: languageIn(company),
      data: {
        companyName: company.name,
        invitedBy: inviter?.name ?? null,
        memberRole: invitation.member_role,
        publicUrl: ctx.config.publicUrl,
        token: canJoin ? token : null,
      },
    });
  }),
];

/** A person can join if they have no account, or were removed from a company. */
export async function canJoinCompany(db: Database, email: string): Promise<boolean> {
  const user = await userByEmail(db, email);
  return user === null || (user.role === 'employer' && (await membershipOf(db, user.id)) === null);
}

import type { acceptInvitation as acceptEndpoint, getInvitation } from '#contract/company/company-members.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { refusePassword, hashPassword } from '#server/features/accounts/sign-in/passwords.ts';
import { replacePassword } from '#server/features/accounts/sign-in/own-password.ts';
import {
  deleteRegistrations,
  lockAddress,
} from '#server/features/accounts/registration/registration-store.ts';
import { insertUser, markEmailVerified, updateUser, userByEmail } from '#server/features/accounts/store.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { Failure, Refusal } from '#server/platform/outcome.ts';
import { recordAudit } from './audit.ts';
import { deleteInvitation, invitationOfLink, lockInvitationOfLink } from './invitation-store.ts';
import { canJoinCompany } from './invitations.ts';
import { replaceReviewedJobs, updateMember } from './member-store.ts';
import { companyById, insertMember } from './store.ts';

const expired = () => new Failure('link.expired', refusals.invitationEnded());

export async function showInvitation(ctx: Context, token: string): Promise<OutputOf<typeof getInvitation>> {
  const invitation = await invitationOfLink(ctx.db, hashToken(token), ctx.clock.now());
  const company = invitation && (await companyById(ctx.db, invitation.company_id));
  if (!invitation || !company) throw expired();
  return { companyName: company.name, email: invitation.email, memberRole: invitation.member_role };
}

/** Creates the account, or sets a new password for someone who was removed before, and makes the person a member. */
export async function acceptInvitation(
  ctx: Context,
  { token, name, password }: RequestOf<typeof acceptEndpoint>,
  address: string,
): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  const known = await invitationOfLink(ctx.db, tokenHash, ctx.clock.now());
  if (!known) throw expired();
  refusePassword(password, { name, email: known.email });
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const invitation = await lockInvitationOfLink(tx, tokenHash, at);
    if (!invitation) throw expired();
    const { email, company_id: companyId, member_role: memberRole } = invitation;
    await lockAddress(tx, email);
    if (!(await canJoinCompany(tx, email)))
      throw new Refusal('invitation.address-in-use', refusals.addressInUse());
    const userId = await accountFor(tx, { name, email, passwordHash, at });
    const joined = await insertMember(tx, {
      user_id: userId,
      company_id: companyId,
      member_role: memberRole,
      joined_at: at,
    });
    if (!joined) throw new Refusal('invitation.address-in-use', refusals.addressInUse());
    await updateMember(tx, userId, { memberRole, seesContacts: invitation.sees_contacts });
    await replaceReviewedJobs(tx, userId, invitation.jobIds);
    await deleteInvitation(tx, invitation.id);
    await recordAudit(tx, {
      at,
      companyId,
      actor: { kind: 'member', userId, name },
      action: 'member.joined',
      subject: { kind: 'member', id: userId },
      details: { email, role: memberRole },
      address,
    });
    return { email };
  });
}

/** The link was emailed, so the address is verified. Pending registrations of the address end. */
async function accountFor(
  tx: Database,
  { name, email, passwordHash, at }: { name: string; email: string; passwordHash: string; at: Date },
): Promise<string> {
  await deleteRegistrations(tx, email);
  const earlier = await userByEmail(tx, email);
  if (earlier) {
    await updateUser(tx, earlier.id, { name });
    await replacePassword(tx, earlier.id, { passwordHash, keptSessionId: null, at });
    return earlier.id;
  }
  const user = await insertUser(tx, {
    role: 'employer',
    name,
    email,
    mobile: '',
    passwordHash,
    createdAt: at,
  });
  if (!user) throw new Refusal('invitation.address-in-use', refusals.addressInUse());
  await markEmailVerified(tx, user.id, at);
  return user.id;
}

import { randomBytes } from 'node:crypto';
import * as said from '#contract/messages/en/sign-on.ts';
import { personName } from '#contract/shared/rules.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { inTransaction } from '#server/database/database.ts';
import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts';
import { refuseWithoutSignOn } from '#server/features/accounts/sign-in/required-sign-on.ts';
import {
  insertSignOnLink,
  noteSignOn,
  signOnLink,
} from '#server/features/accounts/sign-in/sign-on-link-store.ts';
import {
  type UserRow,
  insertUser,
  markEmailVerified,
  userByEmail,
  userById,
} from '#server/features/accounts/store.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { insertMember } from '#server/features/companies/store.ts';
import { membershipOf } from '#server/features/accounts/sessions/session-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import type { Identity } from '#server/platform/outgoing/openid.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { companyOfDomain, domainOf } from './domains.ts';
import { mailSignOnChanged } from './mails/sign-on-changed.ts';
import type { KnownProvider } from './providers.ts';
import { providerOf } from './store.ts';

/**
 * Decides which account a provider's person may open.
 *
 * - A link decides, by issuer and subject. An address never does for long, because it may pass to another person.
 * - A company's provider only opens accounts of its members, whatever links there are.
 * - Without a link, an address that the provider verified opens a member's account if the company has proven the
 * domain. The company could also open this account by resetting the password, because it controls the domain's email.
 * - The operator's provider opens an account by its address only if the operator allows it.
 * - If a company requires its own provider, the operator's provider opens no account of its members: someone who was
 * removed from the company's provider may still be known to the operator's. Only that person sees this reason.
 * - No one else sees which of these rules failed, so that a provider cannot be used to find accounts.
 */
export async function personOf(
  ctx: Context,
  known: KnownProvider,
  identity: Identity,
  origin: Origin,
): Promise<UserRow> {
  const link = await signOnLink(ctx.db, identity.issuer, identity.subject);
  if (link !== null) {
    const user = await userById(ctx.db, link.user_id);
    if (user === null || !(await mayOpen(ctx, known, user))) throw nobody();
    await refuseWithoutSignOn(ctx, user, known);
    await noteSignOn(ctx.db, identity.issuer, identity.subject, ctx.clock.now());
    return user;
  }
  const { email } = identity;
  if (email === null || !identity.isEmailVerified || !(await mayVouchFor(ctx, known, email))) throw nobody();
  const user = await userByEmail(ctx.db, email);
  if (user === null) return admit(ctx, known, { ...identity, email }, origin);
  if (!(await mayOpen(ctx, known, user))) throw nobody();
  await refuseWithoutSignOn(ctx, user, known);
  return linkFirst(ctx, known, identity, user, origin);
}

/** Whether the provider may open this account at all. */
async function mayOpen(ctx: Context, known: KnownProvider, user: UserRow): Promise<boolean> {
  const member = await membershipOf(ctx.db, user.id);
  if (known.companyId !== null) return member?.companyId === known.companyId;
  const isOpenable = user.role === 'candidate' || member !== null;
  return isOpenable && ctx.config.signOn?.roles.includes(user.role) === true;
}

/** Whether an address is trusted because the provider verified it. */
async function mayVouchFor(ctx: Context, { companyId }: KnownProvider, email: string): Promise<boolean> {
  if (companyId === null) return ctx.config.signOn?.linksByEmail === true;
  return (await companyOfDomain(ctx, domainOf(email))) === companyId;
}

/** The first sign-on of a person whose account has the same address. */
async function linkFirst(
  ctx: Context,
  known: KnownProvider,
  { issuer, subject }: Identity,
  user: UserRow,
  origin: Origin,
): Promise<UserRow> {
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    // Another person of this provider is already linked to the account, so the address has changed hands there.
    if (!(await insertSignOnLink(tx, { issuer, subject, userId: user.id, at }))) throw nobody();
    await noteSignOn(tx, issuer, subject, at);
    await mailSignOnChanged(ctx, tx, user, { what: 'linked', provider: known.name }, origin);
    const member = await membershipOf(tx, user.id);
    if (member !== null)
      await recordAct(ctx, tx, { id: user.id, companyId: member.companyId }, origin.address, {
        action: 'sign-on.linked',
        details: { issuer },
      });
  });
  return user;
}

/** Creates a reviewer for someone whom only the provider knows, if the company allows it. */
async function admit(
  ctx: Context,
  { companyId, name: providerName }: KnownProvider,
  { issuer, subject, email, name }: Identity & { email: string },
  origin: Origin,
): Promise<UserRow> {
  if (companyId === null || (await providerOf(ctx.db, companyId))?.admits_new !== true) throw nobody();
  // No one knows this password. "Forgot password" sets a new one.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    const user = await insertUser(tx, {
      role: 'employer',
      name: nameOf(name, email),
      email,
      mobile: '',
      passwordHash,
      createdAt: at,
    });
    if (user === null || !(await insertSignOnLink(tx, { issuer, subject, userId: user.id, at })))
      throw nobody();
    await markEmailVerified(tx, user.id, at);
    await noteSignOn(tx, issuer, subject, at);
    await insertMember(tx, {
      user_id: user.id,
      company_id: companyId,
      member_role: 'reviewer',
      joined_at: at,
    });
    await recordAct(ctx, tx, { id: user.id, companyId }, origin.address, {
      action: 'member.joined',
      details: { issuer },
    });
    await mailSignOnChanged(ctx, tx, user, { what: 'linked', provider: providerName }, origin);
    return user;
  });
}

/**
 * The name given by the provider, if it is valid. If it is too long, its first and last word; otherwise the part of the
 * address before the @.
 */
function nameOf(told: string | null, email: string): string {
  const [first = '', ...others] = (told ?? '').trim().split(/\s+/);
  const words = email.slice(0, email.indexOf('@')).replaceAll(/[^A-Za-z]+/g, ' ');
  for (const candidate of [told ?? '', `${first} ${others.at(-1) ?? ''}`, words.slice(0, 40)]) {
    const read = personName.safeParse(candidate);
    if (read.success) return read.data;
  }
  return said.newMember();
}

const nobody = () => new Refusal('sign-on.nobody', refusals.signOnNobody());

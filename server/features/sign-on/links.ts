import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/account/sign-on.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { inTransaction, type Database } from '#server/database/database.ts';
import { confirmOwnPassword } from '#server/features/accounts/sign-in/own-password.ts';
import { requiredSignOn } from '#server/features/accounts/sign-in/required-sign-on.ts';
import {
  deleteSignOnLink,
  insertSignOnLink,
  signOnLink,
  signOnLinksOf,
} from '#server/features/accounts/sign-in/sign-on-link-store.ts';
import { userById } from '#server/features/accounts/store.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Origin } from '#server/platform/http/route.ts';
import type { Identity } from '#server/platform/outgoing/openid.ts';
import { Refusal, notSignedIn } from '#server/platform/outcome.ts';
import { mailSignOnChanged } from './mails/sign-on-changed.ts';
import { type Kind, type KnownProvider, providerFor } from './providers.ts';

/** The links between the caller's own account and providers. */

const KINDS: readonly Kind[] = ['company', 'operator'];

export async function showSignOn(ctx: Context, caller: Caller): Promise<OutputOf<typeof contract.getSignOn>> {
  const links = await signOnLinksOf(ctx.db, caller.id);
  const providers = [];
  for (const kind of KINDS) {
    const known = await providerFor(ctx, caller, kind);
    if (known === null) continue;
    const link = links.find(({ issuer }) => issuer === known.provider.issuer);
    providers.push({
      kind,
      name: known.name,
      linkedDate: link?.linked_at.toISOString() ?? null,
      lastUsedDate: link?.last_used_at?.toISOString() ?? null,
    });
  }
  return { providers, required: (await requiredSignOn(ctx, caller)) !== null };
}

/** Links the provider's person to the account that is signed in. Replaces any other link to this provider. */
export async function linkOwnAccount(
  ctx: Context,
  caller: Caller,
  { name }: KnownProvider,
  { issuer, subject }: Identity,
  origin: Origin,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const user = await userById(tx, caller.id);
    if (user === null) throw notSignedIn();
    const present = await signOnLink(tx, issuer, subject);
    if (present?.user_id === caller.id) return;
    await deleteSignOnLink(tx, caller.id, issuer);
    const at = ctx.clock.now();
    if (!(await insertSignOnLink(tx, { issuer, subject, userId: caller.id, at })))
      throw new Refusal('sign-on.linked-elsewhere', refusals.signOnLinkedElsewhere());
    await mailSignOnChanged(ctx, tx, user, { what: 'linked', provider: name }, origin);
    await auditOwn(ctx, tx, caller, origin, { action: 'sign-on.linked', issuer });
  });
}

export async function unlinkSignOn(
  ctx: Context,
  caller: Caller,
  { kind, current }: RequestOf<typeof contract.unlinkSignOn>,
  origin: Origin,
): Promise<void> {
  const user = await confirmOwnPassword(ctx, caller, current);
  const known = await providerFor(ctx, caller, kind);
  if (known === null) return;
  const { issuer } = known.provider;
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteSignOnLink(tx, caller.id, issuer))) return;
    await mailSignOnChanged(ctx, tx, user, { what: 'unlinked', provider: known.name }, origin);
    await auditOwn(ctx, tx, caller, origin, { action: 'sign-on.unlinked', issuer });
  });
}

async function auditOwn(
  ctx: Context,
  tx: Database,
  caller: Caller,
  origin: Origin,
  { action, issuer }: { action: 'sign-on.linked' | 'sign-on.unlinked'; issuer: string },
): Promise<void> {
  if (caller.role === 'employer')
    await recordAct(ctx, tx, caller, origin.address, { action, details: { issuer } });
}

import * as said from '#contract/messages/en/sign-on.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { PATHS, companySignOnPath } from '#contract/shared/paths.ts';
import type * as contract from '#contract/account/sign-on.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { inTransaction } from '#server/database/database.ts';
import { confirmOwnPassword } from '#server/features/accounts/sign-in/own-password.ts';
import { setSignOnRules, signOnRulesOf } from '#server/features/accounts/sign-in/sign-in-rule-store.ts';
import { deleteSignOnLinksOfCompany } from '#server/features/accounts/sign-in/sign-on-link-store.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { ProviderAway, checkProvider } from '#server/platform/outgoing/openid.ts';
import { OutgoingRefused } from '#server/platform/outgoing/outgoing.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { listDomains } from './domains.ts';
import { companyProvider, operatorsProvider, sealSecret } from './providers.ts';
import { deleteProvider, providerOf, saveProvider, setAdmission } from './store.ts';

/** How the members of a company sign in through its provider, as the owner configures it. */

export async function showCompanySignOn(
  ctx: Context,
  { companyId }: EmployerCaller,
): Promise<OutputOf<typeof contract.getCompanySignOn>> {
  const row = await providerOf(ctx.db, companyId);
  const operators = ctx.config.signOn?.roles.includes('employer') ? operatorsProvider(ctx) : null;
  return {
    companyId,
    redirectAddress: redirectAddress(ctx),
    startAddress: `${ctx.config.publicUrl}${companySignOnPath(companyId)}`,
    provider: row && {
      issuer: row.issuer,
      clientId: row.client_id,
      savedDate: row.saved_at.toISOString(),
      admitsNew: row.admits_new,
    },
    operatorsProvider: operators?.name ?? null,
    ...(await signOnRulesOf(ctx.db, companyId)),
    domains: await listDomains(ctx, companyId),
  };
}

export const redirectAddress = ({ config }: Context): string => `${config.publicUrl}${PATHS.signOn}`;

export async function saveCompanySignOn(
  ctx: Context,
  owner: EmployerCaller,
  { issuer, clientId, clientSecret, current }: RequestOf<typeof contract.saveCompanySignOn>,
  origin: Origin,
): Promise<void> {
  await confirmOwnPassword(ctx, owner, current);
  const { companyId } = owner;
  const before = await providerOf(ctx.db, companyId);
  const isSame = before?.issuer === issuer && before.client_id === clientId;
  // A stored secret must only be sent to the provider and client that it was created for.
  const stored = isSame ? ((await companyProvider(ctx, companyId))?.provider.clientSecret ?? '') : '';
  const secret = clientSecret === '' ? stored : clientSecret;
  if (secret === '') throw badInput('clientSecret', rules.clientSecret());
  await checkProvider(ctx, { issuer, clientId, clientSecret: secret, isOperators: false }).catch(
    (error: unknown) => {
      if (error instanceof OutgoingRefused) throw badInput('issuer', error.message);
      if (!(error instanceof ProviderAway)) throw error;
      throw new Refusal('sign-on.provider-away', said.providerAway());
    },
  );
  await inTransaction(ctx.db, async (tx) => {
    // Another client of a provider may identify the same person differently, so all links are removed.
    if (before && !isSame) await deleteSignOnLinksOfCompany(tx, companyId, before.issuer);
    await saveProvider(tx, {
      company_id: companyId,
      issuer,
      client_id: clientId,
      client_secret: sealSecret(ctx, companyId, secret),
      saved_at: ctx.clock.now(),
    });
    await recordAct(ctx, tx, owner, origin.address, {
      action: 'sign-on.saved',
      details: { issuer, clientId },
    });
  });
}

export async function removeCompanySignOn(
  ctx: Context,
  owner: EmployerCaller,
  current: string,
  origin: Origin,
): Promise<void> {
  await confirmOwnPassword(ctx, owner, current);
  await inTransaction(ctx.db, async (tx) => {
    const row = await providerOf(tx, owner.companyId);
    if (row === null) return;
    await deleteSignOnLinksOfCompany(tx, owner.companyId, row.issuer);
    await deleteProvider(tx, owner.companyId);
    await setSignOnRules(tx, owner.companyId, { required: false, isSecondFactor: false });
    await recordAct(ctx, tx, owner, origin.address, {
      action: 'sign-on.removed',
      details: { issuer: row.issuer },
    });
  });
}

export async function changeRules(
  ctx: Context,
  owner: EmployerCaller,
  { required, isSecondFactor, admitsNew, current }: RequestOf<typeof contract.setSignOnRules>,
  origin: Origin,
): Promise<void> {
  await confirmOwnPassword(ctx, owner, current);
  const { companyId } = owner;
  await inTransaction(ctx.db, async (tx) => {
    const row = await providerOf(tx, companyId);
    const canSignOn = row !== null || ctx.config.signOn?.roles.includes('employer') === true;
    if ((admitsNew && row === null) || ((required || isSecondFactor) && !canSignOn))
      throw new Refusal('sign-on.unknown-provider', refusals.signOnNoProvider());
    await setSignOnRules(tx, companyId, { required, isSecondFactor });
    await setAdmission(tx, companyId, admitsNew);
    await recordAct(ctx, tx, owner, origin.address, {
      action: 'sign-on.rules-changed',
      details: { required, isSecondFactor, admitsNew },
    });
  });
}

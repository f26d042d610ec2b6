import { randomBytes } from 'node:crypto';
import * as said from '#contract/messages/en/sign-on.ts';
import { SIGN_ON_DOMAINS_MAX } from '#contract/account/sign-on.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAct, recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { type DomainRow, deleteDomain, domainsOf, insertDomain, provenDomain, setProven } from './store.ts';

/**
 * Email domains of companies. Anyone who controls a domain can read the email of its addresses, and could open their
 * accounts by resetting the password anyway. A provider may therefore vouch for addresses in its company's proven
 * domains, but in no others.
 */

const PROOF_BYTES = 20;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The DNS record that proves a domain. */
const recordFor = (domain: string, proof: string) => ({
  name: `_roundone.${domain}`,
  value: `roundone-domain=${proof}`,
});

/** The company that a domain belongs to, either because the operator says so or by its proof. */
export async function companyOfDomain(ctx: Context, domain: string): Promise<string | null> {
  return ctx.config.companyDomains?.get(domain) ?? (await provenDomain(ctx.db, domain))?.company_id ?? null;
}

/** A company's domains and how each is proven, including those that the operator assigned. */
export async function listDomains(ctx: Context, companyId: string) {
  const rows = await domainsOf(ctx.db, companyId);
  const byOperator = [...(ctx.config.companyDomains ?? [])]
    .filter(([, owner]) => owner === companyId)
    .map(([domain]) => domain);
  const added = byOperator.filter((domain) => rows.every((row) => row.domain !== domain));
  return [
    ...rows.map((row) => ({
      domain: row.domain,
      provenBy: howProven(row, byOperator),
      record: recordFor(row.domain, row.proof),
    })),
    ...added.map((domain) => ({ domain, provenBy: 'operator' as const, record: { name: '', value: '' } })),
  ];
}

function howProven(row: DomainRow, byOperator: readonly string[]): 'operator' | 'dns' | null {
  if (byOperator.includes(row.domain)) return 'operator';
  return row.proven_at === null ? null : 'dns';
}

export async function addDomain(
  ctx: Context,
  owner: EmployerCaller,
  domain: string,
  origin: Origin,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const rows = await domainsOf(tx, owner.companyId);
    if (rows.length >= SIGN_ON_DOMAINS_MAX) {
      throw new Refusal('sign-on.too-many-domains', said.tooManyDomains({ max: SIGN_ON_DOMAINS_MAX }));
    }
    const proof = randomBytes(PROOF_BYTES).toString('hex');
    if (await insertDomain(tx, { company_id: owner.companyId, domain, proof }))
      await recordAct(ctx, tx, owner, origin.address, {
        action: 'sign-on.domain-added',
        details: { domain },
      });
  });
}

/** Looks up the domain's DNS record. A domain that changed hands goes to the company whose record it has now. */
export async function proveDomain(
  ctx: Context,
  owner: EmployerCaller,
  domain: string,
  origin: Origin,
): Promise<void> {
  const row = (await domainsOf(ctx.db, owner.companyId)).find((one) => one.domain === domain);
  if (!row) throw notFound();
  const named = ctx.config.companyDomains?.get(domain);
  if (named !== undefined && named !== owner.companyId)
    throw new Refusal('sign-on.domain-taken', said.domainTaken());
  const { name, value } = recordFor(domain, row.proof);
  const texts = await ctx.nameServer.textsOf(name);
  if (!texts.includes(value)) {
    throw new Refusal(
      'sign-on.domain-not-proven',
      texts.length === 0 ? said.noRecord({ record: name }) : said.otherRecord({ record: name }),
    );
  }
  await inTransaction(ctx.db, async (tx) => {
    const other = await provenDomain(tx, domain);
    if (other?.company_id === owner.companyId) return;
    if (other !== null) {
      if (texts.includes(recordFor(domain, other.proof).value))
        throw new Refusal('sign-on.domain-taken', said.domainTaken());
      await setProven(tx, other.company_id, domain, null);
      await recordAudit(tx, {
        at: ctx.clock.now(),
        companyId: other.company_id,
        actor: { kind: 'system' },
        action: 'sign-on.domain-lost',
        details: { domain },
      });
    }
    await setProven(tx, owner.companyId, domain, ctx.clock.now());
    await recordAct(ctx, tx, owner, origin.address, { action: 'sign-on.domain-proven', details: { domain } });
  });
}

export async function removeDomain(
  ctx: Context,
  owner: EmployerCaller,
  domain: string,
  origin: Origin,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (await deleteDomain(tx, owner.companyId, domain))
      await recordAct(ctx, tx, owner, origin.address, {
        action: 'sign-on.domain-removed',
        details: { domain },
      });
  });
}

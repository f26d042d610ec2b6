import type * as contract from '#contract/company/company-webhooks.ts';
import * as store from './store.ts';
import { randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/webhooks.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { WEBHOOKS_MAX, WEBHOOK_OLD_SECRET_HOURS } from '#contract/company/webhook-events.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { lockLimits } from '#server/features/accounts/sign-in/limits-store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { Refusal, notFound, badInput } from '#server/platform/outcome.ts';
import { sealSecret } from './secrets.ts';
import { newSecret } from './signature.ts';

export interface Changer {
  caller: EmployerCaller;
  origin: Origin;
}

export async function listWebhooks(
  ctx: Context,
  companyId: string,
): Promise<OutputOf<typeof contract.getWebhooks>> {
  const now = ctx.clock.now();
  const rows = await store.webhooksOf(ctx.db, companyId);
  return { webhooks: rows.map((row) => presentWebhook(row, now)) };
}

const presentWebhook = (row: store.WebhookRow, now: Date) => ({
  _id: row.id,
  address: row.address,
  events: row.events,
  isOn: row.is_on,
  switchedOff: row.switched_off_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
  oldSecretUntil:
    row.old_secret_until !== null && row.old_secret_until > now ? row.old_secret_until.toISOString() : null,
  created: row.created_at.toISOString(),
});

/** Adds or changes a webhook. The secret of a new webhook is only in the response. */
export async function saveWebhook(
  ctx: Context,
  by: Changer,
  request: RequestOf<typeof contract.saveWebhook>,
): Promise<OutputOf<typeof contract.saveWebhook>> {
  const { webhookId, address, events, isOn = true } = request;
  const known = webhookId === undefined ? null : await ownWebhook(ctx.db, by, webhookId);
  if (known?.address !== address) await checkAddress(ctx, address);
  const change = { address, events, is_on: isOn };
  if (known !== null) {
    await inTransaction(ctx.db, async (tx) => {
      await ownWebhook(tx, by, known.id, { lock: true });
      await store.updateWebhook(tx, known.id, change);
      await auditWebhook(ctx, tx, by, 'webhook.changed', known.id, { address, isOn });
    });
    return { _id: known.id, secret: null };
  }
  const id = randomUUID();
  const secret = newSecret();
  await inTransaction(ctx.db, async (tx) => {
    const { companyId } = by.caller;
    await lockLimits(tx, [`webhooks of ${companyId}`]);
    if ((await store.webhooksOf(tx, companyId)).length >= WEBHOOKS_MAX) {
      throw new Refusal('webhook.too-many', said.tooMany({ max: WEBHOOKS_MAX }));
    }
    await store.insertWebhook(tx, {
      id,
      company_id: companyId,
      ...change,
      secret: sealSecret(ctx, id, secret),
      created_at: ctx.clock.now(),
    });
    await auditWebhook(ctx, tx, by, 'webhook.added', id, { address, isOn });
  });
  return { _id: id, secret };
}

export async function rotateSecret(
  ctx: Context,
  by: Changer,
  webhookId: string,
): Promise<OutputOf<typeof contract.rotateWebhookSecret>> {
  const secret = newSecret();
  const until = new Date(ctx.clock.now().getTime() + WEBHOOK_OLD_SECRET_HOURS * HOUR_MS);
  await inTransaction(ctx.db, async (tx) => {
    const webhook = await ownWebhook(tx, by, webhookId, { lock: true });
    await store.replaceSecret(tx, webhookId, {
      secret: sealSecret(ctx, webhookId, secret),
      old_secret: webhook.secret,
      old_secret_until: until,
    });
    await auditWebhook(ctx, tx, by, 'webhook.secret-rotated', webhookId, { address: webhook.address });
  });
  return { secret, oldSecretUntil: until.toISOString() };
}

export async function removeWebhook(ctx: Context, by: Changer, webhookId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { address } = await ownWebhook(tx, by, webhookId, { lock: true });
    await store.deleteWebhook(tx, by.caller.companyId, webhookId);
    await auditWebhook(ctx, tx, by, 'webhook.deleted', webhookId, { address });
  });
}

export async function ownWebhook(
  db: Database,
  { caller }: Pick<Changer, 'caller'>,
  webhookId: string,
  options: { lock?: boolean } = {},
): Promise<store.WebhookRow> {
  const webhook = await store.companysWebhook(db, caller.companyId, webhookId, options);
  if (webhook === null) throw notFound();
  return webhook;
}

type WebhookAction = 'webhook.added' | 'webhook.changed' | 'webhook.secret-rotated' | 'webhook.deleted';

async function auditWebhook(
  ctx: Context,
  tx: Database,
  { caller, origin }: Changer,
  action: WebhookAction,
  id: string,
  { address, isOn }: { address: string; isOn?: boolean },
): Promise<void> {
  await recordAudit(tx, {
    at: ctx.clock.now(),
    companyId: caller.companyId,
    actor: { kind: 'member', userId: caller.id },
    action,
    subject: { kind: 'webhook', id },
    // The rest of an address may contain a key.
    details: { host: new URL(address).host, ...(isOn === undefined ? {} : { isOn }) },
    address: origin.address,
  });
}

/** Throws a Failure if nothing may be sent to this address. The address is checked again at each connection. */
async function checkAddress(ctx: Context, address: string): Promise<void> {
  const refusal = await ctx.outgoing.refusalOf(address);
  if (refusal !== null) throw badInput('address', refusal, 'webhook.address-refused');
}

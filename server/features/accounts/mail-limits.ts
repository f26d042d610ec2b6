import { createHmac } from 'node:crypto';
import { HOUR_MS, MAIL_WINDOW_HOURS } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { isThisMachine, networkOf } from '#server/platform/http/network.ts';
import { keyFor } from '#server/platform/keys.ts';
import { countLimited, deleteOldLimited, lockLimits, noteLimited } from './limits-store.ts';

/**
 * How many mails somebody else can make this server send. What counts is the recipient, for each purpose, and the network
 * from which it is asked. An office or a school shares one address, so that a network may ask for many.
 */
export const MAIL_LIMITS = {
  windowMs: MAIL_WINDOW_HOURS * HOUR_MS,
  perRecipient: 5,
  perNetwork: 500,
  /** Messages to the operator: from one sender's address, from one network, and in all. */
  perSender: 5,
  messagesPerNetwork: 30,
  messages: 300,
} as const;

/** Purposes are counted apart: mails of one kind do not use up another's. */
export type MailPurpose = 'verify' | 'reset';

/** Why a mail may not be sent now; null when it may, and is counted. */
export type MailLimit = 'recipient' | 'network';

interface Limit {
  name: MailLimit;
  /** Written into the database as a keyed hash: the count is no list of addresses. */
  key: string;
  max: number;
}

/**
 * Counts a mail about an account that is about to be queued in this transaction. Two transactions never count the same
 * place, so that many calls at once get no more mails than the limit.
 */
export async function countAccountMail(
  ctx: Context,
  tx: Database,
  { purpose, to, address }: { purpose: MailPurpose; to: string; address: string },
): Promise<MailLimit | null> {
  return count(ctx, tx, [
    { name: 'recipient', key: `${purpose} to ${to.toLowerCase()}`, max: MAIL_LIMITS.perRecipient },
    ...perNetwork('account mails', address, MAIL_LIMITS.perNetwork),
  ]);
}

/** The same for a message to the operator. */
export async function countMessage(
  ctx: Context,
  tx: Database,
  { from, address }: { from: string; address: string },
): Promise<MailLimit | null> {
  return count(ctx, tx, [
    { name: 'recipient', key: `message of ${from.toLowerCase()}`, max: MAIL_LIMITS.perSender },
    ...perNetwork('messages', address, MAIL_LIMITS.messagesPerNetwork),
    { name: 'network', key: 'messages', max: MAIL_LIMITS.messages },
  ]);
}

/** Removes what counts no more. */
export async function forgetOldCounts(ctx: Context): Promise<void> {
  await deleteOldLimited(ctx.db, new Date(ctx.clock.now().getTime() - MAIL_LIMITS.windowMs));
}

/**
 * Not counted for connections from this machine: behind a proxy whose word is not taken (TRUST_PROXY), everybody would
 * share one limit, and a stranger could use it up for all.
 */
function perNetwork(what: string, address: string, max: number): Limit[] {
  const network = networkOf(address);
  return isThisMachine(network) ? [] : [{ name: 'network', key: `${what} from ${network}`, max }];
}

async function count(ctx: Context, tx: Database, limits: readonly Limit[]): Promise<MailLimit | null> {
  const secretKey = keyFor(ctx.secret, 'limits');
  const hashed = limits.map((limit) => ({
    ...limit,
    key: createHmac('sha256', secretKey).update(limit.key).digest('base64url'),
  }));
  const keys = hashed.map(({ key }) => key);
  await lockLimits(tx, keys);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - MAIL_LIMITS.windowMs);
  for (const { name, key, max } of hashed) {
    if ((await countLimited(tx, key, since)) >= max) return name;
  }
  await noteLimited(tx, keys, now);
  return null;
}

import { createHmac } from 'node:crypto';
import { HOUR_MS, MAIL_WINDOW_HOURS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { isThisMachine, networkOf } from '#server/platform/http/network.ts';
import { Failure } from '#server/platform/outcome.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { countLimited, deleteOldLimited, lockLimits, noteLimited } from '../sign-in/limits-store.ts';

/**
 * How many emails others can make this server send. There are limits per recipient and purpose, and per network that
 * the request comes from. An office or a school shares one address, so the limit per network is high.
 */
export const MAIL_LIMITS = {
  windowMs: MAIL_WINDOW_HOURS * HOUR_MS,
  perRecipient: 5,
  /** Test emails of a text that someone is writing. They go only to the writer. */
  tests: 30,
  perNetwork: 500,
  /** Messages to the operator: per sender address, per network, and in total. */
  perSender: 5,
  messagesPerNetwork: 30,
  messages: 300,
} as const;

/** Enough for someone who mistypes. A new solution takes a browser less than a second. */
const CAPTCHA_TRIES = 10;

/** Each purpose is counted separately: emails of one kind do not use up the limit of another. */
type MailPurpose = 'verify' | 'reset' | 'invite' | 'job-alert' | 'test';

/** Why an email may not be sent now. If it may, this is null and the email is counted. */
export type MailLimit = 'recipient' | 'network';

/** Throws a Failure if a limit is reached. */
export function refuseLimited(
  limit: MailLimit | null,
  sentence: string = refusals.tooManyMails({ hours: MAIL_WINDOW_HOURS }),
): void {
  if (limit === 'recipient') throw new Failure('mail.too-many', sentence);
  if (limit === 'network')
    throw new Failure(
      'mail.too-many-from-network',
      refusals.tooManyMailsFromNetwork({ hours: MAIL_WINDOW_HOURS }),
    );
}

interface Limit {
  name: MailLimit;
  /** Stored as a keyed hash, so that the table is not a list of addresses. */
  key: string;
  max: number;
}

/** Counts an email that this transaction will queue next. Simultaneous calls can't exceed the limit. */
export async function countAccountMail(
  ctx: Context,
  tx: Database,
  { purpose, to, address }: { purpose: MailPurpose; to: string; address: string },
): Promise<MailLimit | null> {
  return count(ctx, tx, [
    {
      name: 'recipient',
      key: `${purpose} to ${to.toLowerCase()}`,
      max: purpose === 'test' ? MAIL_LIMITS.tests : MAIL_LIMITS.perRecipient,
    },
    ...perNetwork('account mails', address, MAIL_LIMITS.perNetwork),
  ]);
}

/** Counts an email about a change of address. It goes to the new address, whose owner may not have asked for it. */
export async function countEmailChange(
  ctx: Context,
  tx: Database,
  { userId, to, address }: { userId: string; to: string; address: string },
): Promise<MailLimit | null> {
  return count(ctx, tx, [
    { name: 'recipient', key: `change to ${to.toLowerCase()}`, max: MAIL_LIMITS.perRecipient },
    { name: 'recipient', key: `change by ${userId}`, max: MAIL_LIMITS.perRecipient },
    ...perNetwork('account mails', address, MAIL_LIMITS.perNetwork),
  ]);
}

/** Counts a message to the operator. */
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

/**
 * Counts a use of a captcha solution; false if there were too many. A solution is valid for less time than the window.
 */
export async function countCaptchaTry(ctx: Context, tx: Database, challenge: string): Promise<boolean> {
  const limit = { name: 'network', key: `captcha ${challenge}`, max: CAPTCHA_TRIES } as const;
  return (await count(ctx, tx, [limit])) === null;
}

/** Deletes counts that are no longer needed. */
export async function forgetOldCounts(ctx: Context): Promise<void> {
  await deleteOldLimited(ctx.db, new Date(ctx.clock.now().getTime() - MAIL_LIMITS.windowMs));
}

/**
 * Connections from this machine are not counted: behind a proxy that is not trusted (TRUST_PROXY), everyone would share
 * one limit, and a stranger could use it up for all.
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

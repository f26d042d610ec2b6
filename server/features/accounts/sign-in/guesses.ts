import { createHmac } from 'node:crypto';
import * as said from '#contract/messages/en/accounts.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { createGate } from '#server/platform/gate.ts';
import { isThisMachine, networkOf } from '#server/platform/http/network.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { tryLater } from '#server/platform/outcome.ts';
import {
  type Counter,
  type Limit,
  firstBlocked,
  forget,
  forgetAccount,
  release,
  reserve,
} from './guess-store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** For one account from one network, and for one known device. */
const NEAR: Limit = { free: 10, forgiveMs: 4 * HOUR_MS, firstDelayMs: MINUTE, longestDelayMs: HOUR_MS };
/** The limit for one account over all networks and all known devices, which stops an attacker who has many. */
const FAR: Limit = { free: 50, forgiveMs: 10 * MINUTE, firstDelayMs: MINUTE, longestDelayMs: 15 * MINUTE };
/** For all accounts from one network, such as a large office. Guesses count only until they succeed. */
const NETWORK: Limit = {
  free: 600,
  forgiveMs: 10 * SECOND,
  firstDelayMs: 10 * SECOND,
  longestDelayMs: MINUTE,
};

/** The counts are deleted after this time without a guess. */
export const GUESSES_FORGOTTEN_MS = 3 * DAY_MS;

interface Scope extends Counter {
  /** A correct guess resets the count, if only the owner can have made it. Otherwise it only cancels itself. */
  wipedByRight: boolean;
  wrong: Wrong;
}

/** The message that there were too many, with the time to wait. */
interface Wrong {
  seconds: (wait: { seconds: number }) => string;
  minutes: (wait: { minutes: number }) => string;
}

type What = 'password' | 'code';
const WRONG: Record<What, Wrong> = {
  password: { seconds: said.wrongPasswordsSeconds, minutes: said.wrongPasswordsMinutes },
  code: { seconds: said.wrongCodesSeconds, minutes: said.wrongCodesMinutes },
};
const WRONG_OF_NETWORK: Record<What, Wrong> = {
  password: { seconds: said.wrongPasswordsOfNetworkSeconds, minutes: said.wrongPasswordsOfNetworkMinutes },
  code: { seconds: said.wrongCodesOfNetworkSeconds, minutes: said.wrongCodesOfNetworkMinutes },
};

/** `deviceId` has signed in to this account before, so guesses from other networks and new devices do not affect it. */
export function signInScopes(
  ctx: Context,
  what: What,
  email: string,
  address: string,
  deviceId: string | null,
): Scope[] {
  const account = email.toLowerCase();
  const network = networkOf(address);
  const wrong = WRONG[what];
  // Codes protect an account from someone who reads its email, so a new password does not reset their count.
  const accountKey = what === 'password' ? accountKeyOf(ctx, email) : null;
  const key = (...parts: string[]) => keyOf(ctx, what, ...parts);
  if (deviceId !== null) {
    return [
      { key: key('device', account, deviceId), accountKey, limit: NEAR, wipedByRight: true, wrong },
      // Someone who knew the password may have registered any number of devices.
      { key: key('devices', account), accountKey, limit: FAR, wipedByRight: false, wrong },
    ];
  }
  return [
    { key: key('near', account, network), accountKey, limit: NEAR, wipedByRight: true, wrong },
    { key: key('account', account), accountKey, limit: FAR, wipedByRight: false, wrong },
    // Not for this machine: behind a proxy that is not trusted, everyone would be one network (see mail-limits.ts).
    ...(isThisMachine(network)
      ? []
      : [
          {
            key: key('network', network),
            accountKey: null,
            limit: NETWORK,
            wipedByRight: false,
            wrong: WRONG_OF_NETWORK[what],
          },
        ]),
  ];
}

/**
 * Makes one guess. It is counted before `check` runs, so that simultaneous guesses are limited like successive ones.
 * `check` returns null for a wrong guess. Throws a Failure with the time to wait if there were too many.
 */
export async function countGuess<T>(
  ctx: Context,
  scopes: readonly Scope[],
  check: () => Promise<T | null>,
): Promise<T | null> {
  // Always in the same order, to avoid deadlocks.
  const ordered = scopes.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await inTurn(() => reserveAll(ctx, ordered));
  const takeBack = async (wasRight: boolean) => {
    for (const scope of ordered) {
      if (wasRight && scope.wipedByRight) await forget(ctx.db, scope.key);
      else await release(ctx.db, scope.key);
    }
  };
  let found: T | null;
  try {
    found = await check();
  } catch (error) {
    await takeBack(false);
    throw error;
  }
  if (found !== null) await takeBack(true);
  return found;
}

async function reserveAll(ctx: Context, scopes: readonly Scope[]): Promise<void> {
  const now = ctx.clock.now();
  const refuse = (key: string, until: Date) => {
    const scope = scopes.find((one) => one.key === key);
    throw tooMany(scope ?? scopes[0]!, until.getTime() - now.getTime());
  };
  // Refuses most requests of a flood with a plain read, without a lock.
  const blocked = await firstBlocked(
    ctx.db,
    scopes.map(({ key }) => key),
    now,
  );
  if (blocked) refuse(blocked.key, blocked.until);
  await inTransaction(ctx.db, async (tx) => {
    for (const scope of scopes) {
      const until = await reserve(tx, scope, now);
      if (until !== null) refuse(scope.key, until);
    }
  });
}

/** A flood of guesses on one account waits here, so that it does not use up the database's connections. */
const inTurn = createGate({ atOnce: 2, waiting: 2_000 });

/** Deletes the counts of an account whose owner has shown that they read its email. */
export async function forgetGuesses(ctx: Context, db: Database, email: string): Promise<void> {
  await forgetAccount(db, accountKeyOf(ctx, email));
}

const accountKeyOf = (ctx: Context, email: string) => keyOf(ctx, 'of', email.toLowerCase());

/** A keyed hash, so that the table does not reveal which accounts were tried from where. */
function keyOf(ctx: Context, ...parts: string[]): string {
  return createHmac('sha256', keyFor(ctx.secret, 'attempts'))
    .update(JSON.stringify(parts))
    .digest('base64url');
}

function tooMany({ wrong }: Scope, milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / SECOND));
  // It still says "1 minute" in the first seconds of the second minute.
  const minutes = Math.ceil((seconds - 5) / 60);
  const sentence = seconds < 60 ? wrong.seconds({ seconds }) : wrong.minutes({ minutes });
  return tryLater('sign-in.too-many-attempts', sentence, milliseconds / SECOND);
}

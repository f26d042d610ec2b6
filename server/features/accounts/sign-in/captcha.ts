import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { getCaptcha } from '#contract/account/auth.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { badInput } from '#server/platform/outcome.ts';
import { countCaptchaTry } from '../email/mail-limits.ts';
import { spendCaptcha } from '../store.ts';

/** The most numbers to try: a few tenths of a second of work for one browser. */
const MAX_NUMBER = 50_000;
const ALGORITHM = 'SHA-256';
const VALID_MS = 20 * 60_000;

const hmacKey = (ctx: Context) => keyFor(ctx.secret, 'captcha').toString('hex');

/** Version 1 of the ALTCHA protocol, which any client can solve in a few lines of code. */
export async function makeChallenge(ctx: Context): Promise<OutputOf<typeof getCaptcha>> {
  const expires = new Date(ctx.clock.now().getTime() + VALID_MS);
  const asked = { hmacKey: hmacKey(ctx), maxnumber: MAX_NUMBER, expires };
  const { challenge, salt, signature } = await createChallenge({ ...asked, algorithm: ALGORITHM });
  return { algorithm: ALGORITHM, challenge, salt, signature, maxnumber: MAX_NUMBER };
}

/** A solution that was checked and can still be used. */
interface Solution {
  challenge: string;
  expires: Date;
}

const refused = () => badInput('captcha', refusals.captchaFailed(), 'captcha.failed');

/**
 * Throws a Failure if a solution is wrong or expired, or was tried too often. A refused registration does not use it
 * up. So each attempt is counted: one solution reveals little about other people's addresses.
 */
export async function trySolution(ctx: Context, payload: string): Promise<Solution> {
  const solution = readSolution(payload);
  if (!solution) throw refused();
  const { challenge } = solution;
  const expires = new Date(Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires')) * 1000);
  if (!(expires > ctx.clock.now())) throw refused();
  if (!(await verifySolution(payload, hmacKey(ctx), false))) throw refused();
  if (!(await inTransaction(ctx.db, (tx) => countCaptchaTry(ctx, tx, challenge)))) throw refused();
  return { challenge, expires };
}

/** Runs in the transaction that stores what the solution was for. If it is used twice at once, only one succeeds. */
export async function spendSolution(tx: Database, { challenge, expires }: Solution): Promise<void> {
  if (!(await spendCaptcha(tx, challenge, expires))) throw refused();
}

function readSolution(payload: string): { challenge: string; salt: string } | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { challenge, salt } = parsed as Record<string, unknown>;
    return typeof challenge === 'string' && typeof salt === 'string' ? { challenge, salt } : null;
  } catch {
    return null;
  }
}

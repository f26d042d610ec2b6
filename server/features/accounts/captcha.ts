import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { getCaptcha } from '#contract/auth.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { TEXTS } from '#contract/texts.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/keys.ts';
import { badInput } from '#server/platform/outcome.ts';
import { spendCaptcha } from './store.ts';

/** The most numbers to try: some tenths of a second of work for one browser. */
const MAX_NUMBER = 50_000;
const ALGORITHM = 'SHA-256';
const VALID_MS = 20 * 60_000;

const hmacKey = (ctx: Context) => keyFor(ctx.secret, 'captcha').toString('hex');

/**
 * A signed ALTCHA challenge (version 1 of the protocol, which any client can solve in a few lines of code).
 */
export async function makeChallenge(ctx: Context): Promise<OutputOf<typeof getCaptcha>> {
  const expires = new Date(ctx.clock.now().getTime() + VALID_MS);
  const asked = { hmacKey: hmacKey(ctx), maxnumber: MAX_NUMBER, expires };
  const { challenge, salt, signature } = await createChallenge({ ...asked, algorithm: ALGORITHM });
  return { algorithm: ALGORITHM, challenge, salt, signature, maxnumber: MAX_NUMBER };
}

/** Accepts a solution once; throws a Failure if it is wrong, expired or was used before. */
export async function spendSolution(ctx: Context, payload: string): Promise<void> {
  const refusal = badInput('captcha', TEXTS.captchaFailed, 'captcha.failed');
  const solution = readSolution(payload);
  if (!solution) throw refusal;
  const expires = Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires')) * 1000;
  if (!(expires > ctx.clock.now().getTime())) throw refusal;
  if (!(await verifySolution(payload, hmacKey(ctx), false))) throw refusal;
  if (!(await spendCaptcha(ctx.db, solution.challenge, new Date(expires)))) throw refusal;
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

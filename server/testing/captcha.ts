import { hash } from 'node:crypto';
import type { getCaptcha } from '#contract/account/auth.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';

/** Solves an ALTCHA challenge like any client: finds the number whose hash with the salt is the challenge. */
export function solvedPayload(challenge: OutputOf<typeof getCaptcha>): string {
  const { algorithm, salt, signature, maxnumber } = challenge;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${salt}${number}`) !== challenge.challenge) continue;
    const payload = { algorithm, challenge: challenge.challenge, number, salt, signature };
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  }
  throw new Error('The captcha has no solution.');
}

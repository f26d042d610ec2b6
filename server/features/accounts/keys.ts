import { hkdfSync } from 'node:crypto';
import type { Context } from '#server/platform/context.ts';

type Purpose = 'attempts' | 'known device' | 'second factor ticket' | 'authenticator secrets';

/** A key for one purpose alone: what is made with one is worth nothing elsewhere. */
export function purposeKey(ctx: Context, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', ctx.secret, '', `roundone ${purpose}`, 32));
}

import type { Context } from '#server/platform/context.ts';
import { seal, unseal } from '#server/platform/secrets/sealing.ts';

export const sealSecret = (ctx: Context, webhookId: string, secret: string): string =>
  seal(ctx.secret, 'webhook secrets', webhookId, secret);

/** Null if it was sealed with a different AUTH_SECRET. Rotating the secret gives the webhook one that works. */
export function unsealSecret(ctx: Context, webhookId: string, sealed: string): string | null {
  try {
    return unseal(ctx.secret, 'webhook secrets', webhookId, sealed);
  } catch (error) {
    ctx.log.error({ err: error, webhookId }, 'a webhook secret cannot be read: was AUTH_SECRET changed?');
    return null;
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTICE_KINDS, type NoticeKind } from '#contract/notice-kinds.ts';
import { PATHS, pathWithToken } from '#contract/paths.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/keys.ts';

/** The person and the kind of mail that a link is for. */
export interface Subscription {
  userId: string;
  kind: NoticeKind;
}

/**
 * The address in a mail that turns its kind off: a page for people, and an endpoint for the one-click
 * unsubscribe of mail programs (RFC 8058). It does not expire, because people unsubscribe from old mails too,
 * and it can do nothing else.
 */
export function unsubscribeUrl(ctx: Context, { userId, kind }: Subscription): string {
  const payload = Buffer.from(JSON.stringify([userId, kind])).toString('base64url');
  const token = `${payload}.${signature(ctx, payload).toString('base64url')}`;
  return `${ctx.config.publicUrl}${pathWithToken(PATHS.unsubscribe, token)}`;
}

/** The content of a link's token; null if it was not signed here or was changed. */
export function readUnsubscribeToken(ctx: Context, token: string): Subscription | null {
  const [payload, given, ...rest] = token.split('.');
  if (!payload || !given || rest.length > 0) return null;
  const sent = Buffer.from(given, 'base64url');
  const expected = signature(ctx, payload);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const [userId, name] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string];
  const kind = NOTICE_KINDS.find((known) => known === name);
  return kind === undefined ? null : { userId, kind };
}

function signature(ctx: Context, payload: string): Buffer {
  return createHmac('sha256', keyFor(ctx.secret, 'unsubscribe links')).update(payload).digest();
}

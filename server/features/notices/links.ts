import { NOTICE_KINDS, type NoticeKind } from '#contract/account/notice-kinds.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { readSignedToken, signedToken } from '#server/platform/secrets/signed-token.ts';

/** The person and the kind of email that a link is for. */
export interface Subscription {
  userId: string;
  kind: NoticeKind;
}

/**
 * The address in an email that turns its kind off: a page for people, and an endpoint for the one-click unsubscribe of
 * email programs (RFC 8058). It does not expire, because people unsubscribe from old emails too, and it can do nothing
 * else.
 */
export function unsubscribeUrl(ctx: Context, { userId, kind }: Subscription): string {
  const token = signedToken(keyFor(ctx.secret, 'unsubscribe links'), [userId, kind]);
  return `${ctx.config.publicUrl}${pathWithToken(PATHS.unsubscribe, token)}`;
}

/** The content of a link's token. Null if it was not signed here or was changed. */
export function readUnsubscribeToken(ctx: Context, token: string): Subscription | null {
  const [userId, name] =
    readSignedToken<[string, string]>(keyFor(ctx.secret, 'unsubscribe links'), token) ?? [];
  const kind = NOTICE_KINDS.find((known) => known === name);
  return userId === undefined || kind === undefined ? null : { userId, kind };
}

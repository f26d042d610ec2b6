import { TOKEN_CALLS_PER_MINUTE } from '#contract/token-scopes.ts';
import { TEXTS } from '#contract/texts.ts';
import type { Context } from '#server/platform/context.ts';
import { tryLater } from '#server/platform/outcome.ts';

const MINUTE = 60_000;

interface Counted {
  minute: number;
  calls: Map<string, number>;
}

/** The calls of each token in the current minute, in this process. */
const counted = new WeakMap<Context['db'], Counted>();

/** Counts a call of a token. Throws if the token has made all its calls of this minute. */
export function countCall(ctx: Context, tokenId: string): void {
  const now = ctx.clock.now().getTime();
  const minute = Math.floor(now / MINUTE);
  let current = counted.get(ctx.db);
  if (current?.minute !== minute) counted.set(ctx.db, (current = { minute, calls: new Map() }));
  const calls = (current.calls.get(tokenId) ?? 0) + 1;
  current.calls.set(tokenId, calls);
  if (calls <= TOKEN_CALLS_PER_MINUTE) return;
  throw tryLater('too-many-requests', TEXTS.tooMany, ((minute + 1) * MINUTE - now) / 1000);
}

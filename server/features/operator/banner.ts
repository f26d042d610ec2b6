import { randomUUID } from 'node:crypto';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/shared/operator.ts';
import type { Context } from '#server/platform/context.ts';
import { type Acting, act } from './acting.ts';
import { type Banner, deleteBanner, storeBanner, storedBanner } from './banner-store.ts';

type Shown = OutputOf<typeof contract.getBanner>;

const present = ({ id, text, from, until }: Banner) => ({
  noticeId: id,
  text,
  from: from.toISOString(),
  until: until.toISOString(),
});

/** The banner, if now is within its time. */
export async function showBanner(ctx: Context): Promise<Shown> {
  const banner = await storedBanner(ctx.db);
  const now = ctx.clock.now();
  const isNow = banner !== null && banner.from <= now && now < banner.until;
  return { notice: isNow ? present(banner) : null };
}

export async function showSetBanner(ctx: Context): Promise<Shown> {
  const banner = await storedBanner(ctx.db);
  return { notice: banner && present(banner) };
}

/** A changed banner counts as new, so people who dismissed the previous one see it. */
export async function setBanner(
  ctx: Context,
  acting: Acting,
  { text, from, until }: RequestOf<typeof contract.setBanner>,
): Promise<void> {
  const banner = { id: randomUUID(), text, from: new Date(from), until: new Date(until) };
  const subject = { kind: 'notice', id: banner.id } as const;
  await act(ctx, acting, { action: 'notice.set', subject, reason: text }, async (tx) => {
    await storeBanner(tx, banner);
    return true;
  });
}

export async function removeBanner(ctx: Context, acting: Acting): Promise<void> {
  const banner = await storedBanner(ctx.db);
  if (banner === null) return;
  const subject = { kind: 'notice', id: banner.id } as const;
  await act(ctx, acting, { action: 'notice.removed', subject }, async (tx) => {
    return (await deleteBanner(tx)) !== null;
  });
}

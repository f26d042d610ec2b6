import { randomUUID } from 'node:crypto';
import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/operator.ts';
import type { Context } from '#server/platform/context.ts';
import { type Acting, act } from './acting.ts';
import { type InstanceNotice, deleteNotice, storeNotice, storedNotice } from './notice-store.ts';

type Shown = OutputOf<typeof contract.getNotice>;

const present = ({ id, text, from, until }: InstanceNotice) => ({
  noticeId: id,
  text,
  from: from.toISOString(),
  until: until.toISOString(),
});

/** The notice while it is its time. */
export async function showNotice(ctx: Context): Promise<Shown> {
  const notice = await storedNotice(ctx.db);
  const now = ctx.clock.now();
  const isNow = notice !== null && notice.from <= now && now < notice.until;
  return { notice: isNow ? present(notice) : null };
}

export async function showSetNotice(ctx: Context): Promise<Shown> {
  const notice = await storedNotice(ctx.db);
  return { notice: notice && present(notice) };
}

/** A changed notice is a new one: who dismissed the one before sees it. */
export async function setNotice(
  ctx: Context,
  acting: Acting,
  { text, from, until }: RequestOf<typeof contract.setNotice>,
): Promise<void> {
  const notice = { id: randomUUID(), text, from: new Date(from), until: new Date(until) };
  const subject = { kind: 'notice', id: notice.id } as const;
  await act(ctx, acting, { action: 'notice.set', subject, reason: text }, async (tx) => {
    await storeNotice(tx, notice);
    return true;
  });
}

export async function removeNotice(ctx: Context, acting: Acting): Promise<void> {
  const notice = await storedNotice(ctx.db);
  if (notice === null) return;
  const subject = { kind: 'notice', id: notice.id } as const;
  await act(ctx, acting, { action: 'notice.removed', subject }, async (tx) => {
    return (await deleteNotice(tx)) !== null;
  });
}

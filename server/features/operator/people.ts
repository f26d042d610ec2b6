import { lockAccount, unlockAccount } from '#server/features/accounts/operator-store.ts';
import { endSessionsBut, lockUser, voidEmailTokens } from '#server/features/accounts/session-store.ts';
import { askForErasure } from '#server/features/privacy/erase.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { type Acting, act } from './acting.ts';

interface Wish {
  personId: string;
  reason: string;
}
type Confirmed = Wish & { current: string };

const SELF = 'This is your own account. Ask another operator, or use the pages of your account.';

export async function endPersonSessions(
  ctx: Context,
  acting: Acting,
  { personId: id, ...wish }: Confirmed,
): Promise<void> {
  const subject = { kind: 'person', id } as const;
  await act(ctx, acting, { action: 'person.sessions-ended', subject, ...wish }, async (tx, at) => {
    if (!(await lockUser(tx, id))) throw notFound();
    await endSessionsBut(tx, id, null, at);
    return true;
  });
}

export async function lockPerson(
  ctx: Context,
  acting: Acting,
  { personId: id, ...wish }: Confirmed,
): Promise<void> {
  if (id === acting.caller.id) throw new Refusal('operator.self', SELF);
  const subject = { kind: 'person', id } as const;
  await act(ctx, acting, { action: 'person.locked', subject, ...wish }, async (tx, at) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound();
    if (user.locked_at !== null) return false;
    await lockAccount(tx, id, { at, reason: wish.reason });
    await endSessionsBut(tx, id, null, at);
    await voidEmailTokens(tx, id);
    return true;
  });
}

export async function unlockPerson(
  ctx: Context,
  acting: Acting,
  { personId: id, reason }: Wish,
): Promise<void> {
  const subject = { kind: 'person', id } as const;
  await act(ctx, acting, { action: 'person.unlocked', subject, reason }, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound();
    if (user.locked_at === null) return false;
    await unlockAccount(tx, id);
    return true;
  });
}

export async function erasePerson(
  ctx: Context,
  acting: Acting,
  { personId: id, ...wish }: Confirmed,
): Promise<void> {
  if (id === acting.caller.id) throw new Refusal('operator.self', SELF);
  const subject = { kind: 'person', id } as const;
  await act(ctx, acting, { action: 'person.erasure-asked', subject, ...wish }, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound();
    if (user.role !== 'candidate')
      throw new Refusal('operator.member', 'A member of a company is removed by an owner of the company.');
    await askForErasure(ctx, tx, id, { atOnce: false });
    return true;
  });
}

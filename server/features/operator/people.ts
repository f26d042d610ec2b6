import * as said from '#contract/messages/en/operator.ts';
import type { OperatorAction } from '#contract/shared/operator-actions.ts';
import type { Database } from '#server/database/database.ts';
import { lockAccount, unlockAccount } from '#server/features/accounts/operators/operator-store.ts';
import {
  endSessionsBut,
  lockUser,
  voidEmailTokens,
} from '#server/features/accounts/sessions/session-store.ts';
import type { UserRow } from '#server/features/accounts/store.ts';
import { askForErasure } from '#server/features/privacy/erase.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { type Acting, act } from './acting.ts';

interface Wish {
  personId: string;
  reason: string;
}
type Confirmed = Wish & { current: string };

export const endPersonSessions = (ctx: Context, acting: Acting, wish: Confirmed): Promise<void> =>
  actOn(ctx, acting, 'person.sessions-ended', wish, async (tx, { id }, at) => {
    await endSessionsBut(tx, id, null, at);
    return true;
  });

export async function lockPerson(ctx: Context, acting: Acting, wish: Confirmed): Promise<void> {
  refuseSelf(acting, wish);
  await actOn(ctx, acting, 'person.locked', wish, async (tx, { id, locked_at: lockedAt }, at) => {
    if (lockedAt !== null) return false;
    await lockAccount(tx, id, { at, reason: wish.reason });
    await endSessionsBut(tx, id, null, at);
    await voidEmailTokens(tx, id);
    return true;
  });
}

export const unlockPerson = (ctx: Context, acting: Acting, wish: Wish): Promise<void> =>
  actOn(ctx, acting, 'person.unlocked', wish, async (tx, { id, locked_at: lockedAt }) => {
    if (lockedAt === null) return false;
    await unlockAccount(tx, id);
    return true;
  });

export async function erasePerson(ctx: Context, acting: Acting, wish: Confirmed): Promise<void> {
  refuseSelf(acting, wish);
  await actOn(ctx, acting, 'person.erasure-asked', wish, async (tx, { id, role }) => {
    if (role !== 'candidate') throw new Refusal('operator.member', said.isMember());
    await askForErasure(ctx, tx, id, { atOnce: false });
    return true;
  });
}

function refuseSelf({ caller }: Acting, { personId }: Wish): void {
  if (personId === caller.id) throw new Refusal('operator.self', said.isYourself());
}

async function actOn(
  ctx: Context,
  acting: Acting,
  action: OperatorAction,
  { personId: id, ...wish }: Wish | Confirmed,
  work: (tx: Database, user: UserRow, at: Date) => Promise<boolean>,
): Promise<void> {
  await act(ctx, acting, { action, subject: { kind: 'person', id }, ...wish }, async (tx, at) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound();
    return work(tx, user, at);
  });
}

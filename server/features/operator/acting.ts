import type { OperatorAction, OperatorSubject } from '#contract/shared/operator-actions.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { recordOperatorEvent } from '#server/features/accounts/operators/operator-store.ts';
import { confirmOwnPassword } from '#server/features/accounts/sign-in/own-password.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';

export interface Acting {
  caller: Caller;
  address: string;
}

interface Act {
  action: OperatorAction;
  subject: { kind: OperatorSubject; id: string };
  reason?: string;
  /** Given for acts that need the operator's password. */
  current?: string;
}

/**
 * Performs an operator's act and records it as an event. `work` returns false if there was nothing to do and nothing to
 * record.
 */
export async function act(
  ctx: Context,
  { caller, address }: Acting,
  { action, subject, reason, current }: Act,
  work: (tx: Database, at: Date) => Promise<boolean>,
): Promise<void> {
  if (current !== undefined) await confirmOwnPassword(ctx, caller, current);
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    if (!(await work(tx, at))) return;
    const actor = { kind: 'operator', id: caller.id } as const;
    await recordOperatorEvent(tx, { at, actor, action, subject, reason: reason ?? null, address });
  });
}

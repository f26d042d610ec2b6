import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { OperatorAction, OperatorSubject } from '#contract/shared/operator-actions.ts';
import { forgetKnownSessions } from '../sessions/session-cache.ts';

interface OperatorEvent {
  at: Date;
  actor: { kind: 'operator'; id: string } | { kind: 'command'; name: string };
  action: OperatorAction;
  subject?: { kind: OperatorSubject; id: string };
  reason?: string | null;
  address?: string;
}

/** Allows one change of rights at a time, so that two commands cannot remove the role from the last two operators. */
export async function lockOperators(tx: Database): Promise<void> {
  await sql`LOCK TABLE operators IN EXCLUSIVE MODE`.execute(tx);
}

/** False if the account already has the role. */
export async function insertOperator(
  db: Database,
  operator: { userId: string; at: Date; by: string },
): Promise<boolean> {
  const row = await db
    .insertInto('operators')
    .values({ user_id: operator.userId, granted_at: operator.at, granted_by: operator.by })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  forgetKnownSessions();
  return row !== undefined;
}

export async function deleteOperator(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('operators').where('user_id', '=', userId).execute();
  forgetKnownSessions();
}

export async function isOperator(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function operators(db: Database) {
  return db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .select(['users.id', 'users.name', 'users.email', 'operators.granted_at', 'operators.granted_by'])
    .orderBy('operators.granted_at')
    .orderBy('users.id')
    .execute();
}

export async function recordOperatorEvent(db: Database, event: OperatorEvent): Promise<void> {
  await db
    .insertInto('operator_events')
    .values({
      at: event.at,
      actor_kind: event.actor.kind,
      actor_id: event.actor.kind === 'operator' ? event.actor.id : null,
      actor_name: event.actor.kind === 'command' ? event.actor.name : null,
      action: event.action,
      subject_kind: event.subject?.kind ?? null,
      subject_id: event.subject?.id ?? null,
      reason: event.reason ?? null,
      address: event.address ?? null,
    })
    .execute();
}

/**
 * Removes a person from the events when their data is erased: the reasons, and where they acted from. Returns how many.
 */
export async function takeOutOfOperatorEvents(db: Database, userId: string): Promise<number> {
  const rows = await db
    .updateTable('operator_events')
    .set({ reason: null, address: null })
    .where((where) =>
      where.or([
        where('actor_id', '=', userId),
        where.and([where('subject_kind', '=', 'person'), where('subject_id', '=', userId)]),
      ]),
    )
    .where((where) => where.or([where('reason', 'is not', null), where('address', 'is not', null)]))
    .returning('id')
    .execute();
  return rows.length;
}

export async function lockAccount(
  tx: Database,
  userId: string,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ locked_at: at, lock_reason: reason })
    .where('id', '=', userId)
    .execute();
  forgetKnownSessions();
}

export async function unlockAccount(tx: Database, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ locked_at: null, lock_reason: null })
    .where('id', '=', userId)
    .execute();
}

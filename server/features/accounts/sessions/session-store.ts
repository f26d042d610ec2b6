import { type Selectable, sql } from 'kysely';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Position } from '#server/platform/paging.ts';
import type { Place } from './place.ts';
import { type KnownSession, forgetKnownSessions } from './session-cache.ts';

export type SessionRow = Selectable<Schema['sessions']>;

/** The earliest last use of a valid session, and its earliest start unless it is in use right now. */
export interface SessionLimits {
  usedSince: Date;
  begunSince: Date;
  inUseSince: Date;
}

/** The conditions of a valid session, apart from not having been ended. */
const withinLimits = ({ usedSince, begunSince, inUseSince }: SessionLimits) =>
  sql<boolean>`(sessions.last_used_at > ${usedSince}
    AND (sessions.created_at > ${begunSince} OR sessions.last_used_at > ${inUseSince}))`;

/**
 * Starts a session for a user who still has the given password. Returns its id, or null. Waits for a simultaneous
 * change of the password, so that no one signs in with a password that has just been replaced.
 */
export async function insertSession(
  db: Database,
  user: { id: string; passwordHash: string },
  session: Place & { device: string; remembered: boolean; at: Date },
): Promise<string | null> {
  const row = await db
    .insertInto('sessions')
    .columns(['user_id', 'device', 'network', 'country', 'remembered', 'created_at', 'last_used_at'])
    .expression(
      db
        .selectFrom('users')
        .select([
          'id',
          sql<string>`${session.device}::text`.as('device'),
          sql<string>`${session.network}::text`.as('network'),
          sql<string | null>`${session.country}::text`.as('country'),
          sql<boolean>`${session.remembered}::boolean`.as('remembered'),
          sql<Date>`${session.at}::timestamptz`.as('created_at'),
          sql<Date>`${session.at}::timestamptz`.as('last_used_at'),
        ])
        .where('id', '=', user.id)
        .where('password_hash', '=', user.passwordHash)
        .where('locked_at', 'is', null)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A single query, because every call of a signed-in person needs it; null if the session has ended. */
export async function liveSession(
  db: Database,
  ids: { sessionId: string; userId: string },
  limits: SessionLimits,
): Promise<KnownSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('company_members', 'company_members.user_id', 'sessions.user_id')
    .leftJoin('operators', 'operators.user_id', 'sessions.user_id')
    .select([
      'users.role',
      'sessions.last_used_at',
      'company_members.company_id',
      'company_members.member_role',
      'company_members.sees_contacts',
      'operators.user_id as operator_id',
    ])
    .where('sessions.id', '=', ids.sessionId)
    .where('sessions.user_id', '=', ids.userId)
    .where('sessions.ended_at', 'is', null)
    .where('users.locked_at', 'is', null)
    .where(withinLimits(limits))
    .executeTakeFirst();
  if (!row) return null;
  const { role, last_used_at: lastUsedAt, company_id: companyId, member_role: memberRole } = row;
  const id = ids.userId;
  const isOperator = row.operator_id !== null;
  if (role === 'candidate') return { person: { id, role, isOperator }, lastUsedAt };
  // Someone who was removed from the company no longer has a session.
  if (companyId === null || memberRole === null) return null;
  const seesContacts = memberRole !== 'reviewer' || row.sees_contacts === true;
  return { person: { id, role, isOperator, companyId, memberRole, seesContacts }, lastUsedAt };
}

/** The person's company, and their role in it. Null for someone without a company. */
export async function membershipOf(
  db: Database,
  userId: string,
): Promise<{ companyId: string; memberRole: MemberRole } | null> {
  const row = await db
    .selectFrom('company_members')
    .select(['company_id as companyId', 'member_role as memberRole'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a use, only once for several simultaneous calls. */
export async function noteSessionUse(
  db: Database,
  sessionId: string,
  use: Place & { at: Date; notedBefore: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: use.at, network: use.network, country: use.country })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', use.notedBefore)
    .execute();
}

/** A person's valid sessions, most recently used first. Returns one more than requested if there are more. */
export async function liveSessionsOf(
  db: Database,
  userId: string,
  limits: SessionLimits,
  page: { limit: number; after: Position | null },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(withinLimits(limits))
    .$if(page.after !== null, (query) =>
      query.where(sql<boolean>`(last_used_at, id::text) < (${page.after!.at}, ${page.after!.id})`),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy(sql`id::text`, 'desc')
    .limit(page.limit + 1)
    .execute();
}

/** False if this person has no such session. A session that has already ended is not changed. */
export async function endSession(
  db: Database,
  userId: string,
  sessionId: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${at})` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  forgetKnownSessions();
  return row !== undefined;
}

/** Ends all sessions of a person except the given one. */
export async function endSessionsBut(
  db: Database,
  userId: string,
  keptId: string | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId!))
    .execute();
  forgetKnownSessions();
}

/** Counts an attempt before it is checked. Returns the number since the last correct one. */
export async function reservePasswordAttempt(db: Database, sessionId: string): Promise<number> {
  const row = await db
    .updateTable('sessions')
    .set({ wrong_passwords: sql<number>`wrong_passwords + 1` })
    .where('id', '=', sessionId)
    .returning('wrong_passwords')
    .executeTakeFirstOrThrow();
  return row.wrong_passwords;
}

/** Cancels an attempt that was not made because too many others are waiting. */
export async function takeBackPasswordAttempt(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ wrong_passwords: sql<number>`greatest(0, wrong_passwords - 1)` })
    .where('id', '=', sessionId)
    .execute();
}

export async function forgetPasswordAttempts(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ wrong_passwords: 0 }).where('id', '=', sessionId).execute();
}

/** Deletes sessions that have ended or are no longer valid. */
export async function deleteDeadSessions(db: Database, limits: SessionLimits): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('ended_at', 'is not', null), where.not(withinLimits(limits))]))
    .execute();
  forgetKnownSessions();
}

/** Locks the account's row until the transaction ends, so that its changes run one after the other. */
export async function lockUser(db: Database, userId: string): Promise<Selectable<Schema['users']> | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The user of a reset link while the link is valid, otherwise null. */
export async function userOfResetToken(db: Database, tokenHash: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Voids the emailed links for verifying the address or choosing a new password. */
export async function voidEmailTokens(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getSessions } from '#contract/account/account.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Reply, Caller, Origin } from '#server/platform/http/route.ts';
import { reply } from '#server/platform/http/route.ts';
import { Failure, notFound, notSignedIn } from '#server/platform/outcome.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import { deviceInWords, deviceOf } from './device.ts';
import { describePlace, placeOf } from './place.ts';
import { knownSession } from './session-cache.ts';
import * as store from './session-store.ts';
import { type UserRow, userById } from '../store.ts';
import { signLoginToken, verifiedClaims } from './tokens.ts';

const MINUTE = 60_000;
/** The precision of the last use, which is not written on each call. */
const NOTED_EVERY = 5 * MINUTE;
/** After this time, a session ends at the first pause, so never in the middle of an interview. */
const LONGEST = 90 * DAY_MS;
const PAUSE = HOUR_MS;
/** The token lives longer than that, for a session that is in use when its time is up. */
const TOKEN_SECONDS = (LONGEST + DAY_MS) / 1000;

function limitsAt(ctx: Context, now: Date): store.SessionLimits {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return {
    usedSince: before(ctx.config.sessionIdleDays * DAY_MS),
    begunSince: before(LONGEST),
    inUseSince: before(PAUSE),
  };
}

/** Returns the login token. `user` is the row that was checked. */
export async function beginSession(
  ctx: Context,
  user: UserRow,
  origin: Origin & { remember: boolean },
): Promise<string> {
  const sessionId = await store.insertSession(
    ctx.db,
    { id: user.id, passwordHash: user.password_hash },
    {
      ...placeOf(origin.address),
      device: deviceOf(origin.userAgent),
      remembered: origin.remember,
      at: ctx.clock.now(),
    },
  );
  if (sessionId === null) throw new Failure('sign-in.wrong-credentials', refusals.wrongCredentials());
  return signLoginToken(ctx, user, { sessionId, seconds: TOKEN_SECONDS });
}

/** Throws a Failure for a token that is forged or expired, or whose session has ended. */
export async function authenticate(
  ctx: Context,
  authorization: string | undefined,
  address: string,
): Promise<Caller | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  // Clients without a login may send an empty header, or their language's word for null.
  if (!token || token === 'null' || token === 'undefined') return null;
  const ids = verifiedClaims(ctx, token);
  const now = ctx.clock.now();
  const session = await knownSession(ctx, ids, now, () => store.liveSession(ctx.db, ids, limitsAt(ctx, now)));
  if (!session) {
    const user = await userById(ctx.db, ids.userId);
    throw notSignedIn(user?.locked_at == null ? refusals.sessionEnded() : refusals.accountLocked());
  }
  const notedBefore = new Date(now.getTime() - NOTED_EVERY);
  if (session.lastUsedAt < notedBefore) {
    await noteUse(ctx, ids.sessionId, { address, at: now, notedBefore });
    session.lastUsedAt = now;
  }
  return { ...session.person, sessionId: ids.sessionId };
}

/** The person of a session, for links that it got. Null once the session has ended. */
export async function callerOfSession(
  ctx: Context,
  ids: { sessionId: string; userId: string },
): Promise<Caller | null> {
  const now = ctx.clock.now();
  const session = await knownSession(ctx, ids, now, () => store.liveSession(ctx.db, ids, limitsAt(ctx, now)));
  return session && { ...session.person, sessionId: ids.sessionId };
}

/** Reading must still work when nothing can be written, for example on a full disk. */
async function noteUse(
  ctx: Context,
  sessionId: string,
  { address, ...use }: { address: string; at: Date; notedBefore: Date },
): Promise<void> {
  try {
    await store.noteSessionUse(ctx.db, sessionId, { ...placeOf(address), ...use });
  } catch (error) {
    ctx.log.warn({ err: error }, 'the use of a session could not be noted');
  }
}

export async function listSessions(
  ctx: Context,
  caller: Caller,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Reply<OutputOf<typeof getSessions>>> {
  const after = readPosition(cursor);
  const limits = limitsAt(ctx, ctx.clock.now());
  const found = await store.liveSessionsOf(ctx.db, caller.id, limits, { limit, after });
  const { rows, nextCursor } = cutPage(found, limit, (row) => ({ at: row.last_used_at, id: row.id }));
  const sessions = rows.map((row) => ({
    sessionId: row.id,
    device: deviceInWords(row.device),
    network: describePlace(row),
    lastUsed: row.last_used_at.toISOString(),
    signedIn: row.created_at.toISOString(),
    isRemembered: row.remembered,
    isThis: row.id === caller.sessionId,
  }));
  return reply(sessions, undefined, nextCursor);
}

export async function endOwnSession(ctx: Context, userId: string, sessionId: string): Promise<void> {
  if (!(await store.endSession(ctx.db, userId, sessionId, ctx.clock.now()))) throw notFound();
}

export async function endOtherSessions(ctx: Context, caller: Caller): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // If two sessions end each other at once, the second has already been ended when it gets the lock.
    await store.lockUser(tx, caller.id);
    const ids = { sessionId: caller.sessionId, userId: caller.id };
    if (!(await store.liveSession(tx, ids, limitsAt(ctx, ctx.clock.now()))))
      throw notSignedIn(refusals.sessionEnded());
    await store.endSessionsBut(tx, caller.id, caller.sessionId, ctx.clock.now());
  });
}

/** Run regularly: deletes the rows of ended sessions. */
export async function forgetDeadSessions(ctx: Context): Promise<void> {
  await store.deleteDeadSessions(ctx.db, limitsAt(ctx, ctx.clock.now()));
}

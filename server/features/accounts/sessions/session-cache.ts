import type { Context } from '#server/platform/context.ts';
import type { CandidateCaller, EmployerCaller } from '#server/platform/http/route.ts';

/** What each call needs to know about its session. */
export interface KnownSession {
  person: Omit<CandidateCaller, 'sessionId'> | Omit<EmployerCaller, 'sessionId'>;
  lastUsedAt: Date;
}

/** After this time the session is looked up again, so that its other limits, which count in days, still apply. */
const KEPT_MS = 5_000;
/** More sessions than are ever used within that time. */
const MOST_KEPT = 10_000;

interface Kept {
  session: KnownSession;
  at: number;
  ended: number;
}

const kept = new WeakMap<Context['db'], Map<string, Kept>>();

/**
 * Counts the statements in this process that ended a session. Anything read before the latest of them is out of date.
 */
let ended = 0;

/**
 * Every statement that ends sessions, or changes a person's company or role, must call this afterwards. So no call is
 * accepted on outdated data.
 */
export function forgetKnownSessions(): void {
  ended += 1;
}

/**
 * The session, from memory if it was looked up a moment ago. It is cached only if this process alone uses the database:
 * then no one else can end it, and the single connection runs no lookup while a transaction ends it. `lookUp` returns
 * null for a session that is no longer valid, which is not cached.
 */
export async function knownSession(
  ctx: Context,
  { sessionId, userId }: { sessionId: string; userId: string },
  now: Date,
  lookUp: () => Promise<KnownSession | null>,
): Promise<KnownSession | null> {
  if (!ctx.isAlone) return lookUp();
  let sessions = kept.get(ctx.db);
  if (sessions === undefined) kept.set(ctx.db, (sessions = new Map()));
  const known = sessions.get(sessionId);
  const age = now.getTime() - (known?.at ?? 0);
  if (known?.session.person.id === userId && known.ended === ended && age >= 0 && age < KEPT_MS) {
    return known.session;
  }
  const before = ended;
  const session = await lookUp();
  if (session === null) return null;
  if (sessions.size >= MOST_KEPT) sessions.clear();
  sessions.set(sessionId, { session, at: now.getTime(), ended: before });
  return session;
}

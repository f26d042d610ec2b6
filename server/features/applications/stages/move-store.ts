import { type Selectable, sql } from 'kysely';
import type { AuditAction } from '#contract/company/audit-actions.ts';
import type { Place } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { AuditDetails } from '#server/features/companies/stored-company.ts';
import type { Actor } from '../actor.ts';
import { type Terms, termsColumns } from '../terms-store.ts';

export type MoveRow = Selectable<Schema['application_moves']>;
/** What a move did to the interview, if the stage alone does not say it. */
export type Act = NonNullable<MoveRow['act']>;

export interface Move {
  to: Place;
  at: Date;
  actor: Actor;
  /** Whether the candidate learns of it at once. A decision that can be undone is told later. */
  isTold: boolean;
  reason?: { title: string; sharedText: string } | null;
  note?: string | null;
  decisionId?: string;
  isUndo?: boolean;
  columns?: Partial<Terms> & { decided_at?: Date; withdrawn_at?: Date };
  act?: Act | null;
}

/** Moves an application and records the move. Returns the id of the move, or null if another request was faster. */
export async function moveApplication(
  db: Database,
  { application: { id, ...from }, ...move }: Move & { application: { id: string } & Place },
): Promise<number | null> {
  return (await moveTogether(db, [id], from, move)).get(id) ?? null;
}

/** Does the same for applications of one company in one place. Returns the ids of their moves. */
export async function moveTogether(
  db: Database,
  applicationIds: readonly string[],
  from: Place,
  move: Move,
): Promise<Map<string, number>> {
  const { to, at, actor, columns = {} } = move;
  const moved = await db
    .updateTable('applications')
    .set({ stage: to.stage, outcome: to.outcome, ...termsColumns(columns) })
    .$if(to.stage !== from.stage || to.outcome !== from.outcome, (query) => query.set({ stage_since: at }))
    .$if(move.isTold, (query) => query.set({ told_stage: to.stage, told_outcome: to.outcome }))
    .where('id', 'in', [...applicationIds])
    .where('stage', '=', from.stage)
    .where(sql<boolean>`outcome IS NOT DISTINCT FROM ${from.outcome}`)
    .returning(['id', 'employer_id'])
    .execute();
  if (moved.length === 0) return new Map();
  const rows = await db
    .insertInto('application_moves')
    .values(
      moved.map(({ id }) => ({
        application_id: id,
        at,
        actor_kind: actor.kind,
        actor_id: actor.id,
        // The history still names a person whose account no longer exists.
        actor_name: sql<string | null>`(SELECT name FROM users WHERE id = ${actor.id}::uuid)`,
        from_stage: from.stage,
        from_outcome: from.outcome,
        to_stage: to.stage,
        to_outcome: to.outcome,
        reason: move.reason?.title ?? null,
        shared_reason: move.reason?.sharedText || null,
        note: move.note || null,
        decision_id: move.decisionId ?? null,
        is_undo: move.isUndo ?? false,
        act: move.act ?? null,
        interview_at: columns.interview_at ?? null,
        open_days: columns.open_days ?? null,
        attempt: columns.attempt ?? null,
      })),
    )
    .returning(['id', 'application_id'])
    .execute();
  await recordInHistory(db, moved, from, move);
  return new Map(rows.map((row) => [row.application_id, row.id]));
}

async function recordInHistory(
  tx: Database,
  moved: readonly { id: string; employer_id: string }[],
  from: Place,
  move: Move,
): Promise<void> {
  const { actor, at } = move;
  const { kind } = actor;
  if (kind !== 'member' && kind !== 'token') return;
  const decided = decidedBy(from, move);
  if (decided === null) return;
  await recordAudit(
    tx,
    ...moved.map(({ id, employer_id: companyId }) => ({
      at,
      companyId,
      actor: { kind, ...(actor.id === null ? {} : { userId: actor.id }) },
      subject: { kind: 'application', id },
      ...decided,
    })),
  );
}

/** Null for an interview that is given again, which is recorded with its reason. */
function decidedBy(
  from: Place,
  { to, isUndo = false, act = null }: Move,
): { action: AuditAction; details?: AuditDetails } | null {
  const details = { to: to.stage };
  if (isUndo) return { action: 'decision.undone' };
  if (act === 'given-again' || act === 'given-again-in-part') return null;
  if (act !== null) return { action: 'interview.rescheduled' };
  if (to.outcome === 'declined') return { action: 'decision.declined' };
  if (to.outcome === 'hired') return { action: 'decision.hired' };
  if (to.outcome !== null) return { action: 'decision.closed', details: { as: to.outcome } };
  if (from.outcome !== null) return { action: 'decision.reopened', details };
  if (to.stage === 'ai-interview') return { action: 'interview.scheduled' };
  if (to.stage === 'applied') return { action: 'interview.cancelled' };
  return { action: 'decision.advanced', details };
}

export type ListedMove = Awaited<ReturnType<typeof movesOf>>[number];

/** All moves of an application, oldest first, with the state of the decisions behind them. */
export async function movesOf(db: Database, applicationId: string) {
  return db
    .selectFrom('application_moves as moves')
    .leftJoin('decision_items as items', (join) =>
      join
        .onRef('items.decision_id', '=', 'moves.decision_id')
        .onRef('items.application_id', '=', 'moves.application_id'),
    )
    .selectAll('moves')
    .select(['items.state as item_state', 'items.mail as item_mail'])
    .where('moves.application_id', '=', applicationId)
    .orderBy('moves.id')
    .execute();
}

export async function moveById(db: Database, id: number): Promise<MoveRow> {
  return db.selectFrom('application_moves').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The last move of an application, for the sentence that says who was faster. */
export async function lastMoveOf(db: Database, applicationId: string) {
  return db
    .selectFrom('application_moves')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

import { type Selectable, sql } from 'kysely';
import { interviewClosesAt } from '#contract/limits.ts';
import type { Place } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { storedScheduledQuestions } from '../stored-application.ts';
import { recordInHistory } from './record-in-history.ts';

export type MoveRow = Selectable<Schema['application_moves']>;

/** Who moves an application. */
export interface Actor {
  kind: MoveRow['actor_kind'];
  /** The id of the person or of the API token; null for the server itself. */
  id: string | null;
}

export interface Move {
  application: { id: string } & Place;
  to: Place;
  at: Date;
  actor: Actor;
  /** Whether the candidate knows of it at once. A decision that can be undone is told later. */
  isTold: boolean;
  reason?: { title: string; sharedText: string } | null;
  note?: string | null;
  decisionId?: string;
  isUndo?: boolean;
  columns?: {
    decided_at?: Date;
    interview_at?: Date | null;
    open_days?: number;
    thinking_seconds?: number;
    retakes?: number;
    answer_seconds?: number;
    follow_ups?: boolean;
    opening_moved_from?: Date | null;
    attempt?: number;
    kept_answers?: number;
    withdrawn_at?: Date;
  };
  /** What this move did to the interview, where the stage alone does not tell. */
  act?: MoveRow['act'];
  questionIds?: readonly string[];
}

/**
 * Moves an application and adds the move to its history. Null if it does not stand where `application` says, because
 * another request was faster. Otherwise the id of the move.
 */
export async function moveApplication(db: Database, move: Move): Promise<number | null> {
  const { application: from, to, at, actor, columns = {}, questionIds } = move;
  const moved = await db
    .updateTable('applications')
    .set({ stage: to.stage, outcome: to.outcome, ...columns })
    .$if(to.stage !== from.stage || to.outcome !== from.outcome, (query) => query.set({ stage_since: at }))
    .$if(move.isTold, (query) => query.set({ told_stage: to.stage, told_outcome: to.outcome }))
    .$if(questionIds !== undefined, (query) =>
      query.set({ question_ids: storedScheduledQuestions.write([...questionIds!]) }),
    )
    .where('id', '=', from.id)
    .where('stage', '=', from.stage)
    .where(sql<boolean>`outcome IS NOT DISTINCT FROM ${from.outcome}`)
    .returning('employer_id')
    .executeTakeFirst();
  if (!moved) return null;
  const { id } = await db
    .insertInto('application_moves')
    .values({
      application_id: from.id,
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      // The history still names a person whose account does not exist any more.
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordInHistory(db, moved.employer_id, move);
  return id;
}

export type ListedMove = Awaited<ReturnType<typeof movesOf>>[number];

/** When the interview could be taken after a move; null if the move set no window. */
export function windowOf({
  interview_at: opensAt,
  open_days: openDays,
}: Pick<MoveRow, 'interview_at' | 'open_days'>) {
  if (opensAt === null || openDays === null) return null;
  return {
    date: opensAt.toISOString(),
    openUntil: interviewClosesAt(opensAt, openDays).toISOString(),
    openDays,
  };
}

/** All moves of an application, oldest first, with what became of the decisions behind them. */
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

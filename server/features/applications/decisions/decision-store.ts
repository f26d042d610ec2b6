import { type Selectable, sql } from 'kysely';
import { WAITING_NAMES_MAX } from '#contract/decisions.ts';
import { DECISION_MINUTES_MAX } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Decider } from '../stages/actor.ts';

export type DecisionRow = Selectable<Schema['decisions']>;
export type DecisionItem = Selectable<Schema['decision_items']>;

export interface NewDecision {
  id: string;
  companyId: string;
  madeBy: string | null;
  madeAt: Date;
  dueAt: Date;
}

/** Adds a decision, unless the first of its people added it. */
export async function insertDecision(db: Database, decision: NewDecision): Promise<void> {
  await db
    .insertInto('decisions')
    .values({
      id: decision.id,
      company_id: decision.companyId,
      made_by: decision.madeBy,
      made_by_name: sql<string>`coalesce((SELECT name FROM users WHERE id = ${decision.madeBy}::uuid), '')`,
      made_at: decision.madeAt,
      due_at: decision.dueAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function insertItem(db: Database, item: DecisionItem): Promise<void> {
  await db.insertInto('decision_items').values(item).execute();
}

export async function companysDecision(
  db: Database,
  companyId: string,
  id: string,
): Promise<DecisionRow | null> {
  const row = await db
    .selectFrom('decisions')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

export async function decisionById(db: Database, id: string): Promise<DecisionRow | null> {
  const row = await db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The people of a decision in a state. */
export async function itemsOf(
  db: Database,
  decisionId: string,
  state: DecisionItem['state'],
): Promise<DecisionItem[]> {
  return db
    .selectFrom('decision_items')
    .selectAll()
    .where('decision_id', '=', decisionId)
    .where('state', '=', state)
    .orderBy('application_id')
    .execute();
}

/** The decision on an application that the candidate was not told yet. Its row is locked until the transaction ends. */
export async function waitingItem(db: Database, applicationId: string): Promise<DecisionItem | null> {
  const item = await db
    .selectFrom('decision_items')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return item ?? null;
}

/** The same, with its decision, to be read. */
export async function waitingDecision(db: Database, applicationId: string): Promise<DecisionRow | null> {
  const row = await db
    .selectFrom('decision_items')
    .innerJoin('decisions', 'decisions.id', 'decision_items.decision_id')
    .selectAll('decisions')
    .where('decision_items.application_id', '=', applicationId)
    .where('decision_items.state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

/** The decisions that the candidates of these applications were not told yet, by application. */
export async function waitingDecisions(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, Pick<DecisionRow, 'id' | 'due_at'>>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('decision_items')
    .innerJoin('decisions', 'decisions.id', 'decision_items.decision_id')
    .select(['decision_items.application_id', 'decisions.id', 'decisions.due_at'])
    .where('decision_items.application_id', 'in', applicationIds)
    .where('decision_items.state', '=', 'waiting')
    .execute();
  return new Map(rows.map(({ application_id: id, ...decision }) => [id, decision]));
}

/**
 * The decisions of one person that can still be undone, the newest first: what was done to how many applications of one
 * job, with the first names.
 */
export async function waitingGroups(db: Database, { companyId, actor }: Decider, now: Date) {
  const earliest = new Date(now.getTime() - DECISION_MINUTES_MAX * 60_000);
  const rows = await db
    .selectFrom('decisions')
    .innerJoin('decision_items', 'decision_items.decision_id', 'decisions.id')
    .innerJoin('application_moves', 'application_moves.id', 'decision_items.move_id')
    .innerJoin('applications', 'applications.id', 'decision_items.application_id')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select(({ fn }) => [
      'decisions.id',
      'decisions.due_at',
      'applications.job_id',
      'from_stage',
      'from_outcome',
      'to_stage',
      'to_outcome',
      fn.countAll<string>().as('count'),
      sql<string[]>`(array_agg(users.name ORDER BY users.name))[1:${sql.lit(WAITING_NAMES_MAX)}]`.as('names'),
    ])
    .where('decisions.company_id', '=', companyId)
    .where('decisions.made_by', '=', actor.id)
    // Older ones cannot wait any more; the index then leads to few rows.
    .where('decisions.made_at', '>=', earliest)
    .where('decisions.due_at', '>', now)
    .where('decision_items.state', '=', 'waiting')
    .groupBy(['decisions.id', 'applications.job_id', 'from_stage', 'from_outcome', 'to_stage', 'to_outcome'])
    .orderBy('decisions.made_at', 'desc')
    .orderBy('decisions.id')
    .execute();
  return rows.map(({ from_stage, from_outcome, to_stage, to_outcome, count, ...row }) => ({
    ...row,
    count: Number(count),
    from: { stage: from_stage, outcome: from_outcome },
    to: { stage: to_stage, outcome: to_outcome },
  }));
}

export async function setItemState(
  db: Database,
  { decision_id, application_id }: Pick<DecisionItem, 'decision_id' | 'application_id'>,
  state: DecisionItem['state'],
): Promise<void> {
  await db
    .updateTable('decision_items')
    .set({ state })
    .where('decision_id', '=', decision_id)
    .where('application_id', '=', application_id)
    .execute();
}

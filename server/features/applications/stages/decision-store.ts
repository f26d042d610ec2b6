import { type Selectable, sql } from 'kysely';
import { WAITING_NAMES_MAX } from '#contract/interview/decisions.ts';
import { DECISION_MINUTES_MAX } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Position } from '#server/platform/paging.ts';
import type { Decider } from '../actor.ts';
import type { MoveRow } from './move-store.ts';

export type DecisionRow = Selectable<Schema['decisions']>;
export type DecisionItem = Selectable<Schema['decision_items']>;

export interface NewDecision {
  id: string;
  companyId: string;
  madeBy: string | null;
  madeAt: Date;
  dueAt: Date;
  closesJobId: string | null;
}

/** Adds a decision, unless it was already added with its first person. */
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
      closes_job_id: decision.closesJobId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function insertItems(db: Database, items: readonly DecisionItem[]): Promise<void> {
  await db.insertInto('decision_items').values(items).execute();
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

/** Sets when the candidates are told about a decision. */
export async function setDue(db: Database, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('decisions').set({ due_at: dueAt }).where('id', '=', id).execute();
}

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

/**
 * The decision on an application that the candidate has not been told about. Its row is locked until the transaction
 * ends.
 */
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

/** The same with its decision, without a lock. */
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

/** The decisions that the candidates of these applications have not been told about, by application. */
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

type CountedMove = Pick<MoveRow, 'from_stage' | 'from_outcome' | 'to_stage' | 'to_outcome'> & {
  count: string;
};

function countedMove<Row extends CountedMove>({
  from_stage,
  from_outcome,
  to_stage,
  to_outcome,
  count,
  ...row
}: Row) {
  return {
    ...row,
    count: Number(count),
    from: { stage: from_stage, outcome: from_outcome },
    to: { stage: to_stage, outcome: to_outcome },
  };
}

/** A person's decisions that can still be undone, newest first: one row for each job and move, with a few names. */
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
    // Older ones can't be waiting any more, and so the index leads to few rows.
    .where('decisions.made_at', '>=', earliest)
    .where('decisions.due_at', '>', now)
    .where('decision_items.state', '=', 'waiting')
    .groupBy(['decisions.id', 'applications.job_id', 'from_stage', 'from_outcome', 'to_stage', 'to_outcome'])
    .orderBy('decisions.made_at', 'desc')
    .orderBy('decisions.id')
    .execute();
  return rows.map(countedMove);
}

export interface DecisionFilter {
  companyId: string;
  memberId?: string | undefined;
  from?: Date | undefined;
}

/** The company's decisions on applications that still exist, newest first. */
export async function decisionsOfCompany(
  db: Database,
  { companyId, memberId, from }: DecisionFilter,
  { after, limit }: { after: Position | null; limit: number },
): Promise<DecisionRow[]> {
  return db
    .selectFrom('decisions')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(memberId !== undefined, (query) => query.where('made_by', '=', memberId!))
    .$if(from !== undefined, (query) => query.where('made_at', '>=', from!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(made_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('decision_items')
          .select('decision_items.move_id')
          .whereRef('decision_items.decision_id', '=', 'decisions.id'),
      ),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What each of these decisions did, to how many applications of which job, and its current state. */
export async function partsOfDecisions(db: Database, decisionIds: readonly string[]) {
  if (decisionIds.length === 0) return [];
  const rows = await db
    .selectFrom('decision_items')
    .innerJoin('application_moves', 'application_moves.id', 'decision_items.move_id')
    .innerJoin('applications', 'applications.id', 'decision_items.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(({ fn }) => [
      'decision_items.decision_id',
      'jobs.id as job_id',
      'jobs.designation',
      'from_stage',
      'from_outcome',
      'to_stage',
      'to_outcome',
      'decision_items.state',
      fn.countAll<string>().as('count'),
    ])
    .where('decision_items.decision_id', 'in', decisionIds)
    .groupBy([
      'decision_items.decision_id',
      'jobs.id',
      'from_stage',
      'from_outcome',
      'to_stage',
      'to_outcome',
      'decision_items.state',
    ])
    .orderBy('jobs.designation')
    .orderBy('jobs.id')
    .execute();
  return rows.map(countedMove);
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

/** Undoes a decision for those of these applications that are waiting for it. Returns their ids. */
export async function undoItems(
  db: Database,
  decisionId: string,
  applicationIds: readonly string[],
): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const undone = await db
    .updateTable('decision_items')
    .set({ state: 'undone' })
    .where('decision_id', '=', decisionId)
    .where('application_id', 'in', applicationIds)
    .where('state', '=', 'waiting')
    .returning('application_id')
    .execute();
  return undone.map(({ application_id: id }) => id);
}

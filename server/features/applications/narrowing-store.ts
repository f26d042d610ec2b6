import { type RawBuilder, sql } from 'kysely';
import type { Outcome, Stage } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import { containing } from '#server/features/jobs/store.ts';

/** What a list of applications can be narrowed by, beside what the list is for. */
export interface Narrowing {
  stage?: Stage | undefined;
  outcome?: 'open' | 'closed' | Outcome | undefined;
  /** A part of the name, or of the e-mail for a member who sees contact data. */
  search?: { text: string; inContacts: boolean } | undefined;
}

/** For a query with the tables `applications` and, as `candidate`, `users`. */
export function isNarrowed({ stage, outcome, search }: Narrowing): RawBuilder<boolean> {
  const conditions = [
    ...(stage === undefined ? [] : [sql`applications.stage = ${stage}`]),
    ...(outcome === undefined ? [] : [hasOutcome(outcome)]),
    ...(search === undefined ? [] : [isNamed(search)]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

function hasOutcome(wanted: NonNullable<Narrowing['outcome']>) {
  if (wanted === 'open') return sql`applications.outcome IS NULL`;
  if (wanted === 'closed') return sql`applications.outcome IS NOT NULL`;
  return sql`applications.outcome = ${wanted}`;
}

function isNamed({ text, inContacts }: NonNullable<Narrowing['search']>) {
  const pattern = containing(text);
  return inContacts
    ? sql`(candidate.name ILIKE ${pattern} OR candidate.email ILIKE ${pattern})`
    : sql`candidate.name ILIKE ${pattern}`;
}

/** How many applications a list has on all its pages. */
export async function countNarrowed(
  db: Database,
  { reach, jobId, ...narrowing }: Narrowing & { reach: Reach; jobId?: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' }))
    .$if(jobId !== undefined, (q) => q.where('applications.job_id', '=', jobId!))
    .where(isNarrowed(narrowing))
    .executeTakeFirstOrThrow();
  return count;
}

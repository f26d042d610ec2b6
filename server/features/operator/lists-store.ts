import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { folded, plannedAnew } from '#server/features/jobs/lists/search-store.ts';
import { containing } from '#server/features/jobs/store.ts';
import type { Position } from '#server/platform/paging.ts';

interface Page {
  limit: number;
  after: Position | null;
}

interface Search {
  search: string;
  companyId: string | undefined;
}

/** Newest first, with one more than requested if there are more. */
export async function people(db: Database, { search, companyId, ...page }: Page & Search) {
  const name = search === '' ? '' : containing(await folded(db, search));
  return db
    .selectFrom('users')
    .leftJoin('company_members', 'company_members.user_id', 'users.id')
    .leftJoin('companies', 'companies.id', 'company_members.company_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.role',
      'users.created_at',
      'users.locked_at',
      'users.lock_reason',
      'companies.name as company_name',
    ])
    .select([
      sql<Date | null>`(SELECT max(last_used_at) FROM sessions WHERE sessions.user_id = users.id)`.as(
        'seen_at',
      ),
      sql<boolean>`EXISTS (SELECT FROM operators WHERE operators.user_id = users.id)`.as('is_operator'),
      sql<Date | null>`(SELECT min(due_at) FROM erasures
        WHERE erasures.user_id = users.id AND done_at IS NULL AND called_off_at IS NULL)`.as('erasure_due'),
      sql<boolean>`EXISTS (SELECT FROM legal_holds JOIN applications ON applications.id = legal_holds.application_id
        WHERE applications.candidate_id = users.id)`.as('has_hold'),
    ])
    .$if(search !== '', (query) =>
      query.modifyFront(plannedAnew).where(
        sql<boolean>`(users.folded_name LIKE ${name}
          OR lower(users.email) LIKE ${containing(search.toLowerCase())})`,
      ),
    )
    .$if(companyId !== undefined, (query) => query.where('company_members.company_id', '=', companyId!))
    .$if(page.after !== null, (query) =>
      query.where(sql<boolean>`(users.created_at, users.id) < (${page.after!.at}, ${page.after!.id}::uuid)`),
    )
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

/** Newest first, with one more than requested if there are more. */
export async function companies(db: Database, { search, ...page }: Page & { search: string }) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'slug', 'created_at', 'taken_down_at', 'taken_down_reason'])
    .select([
      sql<string>`(SELECT count(*) FROM company_members WHERE company_id = companies.id)`.as('members'),
      sql<string>`(SELECT count(*) FROM jobs WHERE employer_id = companies.id AND status = 'open')`.as(
        'open_jobs',
      ),
      sql<string>`(SELECT count(*) FROM jobs
        WHERE employer_id = companies.id AND published_at IS NOT NULL AND status <> 'deleted')`.as('jobs'),
    ])
    .$if(search !== '', (query) => query.modifyFront(plannedAnew).where('name', 'ilike', containing(search)))
    .$if(page.after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${page.after!.at}, ${page.after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

const IS_POSTED = sql<boolean>`jobs.published_at IS NOT NULL AND jobs.status <> 'deleted'`;

/**
 * The newest jobs found by designation, Job ID or company. Each way has an index, which a single condition would not
 * use.
 */
async function jobsFound(db: Database, { search, companyId, ...page }: Page & Search) {
  const conditions = [IS_POSTED];
  if (companyId !== undefined) conditions.push(sql`jobs.employer_id = ${companyId}::uuid`);
  if (page.after !== null)
    conditions.push(
      sql`(jobs.published_at, jobs.id) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`,
    );
  const newest = (condition: RawBuilder<boolean>) => sql`SELECT jobs.id, jobs.published_at FROM jobs
    WHERE ${sql.join([condition, ...conditions], sql` AND `)}
    ORDER BY jobs.published_at DESC, jobs.id DESC LIMIT ${page.limit + 1}`;
  const designation = containing(await folded(db, search));
  const ways = [
    newest(
      sql`jobs.designation_id IN (SELECT id FROM designations WHERE designations.folded LIKE ${designation})`,
    ),
    newest(sql`jobs.alternate_id = ${search.toUpperCase()}`),
    // Read per company: if one company has nearly all jobs, the planner would otherwise search those for another
    // company's.
    sql`SELECT newest.id, newest.published_at FROM companies
      CROSS JOIN LATERAL (${newest(sql`jobs.employer_id = companies.id`)}) AS newest
      WHERE companies.name ILIKE ${containing(search)}
      ORDER BY newest.published_at DESC, newest.id DESC LIMIT ${page.limit + 1}`,
  ];
  return sql<string>`(SELECT found.id FROM (${sql.join(
    ways.map((way) => sql`(${way})`),
    sql` UNION ALL `,
  )}) AS found)`;
}

/** Jobs that were posted, newest first, with one more than requested if there are more. */
export async function postedJobs(db: Database, { search, companyId, ...page }: Page & Search) {
  const found = search === '' ? null : await jobsFound(db, { search, companyId, ...page });
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.alternate_id',
      'jobs.designation',
      'jobs.status',
      'jobs.taken_down_at',
      'jobs.taken_down_reason',
      'companies.name as company_name',
      sql<Date>`jobs.published_at`.as('posted_at'),
    ])
    .where(IS_POSTED)
    .$if(found !== null, (query) => query.modifyFront(plannedAnew).where('jobs.id', 'in', found!))
    .$if(companyId !== undefined, (query) => query.where('jobs.employer_id', '=', companyId!))
    .$if(page.after !== null, (query) =>
      query.where(sql<boolean>`(jobs.published_at, jobs.id) < (${page.after!.at}, ${page.after!.id}::uuid)`),
    )
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

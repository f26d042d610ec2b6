import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/shared/operator.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import * as store from './lists-store.ts';

export async function listPeople(
  ctx: Context,
  { search = '', companyId, limit, cursor }: RequestOf<typeof contract.getPeople>,
): Promise<OutputOf<typeof contract.getPeople>> {
  const found = await store.people(ctx.db, { search, companyId, limit, after: readPosition(cursor) });
  const { rows, nextCursor } = cutPage(found, limit, ({ id, created_at }) => ({ id, at: created_at }));
  return {
    people: rows.map((row) => ({
      personId: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      companyName: row.company_name,
      registeredDate: row.created_at.toISOString(),
      lastSeen: row.seen_at?.toISOString() ?? null,
      isOperator: row.is_operator,
      lockReason: row.locked_at === null ? null : (row.lock_reason ?? ''),
      erasureDue: row.erasure_due?.toISOString() ?? null,
      hasLegalHold: row.has_hold,
    })),
    nextCursor,
  };
}

export async function listCompanies(
  ctx: Context,
  { search = '', limit, cursor }: RequestOf<typeof contract.getCompanies>,
): Promise<OutputOf<typeof contract.getCompanies>> {
  const found = await store.companies(ctx.db, { search, limit, after: readPosition(cursor) });
  const { rows, nextCursor } = cutPage(found, limit, ({ id, created_at }) => ({ id, at: created_at }));
  return {
    companies: rows.map((row) => ({
      companyId: row.id,
      name: row.name,
      slug: row.slug,
      createdDate: row.created_at.toISOString(),
      members: Number(row.members),
      openJobs: Number(row.open_jobs),
      jobs: Number(row.jobs),
      takenDownReason: row.taken_down_at === null ? null : (row.taken_down_reason ?? ''),
    })),
    nextCursor,
  };
}

export async function listPostedJobs(
  ctx: Context,
  { search = '', companyId, limit, cursor }: RequestOf<typeof contract.getAllJobs>,
): Promise<OutputOf<typeof contract.getAllJobs>> {
  const found = await store.postedJobs(ctx.db, { search, companyId, limit, after: readPosition(cursor) });
  const { rows, nextCursor } = cutPage(found, limit, ({ id, posted_at }) => ({ id, at: posted_at }));
  return {
    jobs: rows.map((row) => ({
      jobId: row.id,
      alternateId: row.alternate_id,
      designation: row.designation,
      companyName: row.company_name,
      isOpen: row.status === 'open',
      postedDate: row.posted_at.toISOString(),
      takenDownReason: row.taken_down_at === null ? null : (row.taken_down_reason ?? ''),
    })),
    nextCursor,
  };
}

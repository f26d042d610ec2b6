import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/privacy/privacy.ts';
import { type ViewRow, viewsOf } from '#server/features/feedback/view-store.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPageBy, readCursor, writeCursor } from '#server/platform/paging.ts';

type Page = RequestOf<typeof contract.getOpenings>;

async function pageOf(
  ctx: Context,
  of: Parameters<typeof viewsOf>[1],
  { limit, cursor }: Page,
): Promise<{ rows: ViewRow[]; nextCursor: string | null }> {
  const found = await viewsOf(ctx.db, of, {
    before: readCursor(cursor, 'count')?.[0] ?? null,
    limit: limit + 1,
  });
  return cutPageBy(found, limit, ({ id }) => writeCursor(Number(id)));
}

const present = (row: ViewRow) => ({
  openingId: String(row.id),
  at: row.at.toISOString(),
  what: row.what,
  viewer: row.viewer_kind,
  role: row.viewer_role,
  designation: row.designation,
});

/** Who opened which of a candidate's data. Members act for their company, so only guests are named. */
export async function showOpenings(
  ctx: Context,
  candidateId: string,
  page: Page,
): Promise<OutputOf<typeof contract.getOpenings>> {
  const { rows, nextCursor } = await pageOf(ctx, { candidateId }, page);
  return {
    openings: rows.map((row) => ({
      ...present(row),
      employerName: row.employer_name,
      guestName: row.viewer_kind === 'guest' ? row.viewer_name : null,
    })),
    nextCursor,
  };
}

export async function showCompanyOpenings(
  ctx: Context,
  companyId: string,
  page: Page,
): Promise<OutputOf<typeof contract.getCompanyOpenings>> {
  const { rows, nextCursor } = await pageOf(ctx, { companyId }, page);
  return {
    openings: rows.map((row) => ({
      ...present(row),
      applicationId: row.application_id,
      candidateName: row.candidate_name,
      viewerName: row.viewer_name,
    })),
    nextCursor,
  };
}

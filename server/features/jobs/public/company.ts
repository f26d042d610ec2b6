import { companySlug } from '#contract/company/company-profile.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getCompanyProfile } from '#contract/company/company-profile.ts';
import { companyProfile, companyUrls, formerSlugs } from '#server/features/companies/profile.ts';
import { companyIdOfSlug } from '#server/features/companies/profile-store.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import { countOpenJobsOf, hasPostedJob, openJobsOf } from './company-store.ts';

/** A company as anyone can see it. */
export type PublicCompany = Awaited<ReturnType<typeof companyProfile>> & { id: string };

/**
 * The company at this address. Null if there is none, or if the company has never posted a job. If the address is an
 * earlier one, the slug differs from the requested one.
 */
export async function companyAt(ctx: Context, asked: string | undefined): Promise<PublicCompany | null> {
  const slug = companySlug.safeParse(asked);
  const id = slug.success ? await companyIdOfSlug(ctx.db, slug.data) : null;
  if (id === null || !(await hasPostedJob(ctx.db, id))) return null;
  return { ...(await companyProfile(ctx, id)), id };
}

/**
 * One page of a company's open jobs, most recently published first. Throws a Failure if the cursor belongs to another
 * list.
 */
export async function openJobsPage(
  ctx: Context,
  companyId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ rows: JobRow[]; total: number; nextCursor: string | null }> {
  const rows = await openJobsOf(ctx.db, companyId, { after: readPosition(cursor), limit: limit + 1 });
  return {
    ...cutPage(rows, limit, ({ published_at, created_at, id }) => ({ at: published_at ?? created_at, id })),
    total: await countOpenJobsOf(ctx.db, companyId),
  };
}

/** The profile as the company itself sees it. */
export async function ownProfile(
  ctx: Context,
  companyId: string,
): Promise<OutputOf<typeof getCompanyProfile>> {
  const profile = await companyProfile(ctx, companyId);
  return {
    ...profile,
    hasPosted: await hasPostedJob(ctx.db, companyId),
    ...companyUrls(ctx, profile.slug),
    formerSlugs: await formerSlugs(ctx, companyId, profile.slug),
  };
}

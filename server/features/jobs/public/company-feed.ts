import * as said from '#contract/messages/en/jobs.ts';
import { companyFeedPath, companyLogoPath, companyPath } from '#contract/shared/paths.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { publicJobUrl } from '#server/features/jobs/lists/present.ts';
import type { Context } from '#server/platform/context.ts';
import { plainTextOf, sanitiseRichText } from '#server/platform/text/rich-text.ts';
import type { PublicCompany } from './company.ts';

/** The open jobs of a company as a JSON Feed, version 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function companyFeed(
  ctx: Context,
  company: PublicCompany,
  {
    rows,
    cursor,
    nextCursor,
  }: { rows: readonly JobRow[]; cursor?: string | undefined; nextCursor: string | null },
): object {
  const { publicUrl } = ctx.config;
  const { slug, name } = company;
  const icon = company.logoUrl === null ? {} : { icon: `${publicUrl}${companyLogoPath(slug)}` };
  const about = plainTextOf(company.about);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: said.openJobsAt({ name }),
    home_page_url: `${publicUrl}${companyPath(slug)}`,
    feed_url: `${publicUrl}${companyFeedPath(slug, cursor)}`,
    ...(nextCursor === null ? {} : { next_url: `${publicUrl}${companyFeedPath(slug, nextCursor)}` }),
    ...(about === '' ? {} : { description: about }),
    ...icon,
    authors: [{ name, url: company.site === '' ? `${publicUrl}${companyPath(slug)}` : company.site }],
    language: 'en',
    items: rows.map((job) => ({
      id: job.id,
      url: publicJobUrl(ctx, job.alternate_id, 'feed'),
      title: job.designation,
      content_html: sanitiseRichText(job.description_html),
      date_published: (job.published_at ?? job.created_at).toISOString(),
      date_modified: job.updated_at.toISOString(),
      tags: [job.job_type, job.sector_name],
    })),
  };
}

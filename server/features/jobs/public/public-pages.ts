import * as said from '#contract/messages/en/jobs.ts';
import type { Job } from '#contract/job/job.ts';
import { cleanSource } from '#contract/job/source.ts';
import { getPublicJob } from '#contract/job/jobs.ts';
import {
  OFFER_LETTERS,
  PATHS,
  PUBLIC_JOB_PATTERN,
  PUBLIC_PATHS,
  companyPath,
} from '#contract/shared/paths.ts';
import { shortJobId } from '#contract/shared/rules.ts';
import { companyProfile } from '#server/features/companies/profile.ts';
import { escapeHtml } from '#server/platform/text/html.ts';
import { headElements } from '#server/platform/http/page-head.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { inLanguage } from '#server/platform/language.ts';
import { Failure } from '#server/platform/outcome.ts';
import { publicJobUrl } from '#server/features/jobs/lists/present.ts';
import { belowHeadings, plainTextOf, sanitiseRichText } from '#server/platform/text/rich-text.ts';
import { jobPosting } from './job-posting.ts';
import { companyAddresses } from './company-store.ts';
import { findJobs } from './find-jobs.ts';
import { openJobAddresses } from './public-store.ts';
import { showPublicJob } from './public.ts';
import { shortened } from './shortened.ts';

/** Below the limit of 50,000 addresses in a sitemap (https://www.sitemaps.org/protocol.html). */
const SITEMAP_JOBS = 40_000;
const SITEMAP_COMPANIES = 9_000;

export const jobsWebRoutes: WebRoute[] = [
  {
    path: PATHS.publicJobs,
    kind: 'page',
    handle: async (ctx, { query }, pages) => {
      const page = await findJobs(ctx, query);
      const isInvalid = Object.keys(page.errors).length > 0;
      const head = headElements({
        title: said.pageTitle({ title: said.openJobs() }),
        description: said.openJobsAbout(),
        url: `${ctx.config.publicUrl}${PATHS.publicJobs}`,
        hidden: isInvalid,
      });
      return { status: isInvalid ? 400 : 200, type: 'text/html', body: pages.jobs(page, head) };
    },
  },
  {
    path: PUBLIC_JOB_PATTERN,
    kind: 'page',
    handle: async (ctx, { params, query, askedLanguage }, pages) => {
      const named = shortJobId.safeParse(params['alternateJobId']);
      const job = named.success ? await openJob(() => showPublicJob(ctx, null, named.data)) : null;
      if (job === null) {
        const head = headElements({
          title: said.pageTitle({ title: said.notOpenTitle() }),
          description: said.notOpenAbout(),
          hidden: true,
        });
        return { status: 404, type: 'text/html', body: pages.jobNotOpen(head) };
      }
      const company = await companyProfile(ctx, job.employerId._id);
      const head = headElements({
        title: said.pageTitle({
          title: said.roleAt({ role: job.role, company: job.employerId.userId.name }),
        }),
        description: shortened(plainTextOf(job.description).replace(/\s+/g, ' ')),
        url: job.shareUrl,
        data: jobPosting(ctx, job, company),
      });
      const page = {
        job: getPublicJob.output.parse(job),
        source: typeof query['source'] === 'string' ? cleanSource(query['source']) : null,
        descriptionHtml: belowHeadings(sanitiseRichText(job.description)),
      };
      const body = inLanguage(askedLanguage ?? company.language, () => pages.job(page, head));
      return { type: 'text/html', body };
    },
  },
  {
    path: '/robots.txt',
    kind: 'text',
    method: 'GET',
    handle: async (ctx) => ({
      type: 'text/plain',
      // Anyone with the link can read a report, so reports are kept out of search engines. Public jobs are indexed
      // through their pages.
      body: [
        'User-agent: *',
        'Allow: /api/jobs/getPublic',
        'Disallow: /api/',
        `Disallow: ${PATHS.report}`,
        `Disallow: ${PATHS.unsubscribe}`,
        `Disallow: ${PATHS.jobInvitation}`,
        `Disallow: ${PATHS.offer}`,
        `Disallow: ${OFFER_LETTERS}`,
        `Disallow: ${PATHS.stopInvitations}`,
        `Disallow: ${PATHS.jobAlert}`,
        `Sitemap: ${ctx.config.publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    }),
  },
  {
    path: '/sitemap.xml',
    kind: 'text',
    method: 'GET',
    takesTurn: true,
    handle: async (ctx) => {
      const jobs = await openJobAddresses(ctx.db, SITEMAP_JOBS);
      const companies = await companyAddresses(ctx.db, SITEMAP_COMPANIES);
      const entries = [
        ...PUBLIC_PATHS.map((page) => entry(`${ctx.config.publicUrl}${page}`)),
        ...companies.map(({ slug, changedAt }) =>
          entry(`${ctx.config.publicUrl}${companyPath(slug)}`, changedAt),
        ),
        ...jobs.map((job) => entry(publicJobUrl(ctx, job.alternate_id), job.updated_at)),
      ];
      const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
      return { type: 'application/xml', body };
    },
  },
];

async function openJob(show: () => Promise<Job>): Promise<Job | null> {
  try {
    return await show();
  } catch (error) {
    if (error instanceof Failure && error.httpStatus === 404) return null;
    throw error;
  }
}

function entry(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${changed}</url>`;
}

import * as said from '#contract/messages/en/jobs.ts';
import { getJobCards } from '#contract/job/jobs.ts';
import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import {
  COMPANY_PATTERN,
  companyEmbedPath,
  companyFeedPath,
  companyLogoPath,
  companyPath,
} from '#contract/shared/paths.ts';
import type { CompanyPage } from '#contract/job/public-pages.ts';
import { companyUrls } from '#server/features/companies/profile.ts';
import { presentJobs } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import { headElements } from '#server/platform/http/page-head.ts';
import { type WebAnswer, type WebRoute, movedTo } from '#server/platform/http/web-routes.ts';
import { inLanguage } from '#server/platform/language.ts';
import { Failure, notFound } from '#server/platform/outcome.ts';
import { belowHeadings, plainTextOf, sanitiseRichText } from '#server/platform/text/rich-text.ts';
import { organization } from './job-posting.ts';
import { type PublicCompany, companyAt, openJobsPage } from './company.ts';
import { EMBED_HEADERS, SCHEMES, companyEmbed } from './company-embed.ts';
import { companyFeed } from './company-feed.ts';
import { shortened } from './shortened.ts';

const FEED_JOBS = 50;
const EMBED_JOBS = 20;
/** Feed readers and company sites request the same content again and again. */
const CACHED = { 'Cache-Control': 'public, max-age=300' };
const ANY_SITE = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The public page of a company, and its open jobs for other sites. */
export const companyWebRoutes: WebRoute[] = [
  {
    path: COMPANY_PATTERN,
    kind: 'page',
    handle: async (ctx, { params, query, askedLanguage }, pages) => {
      const company = await companyAt(ctx, params['slug']);
      if (company === null) {
        const head = headElements({
          title: said.pageTitle({ title: said.companyGoneTitle() }),
          description: said.companyGoneAbout(),
          hidden: true,
        });
        return { status: 404, type: 'text/html', body: pages.companyNotFound(head) };
      }
      const cursor = textIn(query['cursor']);
      if (company.slug !== params['slug']) return movedTo(companyPath(company.slug, cursor));
      const page = await companyPage(ctx, company, cursor);
      const body = inLanguage(askedLanguage ?? company.language, () =>
        pages.company(page, headOf(ctx, company, page)),
      );
      return { status: page.error === null ? 200 : 400, type: 'text/html', body };
    },
  },
  {
    path: `${COMPANY_PATTERN}/jobs.json`,
    kind: 'text',
    method: 'GET',
    takesTurn: true,
    handle: async (ctx, { params, query }) => {
      const company = await companyAt(ctx, params['slug']);
      if (company === null) throw notFound();
      const cursor = textIn(query['cursor']);
      if (company.slug !== params['slug'])
        return withHeaders(movedTo(companyFeedPath(company.slug, cursor)), ANY_SITE);
      const page = await openJobsPage(ctx, company.id, { limit: FEED_JOBS, cursor });
      const body = `${JSON.stringify(companyFeed(ctx, company, { ...page, cursor }), null, 2)}\n`;
      return { type: 'application/feed+json', body, headers: { ...CACHED, ...ANY_SITE } };
    },
  },
  {
    path: `${COMPANY_PATTERN}/embed`,
    kind: 'text',
    method: 'GET',
    takesTurn: true,
    handle: async (ctx, { params, query }) => {
      const company = await companyAt(ctx, params['slug']);
      if (company === null) throw notFound();
      const scheme = SCHEMES.find((known) => known === query['scheme']) ?? SCHEMES[0];
      if (company.slug !== params['slug'])
        return withHeaders(movedTo(companyEmbedPath(company.slug, textIn(query['scheme']))), EMBED_HEADERS);
      const page = await openJobsPage(ctx, company.id, { limit: EMBED_JOBS });
      const { pageUrl } = companyUrls(ctx, company.slug);
      const body = inLanguage(company.language, () =>
        companyEmbed(ctx, company, { ...page, pageUrl, scheme }),
      );
      return { type: 'text/html', body, headers: { ...CACHED, ...EMBED_HEADERS } };
    },
  },
  {
    // Links to files expire. This address does not, for search engines and feed readers.
    path: `${COMPANY_PATTERN}/logo`,
    kind: 'text',
    method: 'GET',
    takesTurn: true,
    handle: async (ctx, { params }) => {
      const company = await companyAt(ctx, params['slug']);
      if (company === null || company.logoUrl === null) throw notFound();
      const answer = { ...movedTo(company.logoUrl), status: 302 };
      return withHeaders(answer, { ...CACHED, ...ANY_SITE });
    },
  },
];

const withHeaders = (answer: WebAnswer, headers: NonNullable<WebAnswer['headers']>): WebAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

async function companyPage(
  ctx: Context,
  company: PublicCompany,
  cursor: string | undefined,
): Promise<CompanyPage> {
  const { id: _, about, ...shown } = company;
  const found = await openJobsPage(ctx, company.id, { limit: PAGE_LIMIT.default, cursor }).catch(
    invalidCursor,
  );
  const { rows, total, nextCursor } = typeof found === 'string' ? NOTHING : found;
  return {
    ...shown,
    aboutHtml: belowHeadings(sanitiseRichText(about)),
    jobs: getJobCards.output.shape.jobs.parse(await presentJobs(ctx, null, rows, 'card')),
    total,
    nextCursor,
    isFirstPage: cursor === undefined,
    error: typeof found === 'string' ? found : null,
  };
}

const NOTHING = { rows: [], total: 0, nextCursor: null };

/** Returns what is wrong with the cursor. Any other error is thrown again. */
function invalidCursor(error: unknown): string {
  if (error instanceof Failure && error.code === 'invalid-input') return error.message;
  throw error;
}

function headOf(ctx: Context, company: PublicCompany, page: CompanyPage): string {
  const { publicUrl } = ctx.config;
  const { slug, name } = company;
  const about = plainTextOf(company.about).replace(/\s+/g, ' ');
  return headElements({
    title: said.pageTitle({ title: said.jobsAt({ name }) }),
    description: about === '' ? said.openJobsOf({ name }) : shortened(about),
    url: `${publicUrl}${companyPath(slug)}`,
    hidden: page.error !== null || !page.isFirstPage,
    feed: { title: said.openJobsAt({ name }), url: `${publicUrl}${companyFeedPath(slug)}` },
    ...(company.logoUrl === null ? {} : { image: `${publicUrl}${companyLogoPath(slug)}` }),
    data: { '@context': 'https://schema.org/', ...organization(ctx, company) },
  });
}

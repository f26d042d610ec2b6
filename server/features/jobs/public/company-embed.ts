import { createHash } from 'node:crypto';
import { language } from '#contract/messages/message.ts';
import { jobValue } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/jobs.ts';
import { namesOfPlace } from '#server/features/masters/places.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { publicJobUrl } from '#server/features/jobs/lists/present.ts';
import type { Context } from '#server/platform/context.ts';
import { escapeHtml } from '#server/platform/text/html.ts';
import type { PublicCompany } from './company.ts';

/** The colours of the frame: those of the reader's device, or always the same. */
export const SCHEMES = ['light dark', 'light', 'dark'] as const;
export type EmbedScheme = (typeof SCHEMES)[number];

const STYLE = `
body { margin: 0; padding: 1px; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); }
a { color: LinkText; font-weight: 600; }
p { margin: 0; }
.facts { color: color-mix(in srgb, CanvasText 75%, Canvas); }
.more { padding: 0.75rem 0; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Any site may show this page in a frame. It has no script, sets no cookie and loads nothing else. */
export const EMBED_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'X-Frame-Options': null,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** A page with the newest open jobs of a company, for a frame on the company's own site. */
export function companyEmbed(
  ctx: Context,
  company: PublicCompany,
  {
    rows,
    total,
    pageUrl,
    scheme,
  }: { rows: readonly JobRow[]; total: number; pageUrl: string; scheme: EmbedScheme },
): string {
  const title = escapeHtml(said.openJobsAt({ name: company.name }));
  const jobs = rows.map((job) => {
    const facts = [jobValue(job.job_type), placeOf(job)].filter((fact) => fact !== '').join(' · ');
    return `<li>${link(publicJobUrl(ctx, job.alternate_id, 'website'), job.designation)}<p class="facts">${escapeHtml(facts)}</p></li>`;
  });
  const list =
    rows.length === 0
      ? `<p class="more">${escapeHtml(said.noneToday())}</p>`
      : `<ul>\n${jobs.join('\n')}\n</ul>`;
  const more = total > rows.length ? said.allOpenJobs({ total }) : said.aboutCompany({ name: company.name });
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${scheme}">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main aria-label="${title}">
${list}
<p class="more">${link(pageUrl, more)}</p>
</main>
</body>
</html>
`;
}

/** Opens in a new tab, because a job's page must not be shown in a frame. */
const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;

/** The place of work in a few words. Empty if it is not known. */
export function placeOf(job: JobRow): string {
  if (job.is_remote) return said.remote();
  const { work_country_id: countryId, work_state_id: stateId, work_city_id: cityId } = job;
  if (countryId === null || stateId === null || cityId === null) return '';
  const { city, state } = namesOfPlace({ countryId, stateId, cityId });
  return `${city}, ${state}`;
}

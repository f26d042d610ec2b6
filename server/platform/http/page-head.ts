import { escapeHtml } from '#server/platform/text/html.ts';

/** What a page says to crawlers and link previews. All of it is plain text. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical address of the page. Pages that the build writes do not know their host. */
  url?: string;
  /** For pages that search engines should not list. */
  hidden?: boolean;
  /** A feed of the page's list. */
  feed?: { title: string; url: string };
  /** A picture for link previews, at a permanent address. */
  image?: string;
  /** Structured data (JSON-LD). */
  data?: object;
}

/** The elements of the head, as HTML. */
export function headElements(page: PageHead): string {
  const { title, description, url, hidden = false, feed, image, data } = page;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    ...(hidden ? [named('robots', 'noindex')] : []),
    ...(hidden || url === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(url)}" />`]),
    property('og:site_name', 'Roundone'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    ...(image === undefined ? [] : [property('og:image', image)]),
    ...(feed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/feed+json" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}" />`,
        ]),
    named('twitter:card', 'summary'),
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
  ]
    .map((element) => `\n    ${element}`)
    .join('');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** JSON in which an HTML parser finds no end of the script element and no comment. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

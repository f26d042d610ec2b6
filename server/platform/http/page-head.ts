import { escapeHtml } from '#server/platform/html.ts';

/** What a page tells crawlers and link previews. All of it is plain text. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical address of the page. */
  url: string;
  /** For pages that no search engine should list. */
  hidden?: boolean;
  /** Structured data (JSON-LD). */
  data?: object;
}

/** Writes the web client's page with this head. */
export type FillHead = (head: PageHead) => string;

/** Splits the built index.html once. Throws if it has no head to fill. */
export function pageTemplate(html: string): FillHead {
  const plain = html
    .replace(/<title>[^<]*<\/title>/i, '')
    .replace(/<meta\s[^>]*\bname="description"[^>]*>/i, '');
  const end = plain.search(/<\/head>/i);
  if (end === -1) throw new Error('The built index.html has no head.');
  return (head) => `${plain.slice(0, end)}${headElements(head)}\n  ${plain.slice(end)}`;
}

function headElements({ title, description, url, hidden = false, data }: PageHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    ...(hidden ? [named('robots', 'noindex')] : [`<link rel="canonical" href="${escapeHtml(url)}" />`]),
    property('og:site_name', 'Roundone'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    named('twitter:card', 'summary'),
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
  ]
    .map((element) => `\n    ${element}`)
    .join('');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** JSON in which an HTML parser finds neither the end of the script element nor a comment. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

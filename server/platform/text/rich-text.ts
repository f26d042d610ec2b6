import sanitizeHtml from 'sanitize-html';

const FORMATTING = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'hr',
  'a',
];
const LINK_ATTRIBUTES = { rel: 'noopener noreferrer', target: '_blank' };

/** A formatted text with only simple formatting and links to other pages. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: FORMATTING,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // More than any text needs. Browsers have problems with deeper nesting.
    nestingLimit: 20,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: /^(https?:\/\/|mailto:)/i.test(href.trim()) ? { href: href.trim(), ...LINK_ATTRIBUTES } : {},
      }),
    },
  }).trim();
}

/** The headings of a sanitised text, one level lower, for a page that has its own headings above it. */
export function belowHeadings(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...FORMATTING, 'h5'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    transformTags: { h2: 'h3', h3: 'h4', h4: 'h5' },
  });
}

/** The plain text of a sanitised text. */
export function plainTextOf(html: string): string {
  // The library escapes these characters in texts and attributes, so each "<" begins a tag, and only four have names.
  return html
    .replace(/<(br|hr|\/(p|h\d|li|blockquote|pre))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}

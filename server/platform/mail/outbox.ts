import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { isFromThisMachine } from '#server/platform/process/this-machine.ts';
import { escapeHtml, linkedHtml } from '#server/platform/text/html.ts';
import { getOutboxMail, listOutbox } from './store.ts';
import type { OutboxMail } from './store.ts';

const PAGE_SIZE = 50;
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
// An email may open its links in a new tab and do nothing else.
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * Shows the emails that were not sent because there is no mail server: GET /outbox, /outbox.json, and /outbox/<id> for
 * the HTML of one. Only people and tests at this machine can see it; everyone else gets 404.
 */
export function registerOutbox(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<{ Querystring: { cursor?: string } }>('/outbox', async (request, reply) => {
    if (!isFromThisMachine(request.raw)) return reply.callNotFound();
    const { mails, nextCursor } = await listOutbox(db, {
      limit: PAGE_SIZE,
      cursor: single(request.query.cursor),
    });
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'Content-Security-Policy': PAGE_POLICY,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      })
      .send(renderOutboxPage(mails, nextCursor));
  });

  app.get<{ Querystring: { cursor?: string } }>('/outbox.json', async (request, reply) => {
    if (!isFromThisMachine(request.raw)) return reply.callNotFound();
    const page = await listOutbox(db, { limit: PAGE_SIZE, cursor: single(request.query.cursor) });
    return reply.header('Cache-Control', 'no-store').send(page);
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    if (!isFromThisMachine(request.raw)) return reply.callNotFound();
    const mail = await getOutboxMail(db, request.params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'Content-Security-Policy': MAIL_POLICY,
        'X-Frame-Options': 'SAMEORIGIN',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      })
      .send(mail.html);
  });
}

/** A page with the given emails: the text, links, and HTML (in a sandboxed frame) of each. */
function renderOutboxPage(mails: OutboxMail[], nextCursor: string | null = null): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. What the product would send appears here.</p>'
      : mails.map(renderMail).join('\n');
  const older = nextCursor
    ? `<p><a href="/outbox?cursor=${encodeURIComponent(nextCursor)}">Older mails</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: #faf7f2; color: #23211e; font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-family: Georgia, serif; }
article { background: #fff; border: 1px solid #e8e1d6; border-radius: 12px; padding: 1rem 1.25rem; margin: 0 0 1rem; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
header p { margin: 0; color: #5f5a52; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.75rem 0; }
a, summary { color: #0f5a5e; }
iframe { width: 100%; height: 36rem; border: 1px solid #e8e1d6; border-radius: 8px; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set, so mails are kept here, for this machine alone.</p>
${list}
${older}
</main>
</body>
</html>
`;
}

function renderMail(mail: OutboxMail): string {
  const attachments = mail.attachments
    .map(
      ({ filename, content, contentType }) =>
        `<details><summary>Attached: ${escapeHtml(filename)} (${escapeHtml(contentType)})</summary><pre>${escapeHtml(content)}</pre></details>`,
    )
    .join('');
  const time = mail.createdAt.toISOString();
  return `<article>
<header><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.recipient)}, <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time></p></header>
<pre>${linkedHtml(mail.text)}</pre>
${attachments}
<details><summary>As the recipient sees it</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(mail.subject)}" src="/outbox/${escapeHtml(mail.id)}"></iframe></details>
</article>`;
}

function single(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

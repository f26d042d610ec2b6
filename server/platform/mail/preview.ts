import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFromThisMachine } from '#server/platform/process/this-machine.ts';
import { escapeHtml, linkedHtml } from '#server/platform/text/html.ts';
import type { MailSample } from './definition.ts';
import { type Scheme, renderHtml, renderText } from './message.ts';
import { MAIL_POLICY, PAGE_POLICY } from './outbox.ts';

/** An email of the product with its sample data. */
export interface SampleMail {
  name: string;
  about: string;
  samples: MailSample[];
}

const SCHEMES = ['light', 'dark'] as const;

/**
 * All emails with sample data, for developers at this machine: GET /mail-preview, and /mail-preview/<name>/<number of
 * the sample>/<light or dark> for the HTML of one. Everyone else gets 404.
 */
export function registerMailPreview(app: FastifyInstance, mails: readonly SampleMail[]): void {
  app.get('/mail-preview', async (request, reply) => {
    if (!isFromThisMachine(request.raw)) return reply.callNotFound();
    return sendPage(reply, PAGE_POLICY, renderPreviewPage(mails));
  });

  app.get<{ Params: { name: string; index: string; scheme: string } }>(
    '/mail-preview/:name/:index/:scheme',
    async (request, reply) => {
      if (!isFromThisMachine(request.raw)) return reply.callNotFound();
      const { name, index, scheme } = request.params;
      const sample = mails.find((mail) => mail.name === name)?.samples[Number(index)];
      const shown = SCHEMES.find((known) => known === scheme);
      if (!sample || !shown) return reply.callNotFound();
      const html = await renderHtml({ ...sample.content, to: '' }, shown);
      return sendPage(reply.header('X-Frame-Options', 'SAMEORIGIN'), MAIL_POLICY, html);
    },
  );
}

function sendPage(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .send(html);
}

function renderPreviewPage(mails: readonly SampleMail[]): string {
  const list = mails.map(
    ({ name, about }) =>
      `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>: ${escapeHtml(about)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail preview</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 80rem; padding: 2rem 1rem; font: 1rem/1.6 system-ui, sans-serif; }
h2, h3 { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.schemes { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
figure { margin: 0; }
iframe { width: 100%; height: 40rem; border: 1px solid; }
</style>
</head>
<body>
<main>
<h1>Mail preview</h1>
<p>All mails that are sent, with sample data.</p>
<ul>
${list.join('\n')}
</ul>
${mails.map(renderMail).join('\n')}
</main>
</body>
</html>
`;
}

function renderMail({ name, about, samples }: SampleMail): string {
  const shown = samples.map((sample, index) => renderSample(name, sample, index));
  return `<section id="${escapeHtml(name)}">
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(about)}</p>
${shown.join('\n')}
</section>`;
}

function renderSample(name: string, { title, content }: MailSample, index: number): string {
  const attached = (content.attachments ?? []).map(
    ({ filename, content: text }) =>
      `<details><summary>Attached: ${escapeHtml(filename)}</summary><pre>${escapeHtml(text)}</pre></details>`,
  );
  return `<article>
<h3>${escapeHtml(content.subject)} (${escapeHtml(title)})</h3>
<div class="schemes">${SCHEMES.map((scheme) => renderFrame(name, content.subject, index, scheme)).join('\n')}</div>
<details open><summary>As plain text</summary><pre>${linkedHtml(renderText({ ...content, to: '' }))}</pre></details>
${attached.join('\n')}
</article>`;
}

function renderFrame(name: string, subject: string, index: number, scheme: Scheme): string {
  const address = `/mail-preview/${encodeURIComponent(name)}/${index}/${scheme}`;
  return `<figure><figcaption>${scheme}</figcaption><iframe sandbox loading="lazy" title="${escapeHtml(subject)}, ${scheme}" src="${escapeHtml(address)}"></iframe></figure>`;
}

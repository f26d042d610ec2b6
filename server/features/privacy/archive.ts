import { makeZip } from 'client-zip';
import * as said from '#contract/messages/en/privacy-mails.ts';
import { escapeHtml } from '#server/platform/text/html.ts';

export interface ArchiveEntry {
  name: string;
  content: string | AsyncIterable<Uint8Array>;
}

/** A zip that is created while it is read, so that at most one part of one file is in memory. */
export async function* zipOf(entries: AsyncIterable<ArchiveEntry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  yield* makeZip(inputsOf(entries, madeAt)) as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
}

async function* inputsOf(entries: AsyncIterable<ArchiveEntry>, lastModified: Date) {
  for await (const { name, content } of entries) yield { name, input: content, lastModified };
}

export interface Listed {
  name: string;
  what: string;
}

/** A JSON file with the rows, added to the list on the index page. */
export function jsonEntry(listed: Listed[], name: string, what: string, value: unknown): ArchiveEntry {
  listed.push({ name, what });
  return { name, content: `${JSON.stringify(value, null, 2)}\n` };
}

/** A name that is valid on every system and cannot leave its folder. */
export const safeName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^[._]+/, '')
    .slice(-80) || 'file';

interface IndexPage {
  title: string;
  lead: string;
  listed: readonly Listed[];
  /** What the archive omits, apart from secrets. */
  left: readonly string[];
}

export function indexPage({ title, lead, listed, left }: IndexPage): ArchiveEntry {
  const rows = listed.map(
    (one) =>
      `<tr><td>${escapeHtml(one.what)}</td><td><a href="${escapeHtml(encodeURI(one.name))}">${escapeHtml(one.name)}</a></td></tr>`,
  );
  const content = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>body { font-family: sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem } td { padding: 0.25rem 1rem 0.25rem 0 }</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<table>${rows.join('\n')}</table>
<h2>${escapeHtml(said.archiveLacks())}</h2>
<p>${escapeHtml(said.archiveLacksSecrets())}</p>
<ul>${left.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>
</html>
`;
  return { name: 'index.html', content };
}

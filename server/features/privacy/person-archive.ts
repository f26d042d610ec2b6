import * as said from '#contract/messages/en/privacy-mails.ts';
import { HELD_KINDS } from '#contract/privacy/held-kinds.ts';
import { userById } from '#server/features/accounts/store.ts';
import { timelineOf } from '#server/features/applications/decisions/timeline.ts';
import { showReport } from '#server/features/feedback/show-report.ts';
import type { Context } from '#server/platform/context.ts';
import type { CandidateCaller } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/outcome.ts';
import * as store from './archive-rows-store.ts';
import { type ArchiveEntry, type Listed, indexPage, jsonEntry, safeName, zipOf } from './archive.ts';
import { addressesOf, applicationsOf } from './erasure-store.ts';
import { HELD, type Subject, heldIn } from './held-store.ts';

/** All data about a candidate. Uses the same list of tables as the erasure. */
export const personArchive = (ctx: Context, userId: string): AsyncGenerator<Uint8Array> =>
  zipOf(entriesOf(ctx, userId), ctx.clock.now());

async function* entriesOf(ctx: Context, userId: string): AsyncGenerator<ArchiveEntry> {
  const user = await userById(ctx.db, userId);
  if (!user) return;
  const applicationIds = await applicationsOf(ctx.db, userId);
  const emails = await addressesOf(ctx.db, userId, user.email);
  const subject: Subject = { userId, emails, applicationIds };
  const listed: Listed[] = [];
  const json = (name: string, what: string, value: unknown) => jsonEntry(listed, name, what, value);

  for (const [kind, title] of Object.entries(HELD_KINDS)) {
    const tables: Record<string, unknown> = {};
    for (const held of HELD) {
      if (held.kind !== kind || held.notExported !== undefined) continue;
      const rows = await store.rowsOf(ctx.db, held, subject);
      if (rows.length > 0) tables[held.table] = rows;
    }
    if (kind === 'mails') tables['mails'] = await store.mailsTo(ctx.db, emails);
    if (Object.keys(tables).length > 0) yield json(`data/${kind}.json`, title(), tables);
  }
  const reader: CandidateCaller = { id: userId, sessionId: userId, role: 'candidate', isOperator: false };
  for (const id of applicationIds) {
    yield json(
      `applications/${id}/history.json`,
      said.historyOfApplication(),
      await timelineOf(ctx, userId, id),
    );
    const report = await showReport(ctx, reader, { applicationId: id }).catch((error: unknown) => {
      // It was erased, as the history shows.
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (report) yield json(`applications/${id}/report.json`, said.reportOnInterview(), report);
  }
  for (const file of await store.filesWhere(ctx.db, heldIn('files').where(subject))) {
    if ((await ctx.files.size(file.object_key)) === null) continue;
    const folder = file.application_id === null ? 'files' : `applications/${file.application_id}`;
    const name = `${folder}/${file.id.slice(0, 8)}-${safeName(file.original_name)}`;
    listed.push({ name, what: file.original_name });
    yield { name, content: await ctx.files.read(file.object_key) };
  }
  yield indexPage({
    title: said.archiveOfPerson({ name: user.name }),
    lead: said.archiveOfPersonLead({ when: ctx.clock.now().toUTCString() }),
    listed,
    left: [...new Set(HELD.flatMap(({ notExported }) => notExported?.() ?? []))],
  });
}

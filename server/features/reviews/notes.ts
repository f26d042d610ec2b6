import * as said from '#contract/messages/en/company-rules.ts';
import type * as contract from '#contract/company/company-reviews.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { userById } from '#server/features/accounts/store.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { membersWhoSee } from '#server/features/companies/member-store.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { badInput } from '#server/platform/outcome.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import { reviewBy } from './blind.ts';
import { mentioned } from './mails/mentioned.ts';
import { insertNote, notesOn } from './note-store.ts';

export async function addNote(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, text, mentions }: RequestOf<typeof contract.addNote>,
): Promise<{ noteId: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const { application } = await reviewBy(tx, caller, applicationId);
    const wanted = [...new Set(mentions)];
    const readers = (await membersWhoSee(tx, caller.companyId, application.job_id)).map(({ id }) => id);
    if (!wanted.every((id) => readers.includes(id))) throw badInput('mentions', said.mentionsOnly());
    const at = ctx.clock.now();
    const noteId = await insertNote(tx, { applicationId, authorId: caller.id, text, at, mentions: wanted });
    await tellMentioned(ctx, tx, { caller, applicationId, noteId, mentions: wanted });
    return { noteId };
  });
}

async function tellMentioned(
  ctx: Context,
  tx: Database,
  note: { caller: EmployerCaller; applicationId: string; noteId: string; mentions: readonly string[] },
): Promise<void> {
  const others = note.mentions.filter((id) => id !== note.caller.id);
  if (others.length === 0) return;
  const { data } = await applicationMailData(ctx, tx, note.applicationId);
  const author = await userById(tx, note.caller.id);
  for (const userId of others) {
    await queueNotice(ctx, tx, mentioned, {
      userId,
      data: { ...data, by: author?.name ?? data.employerName },
      messageId: `mentioned-${note.noteId}-${userId}`,
    });
  }
}

export async function listNotes(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, limit, cursor }: RequestOf<typeof contract.getNotes>,
): Promise<OutputOf<typeof contract.getNotes>> {
  const { application, mustScoreFirst } = await reviewBy(ctx.db, caller, applicationId);
  const found = await notesOn(ctx.db, applicationId, {
    onlyBy: mustScoreFirst ? caller.id : null,
    after: readPosition(cursor),
    limit: limit + 1,
  });
  const { rows, nextCursor } = cutPage(found, limit, (row) => ({ at: row.written_at, id: row.id }));
  const readers = await membersWhoSee(ctx.db, caller.companyId, application.job_id);
  return {
    notes: rows.map((row) => ({
      noteId: row.id,
      by: row.author_name,
      text: row.content,
      at: row.written_at.toISOString(),
      isOwn: row.author_id === caller.id,
      mentions: row.mentions,
    })),
    canBeMentioned: readers
      .filter(({ id }) => id !== caller.id)
      .map(({ id, name }) => ({ memberId: id, name })),
    nextCursor,
  };
}

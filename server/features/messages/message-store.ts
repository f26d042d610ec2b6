import { type Selectable, sql } from 'kysely';
import type { MessageSide } from '#contract/interview/messages.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { nameOf } from '#server/features/reviews/note-store.ts';
import type { Position } from '#server/platform/paging.ts';

export type MessageRow = Selectable<Schema['messages']>;

interface NewMessage {
  id: string;
  applicationId: string;
  companyId: string;
  side: MessageSide;
  /** Null for a program, which writes in its company's name. */
  authorId: string | null;
  text: string;
  at: Date;
}

/**
 * False if a message with this id already exists. The caller has locked the application, so each message comes after
 * all earlier ones, whatever the clock says.
 */
export async function insertMessage(tx: Database, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('messages')
    .values({
      id: message.id,
      application_id: message.applicationId,
      company_id: message.companyId,
      side: message.side,
      author_id: message.authorId,
      author_name:
        message.authorId === null
          ? sql<string>`(SELECT name FROM companies WHERE id = ${message.companyId}::uuid)`
          : nameOf(message.authorId),
      content: message.text,
      sent_at: sql<Date>`GREATEST(${message.at}::timestamptz,
        (SELECT max(sent_at) + interval '1 millisecond' FROM messages
          WHERE application_id = ${message.applicationId}))`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function messageById(db: Database, id: string): Promise<MessageRow | null> {
  return (await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The messages of an application, newest first. */
export async function messagesOf(
  db: Database,
  applicationId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('application_id', '=', applicationId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(sent_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countSince(
  db: Database,
  applicationId: string,
  side: MessageSide,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('side', '=', side)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks what this side wrote as read, up to a message. */
export async function markRead(
  db: Database,
  { application_id: applicationId, sent_at: until }: MessageRow,
  side: MessageSide,
  at: Date,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ read_at: at })
    .where('application_id', '=', applicationId)
    .where('side', '=', side)
    .where('read_at', 'is', null)
    .where('sent_at', '<=', until)
    .execute();
}

/** What this side wrote that the other side has not received, neither by email nor on a page. Oldest first. */
export async function messagesToMail(
  db: Database,
  applicationId: string,
  side: MessageSide,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('side', '=', side)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}

export async function markMailed(db: Database, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ mailed_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** When an email last included something that this side wrote. */
export async function lastMailedAt(
  db: Database,
  applicationId: string,
  side: MessageSide,
): Promise<Date | null> {
  const { at } = await db
    .selectFrom('messages')
    .select((select) => select.fn.max('mailed_at').as('at'))
    .where('application_id', '=', applicationId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
  return at;
}

/** The people who wrote for the company about an application. */
export async function writersOf(db: Database, applicationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('author_id')
    .distinct()
    .where('application_id', '=', applicationId)
    .where('side', '=', 'company')
    .where('author_id', 'is not', null)
    .execute();
  return rows.map(({ author_id }) => author_id!);
}

type Reader = { companyId: string } | { candidateId: string };

/** The applications with messages that this reader has not read, longest waiting first, and their number. */
export async function unreadConversations(db: Database, reader: Reader, limit: number) {
  return db
    .selectFrom('messages')
    .innerJoin('applications', 'applications.id', 'messages.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .innerJoin('companies', 'companies.id', 'applications.employer_id')
    .where('messages.read_at', 'is', null)
    .where('messages.side', '=', 'companyId' in reader ? 'candidate' : 'company')
    .where((condition) =>
      'companyId' in reader
        ? condition('messages.company_id', '=', reader.companyId)
        : condition('applications.candidate_id', '=', reader.candidateId),
    )
    .select([
      'applications.id',
      'applications.candidate_id',
      'jobs.designation',
      'users.name as candidate_name',
      'companies.name as company_name',
    ])
    .select((select) => [
      select.fn.countAll<number>().as('unread'),
      select.fn.min('messages.sent_at').as('since'),
      sql<number>`count(*) OVER ()`.as('total'),
    ])
    .groupBy(['applications.id', 'jobs.id', 'users.id', 'companies.id'])
    .orderBy('since')
    .orderBy('applications.id')
    .limit(limit)
    .execute();
}

export async function isMuted(db: Database, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('muted_conversations')
    .select('application_id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMuted(db: Database, applicationId: string, at: Date | null): Promise<void> {
  if (at === null)
    await db.deleteFrom('muted_conversations').where('application_id', '=', applicationId).execute();
  else
    await db
      .insertInto('muted_conversations')
      .values({ application_id: applicationId, muted_at: at })
      .onConflict((conflict) => conflict.column('application_id').doNothing())
      .execute();
}

/** The number of messages about these applications, for each company that has any. */
export async function countMessages(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, number>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .select((select) => ['company_id', select.fn.countAll<number>().as('count')])
    .where('application_id', 'in', [...applicationIds])
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ company_id, count }) => [company_id, count]));
}

import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { cutPage, positionOf } from '#server/platform/paging.ts';
import type { MailAttachment } from './message.ts';
import { storedAttachments } from './stored-attachments.ts';

export interface OutboxMail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
  createdAt: Date;
}

/** Stores an email. Does nothing if its message id is already stored. */
export async function insertOutboxMail(
  db: Database,
  mail: Omit<OutboxMail, 'id'> & {
    messageId?: string | undefined;
    /** The hash of the token in the email's link. When the link expires, a trigger removes it from the email. */
    tokenHash: string | null;
  },
): Promise<void> {
  await db
    .insertInto('outbox_mails')
    .values({
      id: mail.messageId === undefined ? randomUUID() : idOf(mail.messageId),
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      body_text: mail.text,
      attachments: storedAttachments.write(mail.attachments),
      created_at: mail.createdAt,
      token_hash: mail.tokenHash,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Newest first. `cursor` is the `nextCursor` of the previous page; an invalid cursor gives the first page. */
export async function listOutbox(
  db: Database,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ mails: OutboxMail[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('outbox_mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit + 1);
  const after = positionOf(cursor);
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', after.at),
        eb.and([eb('created_at', '=', after.at), eb('id', '>', after.id)]),
      ]),
    );
  }
  const mails = (await query.execute()).map(fromRow);
  const { rows, nextCursor } = cutPage(mails, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { mails: rows, nextCursor };
}

/** One email, or null. */
export async function getOutboxMail(db: Database, id: string): Promise<OutboxMail | null> {
  if (!UUID.test(id)) return null;
  const row = await db.selectFrom('outbox_mails').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/**
 * Deletes the emails to these addresses, those that contain one of the words, and those to `namedTo` that match the
 * pattern `name`. Returns how many were deleted.
 */
export async function forgetMails(
  db: Database,
  {
    addresses,
    words,
    namedTo,
    name,
  }: {
    addresses: readonly string[];
    words: readonly string[];
    namedTo: readonly string[];
    name: string | null;
  },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox_mails')
    .where(
      sql<boolean>`lower(recipient) = ANY(${[...addresses]}::text[])
        OR EXISTS (SELECT 1 FROM unnest(${[...words]}::text[]) AS word WHERE strpos(lower(subject || ' ' || body_text), word) > 0)
        OR (lower(recipient) = ANY(${[...namedTo]}::text[]) AND (subject || ' ' || body_text) ~* ${name}::text)`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A UUID made of a hash of the text (RFC 9562, version 8). */
function idOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function fromRow(row: {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  attachments: unknown;
  created_at: Date;
}): OutboxMail {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    html: row.html,
    text: row.body_text,
    attachments: storedAttachments.read(row.attachments, row.id),
    createdAt: row.created_at,
  };
}

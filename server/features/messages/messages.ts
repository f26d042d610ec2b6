import * as said from '#contract/messages/en/messages.ts';
import { randomUUID } from 'node:crypto';
import type * as contract from '#contract/interview/messages.ts';
import type { MessageSide } from '#contract/interview/messages.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { HOUR_MS, MESSAGES_PER_HOUR, UNREAD_CONVERSATIONS_MAX } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import {
  type ApplicationRow,
  applicationPeople,
  candidatesApplication,
  employersApplication,
} from '#server/features/applications/store.ts';
import { isCompanyDown } from '#server/features/companies/take-down-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { CandidateCaller, Caller, EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import { queueMessageMail } from './mail-messages.ts';
import * as store from './message-store.ts';

/** A candidate can also write from an emailed link, without signing in. */
type Writer = Pick<CandidateCaller, 'role' | 'id'> | EmployerCaller;

const sideOf = ({ role }: Writer): MessageSide => (role === 'candidate' ? 'candidate' : 'company');
const otherSide = (side: MessageSide): MessageSide => (side === 'candidate' ? 'company' : 'candidate');

/**
 * Still possible after a decision or withdrawal, because people may have something to say then too. It ends when the
 * application is deleted.
 */
export async function sendMessage(
  ctx: Context,
  caller: Writer,
  { applicationId, text, messageId: id = randomUUID() }: RequestOf<typeof contract.sendMessage>,
): Promise<{ messageId: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, caller, applicationId, { lock: true });
    const before = await store.messageById(tx, id);
    const side = sideOf(caller);
    if (before !== null) {
      if (before.application_id !== applicationId || before.side !== side) throw notFound();
      return { messageId: id };
    }
    const companyId = application.employer_id;
    if (side === 'company' && (await isCompanyDown(tx, companyId)))
      throw new Refusal('company.taken-down', said.companyDown());
    const at = ctx.clock.now();
    await refuseTooMany(tx, applicationId, side, at);
    // A program that calls with a token is not a person.
    const authorId = caller.role === 'employer' && caller.token ? null : caller.id;
    if (!(await store.insertMessage(tx, { id, applicationId, companyId, side, authorId, text, at })))
      throw notFound();
    await queueMessageMail(ctx, tx, { applicationId, from: side });
    return { messageId: id };
  });
}

async function refuseTooMany(
  tx: Database,
  applicationId: string,
  side: MessageSide,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await store.countSince(tx, applicationId, side, since)) < MESSAGES_PER_HOUR) return;
  throw new Refusal('message.too-many', said.tooMany({ max: MESSAGES_PER_HOUR }));
}

export async function listMessages(
  ctx: Context,
  caller: Caller,
  { applicationId, limit, cursor }: RequestOf<typeof contract.getMessages>,
): Promise<OutputOf<typeof contract.getMessages>> {
  await ownApplication(ctx.db, caller, applicationId);
  const after = readPosition(cursor);
  const found = await store.messagesOf(ctx.db, applicationId, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (row) => ({ at: row.sent_at, id: row.id }));
  const people = await applicationPeople(ctx.db, applicationId);
  const side = sideOf(caller);
  return {
    messages: rows.map((row) => ({
      messageId: row.id,
      from: row.side,
      by: row.author_name,
      isOwn: row.author_id === caller.id,
      text: row.content,
      at: row.sent_at.toISOString(),
      isUnread: row.side !== side && row.read_at === null,
    })),
    with: side === 'candidate' ? people.employer_name : people.candidate_name,
    isMuted: await store.isMuted(ctx.db, applicationId),
    nextCursor,
  };
}

export async function readMessages(
  ctx: Context,
  caller: Caller,
  { applicationId, messageId }: RequestOf<typeof contract.readMessages>,
): Promise<void> {
  await ownApplication(ctx.db, caller, applicationId);
  const message = await store.messageById(ctx.db, messageId);
  if (message?.application_id !== applicationId) throw notFound();
  await store.markRead(ctx.db, message, otherSide(sideOf(caller)), ctx.clock.now());
}

export async function muteMessages(
  ctx: Context,
  caller: CandidateCaller,
  { applicationId, isMuted }: RequestOf<typeof contract.muteMessages>,
): Promise<void> {
  await ownApplication(ctx.db, caller, applicationId);
  await store.setMuted(ctx.db, applicationId, isMuted ? ctx.clock.now() : null);
}

export async function unreadMessages(
  ctx: Context,
  caller: Caller,
): Promise<OutputOf<typeof contract.getUnreadMessages>> {
  const reader = caller.role === 'candidate' ? { candidateId: caller.id } : { companyId: caller.companyId };
  const rows = await store.unreadConversations(ctx.db, reader, UNREAD_CONVERSATIONS_MAX);
  return {
    total: rows[0]?.total ?? 0,
    conversations: rows.map((row) => ({
      applicationId: row.id,
      candidateId: row.candidate_id,
      role: row.designation,
      with: caller.role === 'candidate' ? row.company_name : row.candidate_name,
      unread: row.unread,
      since: row.since.toISOString(),
    })),
  };
}

async function ownApplication(
  db: Database,
  caller: Writer,
  applicationId: string,
  options?: { lock: boolean },
): Promise<ApplicationRow> {
  const application = await (caller.role === 'candidate'
    ? candidatesApplication(db, caller.id, applicationId, options)
    : employersApplication(db, caller.companyId, applicationId, options));
  if (!application) throw notFound();
  return application;
}

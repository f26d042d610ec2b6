import { z } from 'zod';
import { MESSAGE_SIDES } from '#contract/interview/messages.ts';
import { MESSAGE_MAIL_MINUTES } from '#contract/shared/limits.ts';
import { memberRolesOfNotice } from '#contract/account/notice-kinds.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { lockApplication } from '#server/features/applications/store.ts';
import { membersWithRole } from '#server/features/companies/store.ts';
import { queueCandidateNotice, queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { messageToCandidate } from './mails/message-to-candidate.ts';
import { messageToCompany } from './mails/message-to-company.ts';
import { isMuted, lastMailedAt, markMailed, messagesToMail, writersOf } from './message-store.ts';

/** Emails what one side wrote about an application and the other side has not read. */
export const mailMessagesTask = defineTask({
  name: 'messages.mail',
  payload: z.object({ applicationId: z.string(), from: z.enum(MESSAGE_SIDES) }),
});

type Direction = z.output<typeof mailMessagesTask.payload>;

/**
 * The first message is emailed at once. The next email waits for some minutes and includes everything written in the
 * meantime.
 */
export async function queueMessageMail(ctx: Context, tx: Database, direction: Direction): Promise<void> {
  const waitMs = await waitFor(ctx, tx, direction);
  await ctx.tasks.queue(tx, mailMessagesTask, direction, {
    singletonKey: `${direction.applicationId} ${direction.from}`,
    // Tasks wait by the machine's clock.
    ...(waitMs > 0 ? { startAfter: new Date(Date.now() + waitMs) } : {}),
  });
}

async function waitFor(ctx: Context, tx: Database, { applicationId, from }: Direction): Promise<number> {
  const last = await lastMailedAt(tx, applicationId, from);
  return last === null ? 0 : last.getTime() + MESSAGE_MAIL_MINUTES * 60_000 - ctx.clock.now().getTime();
}

export const messagesHandlers: TaskHandler[] = [
  taskHandler(mailMessagesTask, (ctx, direction) => mailMessages(ctx, direction)),
];

async function mailMessages(ctx: Context, direction: Direction): Promise<void> {
  const { applicationId, from } = direction;
  await inTransaction(ctx.db, async (tx) => {
    // Writers hold the same lock, so no message is missed.
    if (!(await lockApplication(tx, applicationId))) return;
    const messages = await messagesToMail(tx, applicationId, from);
    const last = messages.at(-1);
    if (last === undefined || (from === 'company' && (await isMuted(tx, applicationId)))) return;
    // It was queued while the previous email was being sent.
    if ((await waitFor(ctx, tx, direction)) > 0) return queueMessageMail(ctx, tx, direction);
    await markMailed(
      tx,
      messages.map(({ id }) => id),
      ctx.clock.now(),
    );
    const { data, candidateId, employerId } = await applicationMailData(ctx, tx, applicationId);
    const texts = messages.map(({ author_name, content }) => ({ by: author_name, text: content }));
    const messageId = `message-${last.id}`;
    if (from === 'company') {
      const notice = { userId: candidateId, companyId: employerId, data: { ...data, texts }, messageId };
      await queueCandidateNotice(ctx, tx, messageToCandidate, notice);
      return;
    }
    for (const userId of await readersOf(tx, applicationId, employerId))
      await queueNotice(ctx, tx, messageToCompany, {
        userId,
        data: { ...data, candidateId, texts },
        messageId: `${messageId}-${userId}`,
      });
  });
}

/** The members who wrote to the candidate, or everyone who may, if no one has. */
async function readersOf(tx: Database, applicationId: string, companyId: string): Promise<string[]> {
  const members = await membersWithRole(tx, companyId, memberRolesOfNotice(messageToCompany.notice));
  const writers = new Set(await writersOf(tx, applicationId));
  const known = members.filter((id) => writers.has(id));
  return known.length > 0 ? known : members;
}

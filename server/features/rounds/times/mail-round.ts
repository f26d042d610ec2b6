import type { ReminderLead } from '#contract/account/notice-kinds.ts';
import { roundInterviewPath, roundLinkPath } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { sendMail } from '#server/features/accounts/email/mail-tasks.ts';
import { newEmailToken } from '#server/features/accounts/sessions/tokens.ts';
import { sendCandidateNotice, sendingOf } from '#server/features/notices/queue-notice.ts';
import { addressIn } from '#server/platform/config/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { CompanyMail, NoticeMail } from '#server/platform/mail/definition.ts';
import type { RoundMailData } from '../mail-data.ts';
import { roundCancelled } from '../mails/round-cancelled.ts';
import { roundForMember } from '../mails/round-for-member.ts';
import { roundInvitation } from '../mails/round-invitation.ts';
import { roundOffForMember } from '../mails/round-off-for-member.ts';
import { roundReminder } from '../mails/round-reminder.ts';
import { roundReminderForMember } from '../mails/round-reminder-for-member.ts';
import { roundTime } from '../mails/round-time.ts';
import { insertLink } from './change-store.ts';
import { type RoundEvent, type RoundRow, eventById, membersOfRounds, roundById } from './round-store.ts';
import { movableUntil, stateOf } from './state.ts';

/** Emails about rounds, sent within tasks, because those to a candidate have a link, which the queue never stores. */

const CANDIDATE_MAILS: Record<RoundEvent['act'], CompanyMail<RoundMailData>> = {
  invited: roundInvitation,
  booked: roundTime,
  moved: roundTime,
  changed: roundTime,
  cancelled: roundCancelled,
};

/** Emails one person about a change to a round, unless there was a later change that also has an email. */
export async function mailRound(
  ctx: Context,
  { eventId, userId, leaves }: { eventId: string; userId: string; leaves: boolean },
): Promise<void> {
  const event = await eventById(ctx.db, eventId);
  const round = event && (await roundById(ctx.db, event.roundId));
  if (!round) return;
  const isLate = event.sequence < round.sequence || (round.cancelledAt !== null && event.act !== 'cancelled');
  if (isLate && !leaves) return;
  const about = { ...round, sequence: event.sequence };
  const messageId = `round-${eventId}-${userId}`;
  const data = await dataOf(ctx, ctx.db, about, { userId, event });
  if (!data) return;
  if (userId === round.candidateId)
    await toCandidate(ctx, round, CANDIDATE_MAILS[event.act], data, messageId);
  else if (leaves || event.act === 'cancelled')
    await toMember(ctx, roundOffForMember, userId, { ...data, leaves }, messageId);
  else await toMember(ctx, roundForMember, userId, data, messageId);
}

/** Sends nothing if the round now has a different time, or none. */
export async function mailReminder(
  ctx: Context,
  {
    roundId,
    userId,
    startsAt,
    lead,
  }: { roundId: string; userId: string; startsAt: string; lead: ReminderLead },
): Promise<void> {
  const round = await roundById(ctx.db, roundId);
  const now = ctx.clock.now();
  if (
    round?.startsAt?.toISOString() !== startsAt ||
    stateOf(round, now) !== 'booked' ||
    round.startsAt <= now
  )
    return;
  const data = await dataOf(ctx, ctx.db, round, { userId, event: { act: 'booked', side: 'candidate' } });
  if (!data) return;
  const messageId = `round-reminder-${roundId}-${lead}-${round.startsAt.getTime()}-${userId}`;
  if (userId === round.candidateId)
    await toCandidate(ctx, round, roundReminder, { ...data, lead }, messageId);
  else await toMember(ctx, roundReminderForMember, userId, { ...data, lead }, messageId);
}

export async function dataOf(
  ctx: Context,
  db: Database,
  round: RoundRow,
  { userId, event }: { userId: string; event: Pick<RoundEvent, 'act' | 'side'> },
): Promise<RoundMailData | null> {
  const reader = await recipientById(db, userId);
  if (!reader) return null;
  const members = await membersOfRounds(db, [round.id]);
  const { publicUrl, mailFrom } = ctx.config;
  return {
    ...round,
    employerName: round.companyName,
    people: members.map(({ name }) => name),
    words: event.act === 'invited' ? round.message : (round.cancelReason ?? ''),
    side: event.side,
    act: event.act,
    mayMove: movableUntil(round, ctx.clock.now()) !== null,
    reader,
    url: `${publicUrl}${roundInterviewPath(round.id)}`,
    publicUrl,
    senderAddress: addressIn(mailFrom),
  };
}

async function toCandidate<Data extends RoundMailData>(
  ctx: Context,
  { id, candidateId: userId, companyId }: RoundRow,
  mail: CompanyMail<Data>,
  data: Data,
  messageId: string,
): Promise<void> {
  const { token, tokenHash } = newEmailToken();
  await insertLink(ctx.db, tokenHash, id);
  const url = `${ctx.config.publicUrl}${roundLinkPath(token)}`;
  await sendCandidateNotice(ctx, mail, { userId, companyId, data: { ...data, url }, messageId });
}

async function toMember<Data>(
  ctx: Context,
  mail: NoticeMail<Data>,
  userId: string,
  data: Data,
  messageId: string,
): Promise<void> {
  const sending = await sendingOf(ctx, ctx.db, mail.notice, { userId, data, messageId });
  if (sending) await sendMail(ctx, mail, sending);
}

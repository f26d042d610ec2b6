import * as said from '#contract/messages/en/notices.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { DAILY_KIND, type NoticeKind, type NoticePace, noticesFor } from '#contract/account/notice-kinds.ts';
import type { getMailPreferences, getSubscription } from '#contract/account/notices.ts';
import { inTransaction } from '#server/database/database.ts';
import {
  type Recipient,
  recipientById,
  setApplicationsDaily,
  setOptOut,
} from '#server/features/accounts/email/mail-settings-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { badInput, notFound } from '#server/platform/outcome.ts';
import { type Subscription, readUnsubscribeToken } from './links.ts';

type Preferences = OutputOf<typeof getMailPreferences>;

export async function mailPreferences(ctx: Context, caller: Caller): Promise<Preferences> {
  return preferencesOf(caller, await recipientById(ctx.db, caller.id));
}

export async function changeMailPreferences(
  ctx: Context,
  caller: Caller,
  wanted: readonly { kind: NoticeKind; isOn: boolean; pace?: NoticePace | undefined }[],
): Promise<Preferences> {
  const own = noticesFor(caller);
  const stray = wanted.findIndex(({ kind }) => !own.includes(kind));
  if (stray !== -1) throw badInput(`preferences.${stray}.kind`, said.notYourKind());
  return inTransaction(ctx.db, async (tx) => {
    for (const { kind, isOn, pace } of wanted) {
      await setOptOut(tx, caller.id, kind, !isOn);
      if (pace !== undefined) await setApplicationsDaily(tx, caller.id, pace === 'daily');
    }
    return preferencesOf(caller, await recipientById(tx, caller.id));
  });
}

function preferencesOf(caller: Caller, recipient: Recipient | null): Preferences {
  if (!recipient) throw notFound();
  return {
    preferences: noticesFor(caller).map((kind) => ({
      kind,
      isOn: !recipient.optOuts.includes(kind),
      ...(kind === DAILY_KIND ? { pace: paceOf(recipient) } : {}),
    })),
    timeZone: recipient.timeZone,
    isTimeZoneChosen: recipient.isTimeZoneChosen,
  };
}

const paceOf = ({ applicationsDaily }: Recipient): NoticePace => (applicationsDaily ? 'daily' : 'at-once');

/** The subscription of an emailed link. Throws notFound for an invalid link, or if the account was deleted. */
export async function subscriptionOf(ctx: Context, token: string): Promise<OutputOf<typeof getSubscription>> {
  const { kind, recipient } = await linked(ctx, token);
  return { kind, isOn: !recipient.optOuts.includes(kind) };
}

/** Performs the action of an emailed link. Safe to repeat. */
export async function changeSubscription(
  ctx: Context,
  token: string,
  isOn: boolean,
): Promise<OutputOf<typeof getSubscription>> {
  const { kind, userId } = await linked(ctx, token);
  await setOptOut(ctx.db, userId, kind, !isOn);
  return { kind, isOn };
}

async function linked(ctx: Context, token: string): Promise<Subscription & { recipient: Recipient }> {
  const link = readUnsubscribeToken(ctx, token);
  const recipient = link && (await recipientById(ctx.db, link.userId));
  if (!link || !recipient) throw notFound();
  return { ...link, recipient };
}

import { OFFER_LINK_DAYS } from '#contract/interview/offer-terms.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import type { z } from 'zod';
import { type Database, inTransaction } from '#server/database/database.ts';
import { newEmailToken } from '#server/features/accounts/sessions/tokens.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { sendCandidateNotice, queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import type { CompanyMail } from '#server/platform/mail/definition.ts';
import { lockOffer } from './lock-offer.ts';
import type { OfferLinkData } from './mail-data.ts';
import { offerAccepted } from './mails/offer-accepted.ts';
import { offerMade } from './mails/offer-made.ts';
import { type OfferNewsData, offerNews } from './mails/offer-news.ts';
import { offerQuestionAnswered } from './mails/offer-question-answered.ts';
import { offerReminder } from './mails/offer-reminder.ts';
import { offerWithdrawn } from './mails/offer-withdrawn.ts';
import { stateOf } from './state.ts';
import { type OfferRow, insertLink, offerById, stepsOf, termsOf } from './store.ts';
import type { OFFER_MAILS, mailOfferTask } from './tasks.ts';

type Kind = (typeof OFFER_MAILS)[number];

const MAILS: Record<Kind, CompanyMail<OfferLinkData>> = {
  made: offerMade,
  changed: offerMade,
  reminder: offerReminder,
  answered: offerQuestionAnswered,
  withdrawn: offerWithdrawn,
  accepted: offerAccepted,
};

/** Mails a candidate about an offer, unless the mail would not be true any more. */
export async function mailOffer(
  ctx: Context,
  { offerId, mail, key }: z.output<typeof mailOfferTask.payload>,
): Promise<void> {
  const found = await offerById(ctx.db, offerId);
  if (!found) return;
  const { token, tokenHash } = newEmailToken();
  const about = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockOffer(tx, found);
    if (!locked) return null;
    const { offer, application } = locked;
    const state = stateOf(offer, application, ctx.clock.now());
    if (!isTrue(mail, state)) return null;
    if (mail !== 'withdrawn')
      await insertLink(tx, { tokenHash, offerId, expiresAt: linkEnds(offer, ctx.clock.now()) });
    return { offer, ...(await applicationMailData(ctx, tx, offer.application_id)) };
  });
  if (about === null) return;
  const { offer, data, candidateId, employerId } = about;
  await sendCandidateNotice(ctx, MAILS[mail], {
    userId: candidateId,
    companyId: employerId,
    messageId: `offer-${mail}-${offerId}-${key}`,
    data: {
      ...data,
      ...termsOf(offer),
      token,
      isChanged: mail === 'changed',
      words: await wordsOf(ctx.db, offerId, { mail, key }),
    },
  });
}

function isTrue(mail: Kind, state: OfferRow['state']): boolean {
  if (mail === 'withdrawn' || mail === 'accepted') return state === mail;
  return state === 'waiting' || (mail === 'answered' && state === 'accepted');
}

/** The link lasts longer than the offer, so that the letter can be read and saved. */
const linkEnds = ({ stands_until: until }: OfferRow, now: Date) =>
  new Date(Math.max(until.getTime(), now.getTime()) + OFFER_LINK_DAYS * DAY_MS);

/** What a person wrote with the step that the mail is about. */
async function wordsOf(
  db: Database,
  offerId: string,
  { mail, key }: { mail: Kind; key: string },
): Promise<string> {
  if (mail !== 'withdrawn' && mail !== 'answered') return '';
  const steps = await stepsOf(db, [offerId]);
  return (
    steps.find((step) => step.kind === mail && (mail === 'withdrawn' || String(step.id) === key))?.text ?? ''
  );
}

/** Mails the owners and recruiters what became of an offer. */
export async function mailNews(
  ctx: Context,
  tx: Database,
  offer: Pick<OfferRow, 'id' | 'application_id'>,
  { news, words, key }: Pick<OfferNewsData, 'news' | 'words'> & { key: string },
): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, tx, offer.application_id);
  await queueCompanyNotice(ctx, tx, offerNews, {
    companyId: employerId,
    data: { ...data, candidateId, news, words },
    messageId: `offer-news-${offer.id}-${key}`,
  });
}

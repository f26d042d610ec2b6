import type { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { applicationById } from '#server/features/applications/store.ts';
import { sendCandidateNotice, queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import type { CompanyMail } from '#server/platform/mail/definition.ts';
import type { OfferLinkData } from './mail-data.ts';
import { offerAccepted } from './mails/offer-accepted.ts';
import { offerExpired } from './mails/offer-expired.ts';
import { offerMade } from './mails/offer-made.ts';
import { type OfferNewsData, offerNews } from './mails/offer-news.ts';
import { offerReminder } from './mails/offer-reminder.ts';
import { offerWithdrawn } from './mails/offer-withdrawn.ts';
import { answerToken } from './offer-links.ts';
import { stateOf } from './state.ts';
import { type OfferRow, offerById, termsOf } from './store.ts';
import type { OFFER_MAILS, mailOfferTask } from './tasks.ts';

/** Each email, and the state that an offer must have for it to be true. */
const MAILS: Record<(typeof OFFER_MAILS)[number], [CompanyMail<OfferLinkData>, OfferRow['state']]> = {
  made: [offerMade, 'waiting'],
  changed: [offerMade, 'waiting'],
  reminder: [offerReminder, 'waiting'],
  expired: [offerExpired, 'expired'],
  withdrawn: [offerWithdrawn, 'withdrawn'],
  accepted: [offerAccepted, 'accepted'],
};

/** Emails a candidate about an offer, unless the email is no longer true. */
export async function mailOffer(
  ctx: Context,
  { offerId, mail: kind }: z.output<typeof mailOfferTask.payload>,
): Promise<void> {
  const offer = await offerById(ctx.db, offerId);
  const application = offer && (await applicationById(ctx.db, offer.application_id));
  const [mail, state] = MAILS[kind];
  if (!offer || !application || stateOf(offer, application, ctx.clock.now()) !== state) return;
  const { data, candidateId, employerId } = await applicationMailData(ctx, ctx.db, application.id);
  await sendCandidateNotice(ctx, mail, {
    userId: candidateId,
    companyId: employerId,
    messageId: `offer-${kind}-${offerId}`,
    data: {
      ...data,
      ...termsOf(offer),
      token: answerToken(ctx, offer),
      isChanged: kind === 'changed',
      words: offer.end_text,
    },
  });
}

/** Emails the owners and recruiters about the outcome of an offer. */
export async function mailNews(
  ctx: Context,
  tx: Database,
  offer: Pick<OfferRow, 'id' | 'application_id'>,
  { news, words }: Pick<OfferNewsData, 'news' | 'words'>,
): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, tx, offer.application_id);
  await queueCompanyNotice(ctx, tx, offerNews, {
    companyId: employerId,
    data: { ...data, candidateId, news, words },
    messageId: `offer-news-${offer.id}-${news}`,
  });
}

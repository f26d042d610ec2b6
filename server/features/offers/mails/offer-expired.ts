import * as said from '#contract/messages/en/offer-mails.ts';
import { LEADS_TO_APPLICATION } from '#server/features/applications/mail-placeholders.ts';
import { applicationUrl } from '#server/features/applications/mail-words.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

type Data = Omit<OfferLinkData, 'token'>;

export const offerExpired = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'offer-expired',
  title: said.expiredName,
  about: said.expiredAbout,
  notice: 'offer',
  action: (data: Data) => ({ label: said.seeApplication(), url: applicationUrl(data) }),
  heading: said.expiredHeading,
  text: { subject: said.expiredSubject, text: said.expiredText },
  samples: { 'an offer': SAMPLE_OFFER },
});

import * as said from '#contract/messages/en/offer-mails.ts';
import { LEADS_TO_APPLICATION } from '#server/features/applications/mail-placeholders.ts';
import { applicationUrl } from '#server/features/applications/mail-words.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

type Data = Omit<OfferLinkData, 'token'>;

export const offerWithdrawn = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'offer-withdrawn',
  title: said.withdrawnName,
  about: said.withdrawnAbout,
  notice: 'offer',
  placeholders: {
    ...LEADS_TO_APPLICATION.placeholders,
    reason: said.reasonMeans,
  },
  values: (data: Data) => ({ ...LEADS_TO_APPLICATION.values(data), reason: data.words }),
  action: (data: Data) => ({ label: said.seeApplication(), url: applicationUrl(data) }),
  heading: said.withdrawnHeading,
  text: { subject: said.withdrawnSubject, text: said.withdrawnText },
  samples: {
    'without a reason': SAMPLE_OFFER,
    'with a reason': { ...SAMPLE_OFFER, words: 'The budget for this position was cut.' },
  },
});

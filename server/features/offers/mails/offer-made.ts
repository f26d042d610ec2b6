import * as said from '#contract/messages/en/offer-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_OFFER, type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

export const offerMade = defineCompanyMail({
  ...LEADS_TO_OFFER,
  name: 'offer-made',
  title: said.madeName,
  about: said.madeAbout,
  placeholders: {
    ...LEADS_TO_OFFER.placeholders,
    is_changed: said.isChangedMeans,
  },
  values: (data: OfferLinkData) => ({
    ...LEADS_TO_OFFER.values(data),
    is_changed: data.isChanged ? 'yes' : '',
  }),
  heading: ({ isChanged }) => (isChanged ? said.changedHeading() : said.madeHeading()),
  text: { subject: said.madeSubject, text: said.madeText },
  samples: {
    'an offer': SAMPLE_OFFER,
    'a changed offer': { ...SAMPLE_OFFER, isChanged: true },
  },
});

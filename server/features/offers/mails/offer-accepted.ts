import * as said from '#contract/messages/en/offer-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { TERMS_PLACEHOLDERS, termsValues } from '../letter.ts';
import { LEADS_TO_OFFER, type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

export const offerAccepted = defineCompanyMail({
  ...LEADS_TO_OFFER,
  name: 'offer-accepted',
  title: said.acceptedName,
  about: said.acceptedAbout,
  placeholders: { ...LEADS_TO_OFFER.placeholders, start_date: TERMS_PLACEHOLDERS.start_date },
  values: (data: OfferLinkData) => ({
    ...LEADS_TO_OFFER.values(data),
    start_date: termsValues(data).start_date,
  }),
  action: (data) => ({ ...LEADS_TO_OFFER.action(data), label: said.readAccepted() }),
  heading: said.acceptedHeading,
  text: { subject: said.acceptedSubject, text: said.acceptedText },
  samples: { 'an offer': SAMPLE_OFFER },
});

import { POSITION } from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { TERMS_PLACEHOLDERS, termsValues } from '../letter.ts';
import { LEADS_TO_OFFER, type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

export const offerAccepted = defineCompanyMail({
  ...LEADS_TO_OFFER,
  name: 'offer-accepted',
  title: 'Offer accepted',
  about: 'To the candidate, who has just accepted the offer.',
  placeholders: { ...LEADS_TO_OFFER.placeholders, start_date: TERMS_PLACEHOLDERS.start_date },
  values: (data: OfferLinkData) => ({
    ...LEADS_TO_OFFER.values(data),
    start_date: termsValues(data).start_date,
  }),
  action: (data) => ({ ...LEADS_TO_OFFER.action(data), label: 'See what you accepted' }),
  heading: () => 'You accepted the offer',
  text: {
    subject: 'You accepted the offer: {{ job_title }} at {{ company_name }}',
    text: `Dear {{ candidate_name }},

Congratulations! You accepted the offer of {{ company_name }} for the position ${POSITION}. Your first day is {{ start_date }}.

Follow the link to read or save the letter.`,
  },
  samples: { 'an offer': SAMPLE_OFFER },
});

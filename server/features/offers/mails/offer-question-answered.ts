import { POSITION } from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_OFFER, type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

export const offerQuestionAnswered = defineCompanyMail({
  ...LEADS_TO_OFFER,
  name: 'offer-question-answered',
  title: 'Answer about an offer',
  about: 'To the candidate, when the employer answers a question about an offer.',
  placeholders: { ...LEADS_TO_OFFER.placeholders, answer: 'What you answered' },
  values: (data: OfferLinkData) => ({ ...LEADS_TO_OFFER.values(data), answer: data.words }),
  heading: () => 'An answer about your offer',
  text: {
    subject: '{{ company_name }} answered your question about the offer',
    text: `Dear {{ candidate_name }},

{{ company_name }} answered your question about the offer for the position ${POSITION}:

{{ answer }}

The offer stands until {{ stands_until }}.`,
  },
  samples: {
    'an answer': { ...SAMPLE_OFFER, words: 'Yes, you can work from home.' },
  },
});

import { OFFER_REMINDED_DAYS } from '#contract/interview/offer-terms.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { POSITION } from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_OFFER, SAMPLE_OFFER } from '../mail-data.ts';

export const offerReminder = defineCompanyMail({
  ...LEADS_TO_OFFER,
  name: 'offer-reminder',
  title: 'Reminder of an offer',
  about: `To the candidate, ${daysInWords(OFFER_REMINDED_DAYS)} before an offer ends that was not answered.`,
  heading: () => 'Your offer is waiting for an answer',
  text: {
    subject: 'Please answer soon: the offer from {{ company_name }}',
    text: `Dear {{ candidate_name }},

{{ company_name }} is waiting for your answer to its offer for the position ${POSITION}. It stands until {{ stands_until }}.

Follow the link to accept, ask a question or decline.`,
  },
  samples: { 'an offer': SAMPLE_OFFER },
});

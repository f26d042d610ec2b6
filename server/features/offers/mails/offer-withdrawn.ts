import { LEADS_TO_APPLICATION, POSITION } from '#server/features/applications/mail-placeholders.ts';
import { applicationUrl } from '#server/features/applications/mail-words.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

type Data = Omit<OfferLinkData, 'token'>;

export const offerWithdrawn = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'offer-withdrawn',
  title: 'Offer withdrawn',
  about: 'To the candidate, when the employer withdraws an offer that was not answered.',
  notice: 'offer',
  placeholders: {
    ...LEADS_TO_APPLICATION.placeholders,
    reason: 'What you wrote; empty if you wrote nothing',
  },
  values: (data: Data) => ({ ...LEADS_TO_APPLICATION.values(data), reason: data.words }),
  action: (data: Data) => ({ label: 'See your application', url: applicationUrl(data) }),
  heading: () => 'The offer was withdrawn',
  text: {
    subject: 'The offer from {{ company_name }} was withdrawn: {{ job_title }}',
    text: `Dear {{ candidate_name }},

{{ company_name }} has withdrawn its offer for the position ${POSITION}. It can no longer be accepted.

{% if reason %}{{ reason }}{% endif %}`,
  },
  samples: {
    'without a reason': SAMPLE_OFFER,
    'with a reason': { ...SAMPLE_OFFER, words: 'The budget for this position was cut.' },
  },
});

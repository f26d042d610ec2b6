import { LEADS_TO_APPLICATION, POSITION } from '#server/features/applications/mail-placeholders.ts';
import { applicationUrl } from '#server/features/applications/mail-words.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

type Data = Omit<OfferLinkData, 'token'>;

export const offerExpired = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'offer-expired',
  title: 'Offer expired',
  about: 'To the candidate, when an offer ends that was not answered.',
  notice: 'offer',
  action: (data: Data) => ({ label: 'See your application', url: applicationUrl(data) }),
  heading: () => 'The offer has expired',
  text: {
    subject: 'The offer from {{ company_name }} has expired: {{ job_title }}',
    text: `Dear {{ candidate_name }},

The offer of {{ company_name }} for the position ${POSITION} was not answered in time, so it can no longer be accepted.

If you are still interested, write to {{ company_name }} on the page of your application.`,
  },
  samples: { 'an offer': SAMPLE_OFFER },
});

import { POSITION } from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_OFFER, type OfferLinkData, SAMPLE_OFFER } from '../mail-data.ts';

export const offerMade = defineCompanyMail({
  ...LEADS_TO_OFFER,
  name: 'offer-made',
  title: 'Offer',
  about: 'To the candidate, when the employer makes an offer, or changes one that waits.',
  placeholders: {
    ...LEADS_TO_OFFER.placeholders,
    is_changed: 'For a condition: not empty if it replaces an earlier offer',
  },
  values: (data: OfferLinkData) => ({
    ...LEADS_TO_OFFER.values(data),
    is_changed: data.isChanged ? 'yes' : '',
  }),
  heading: ({ isChanged }) => (isChanged ? 'Your offer has changed' : 'You have an offer'),
  text: {
    subject:
      '{% if is_changed %}A changed offer{% else %}An offer{% endif %} from {{ company_name }}: {{ job_title }}',
    text: `Dear {{ candidate_name }},

{% if is_changed %}{{ company_name }} has changed its offer for the position ${POSITION}. The earlier one no longer stands.{% else %}{{ company_name }} would like to hire you for the position ${POSITION}.{% endif %}

Follow the link to read the offer. You can accept it, ask a question or decline until {{ stands_until }}.`,
  },
  samples: {
    'an offer': SAMPLE_OFFER,
    'a changed offer': { ...SAMPLE_OFFER, isChanged: true },
  },
});

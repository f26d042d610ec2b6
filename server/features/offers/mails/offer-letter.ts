import {
  APPLICATION_PLACEHOLDERS,
  POSITION,
  applicationValues,
} from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type OfferMailData, TERMS_PLACEHOLDERS, termsValues } from '../letter.ts';
import { SAMPLE_OFFER, offerUrl } from '../mail-data.ts';

// The letter is under the link, so it names none.
const { link: _link, ...ABOUT_APPLICATION } = APPLICATION_PLACEHOLDERS;

/** Not a mail: what the candidate reads under the link of the mail. Companies write it where they write their mails. */
export const offerLetter = defineCompanyMail({
  name: 'offer-letter',
  title: 'Offer letter',
  about:
    'To the candidate, under the link of the email with the offer, and as PDF. You can change it for each offer.',
  notice: 'offer',
  placeholders: { ...ABOUT_APPLICATION, ...TERMS_PLACEHOLDERS },
  values: (data: OfferMailData) => {
    const { link: _, ...about } = applicationValues(data, '');
    return { ...about, ...termsValues(data) };
  },
  heading: () => 'An offer for you',
  text: {
    subject: 'Offer: {{ job_title }} at {{ company_name }}',
    text: `Dear {{ candidate_name }},

We are pleased to offer you the position ${POSITION} at {{ company_name }}.

Your pay is {{ pay }}. Your first day is {{ start_date }}.

{% if place %}Your place of work: {{ place }}{% endif %}

{% if conditions %}{{ conditions }}{% endif %}

Please answer by {{ stands_until }}. We look forward to working with you.

{{ company_name }}`,
  },
  action: ({ publicUrl }) => ({ label: 'Read the offer', url: offerUrl({ publicUrl, token: 'sample' }) }),
  samples: {
    'with every part': SAMPLE_OFFER,
    'without a place and conditions': { ...SAMPLE_OFFER, place: '', conditions: '' },
  },
});

import * as said from '#contract/messages/en/offer-mails.ts';
import {
  APPLICATION_PLACEHOLDERS,
  applicationValues,
} from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type OfferMailData, TERMS_PLACEHOLDERS, termsValues } from '../letter.ts';
import { SAMPLE_OFFER, offerUrl } from '../mail-data.ts';

// The link leads to the letter, so the letter contains no link.
const { link: _link, ...ABOUT_APPLICATION } = APPLICATION_PLACEHOLDERS;

/**
 * Not an email, but what the candidate reads behind the link in the email. Companies edit it along with their emails.
 */
export const offerLetter = defineCompanyMail({
  name: 'offer-letter',
  title: said.letterName,
  about: said.letterAbout,
  notice: 'offer',
  placeholders: { ...ABOUT_APPLICATION, ...TERMS_PLACEHOLDERS },
  values: (data: OfferMailData) => {
    const { link: _, ...about } = applicationValues(data, '');
    return { ...about, ...termsValues(data) };
  },
  heading: said.letterHeading,
  text: { subject: said.letterSubject, text: said.letterText },
  action: ({ publicUrl }) => ({ label: said.read(), url: offerUrl({ publicUrl, token: 'sample' }) }),
  samples: {
    'with every part': SAMPLE_OFFER,
    'without a place and conditions': { ...SAMPLE_OFFER, place: '', conditions: '' },
  },
});

import * as said from '#contract/messages/en/offer-mails.ts';
import {
  APPLICATION_PLACEHOLDERS,
  applicationValues,
} from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type OfferMailData, TERMS_PLACEHOLDERS, termsValues } from '../letter.ts';
import { SAMPLE_OFFER, offerUrl } from '../mail-data.ts';

// The letter is under the link, so it names none.
const { link: _link, ...ABOUT_APPLICATION } = APPLICATION_PLACEHOLDERS;

/** Not an email: what the candidate reads under the link of the email. Companies write it where they write their mails. */
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

import * as said from '#contract/messages/en/offer-mails.ts';
import { OFFER_REMINDED_DAYS } from '#contract/interview/offer-terms.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_OFFER, SAMPLE_OFFER } from '../mail-data.ts';

export const offerReminder = defineCompanyMail({
  ...LEADS_TO_OFFER,
  name: 'offer-reminder',
  title: said.reminderName,
  about: () => said.reminderAbout({ days: OFFER_REMINDED_DAYS }),
  heading: said.reminderHeading,
  text: { subject: said.reminderSubject, text: said.reminderText },
  samples: { 'an offer': SAMPLE_OFFER },
});

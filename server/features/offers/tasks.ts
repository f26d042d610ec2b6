import { z } from 'zod';
import { MAIL_TRIES } from '#server/features/accounts/email/mail-tasks.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';

export const OFFER_MAILS = ['made', 'changed', 'reminder', 'expired', 'withdrawn', 'accepted'] as const;

/** An email to the candidate. The queue stores no link: it is created when the email is sent. */
export const mailOfferTask = defineTask({
  name: 'offers.mail',
  payload: z.object({ offerId: z.string(), mail: z.enum(OFFER_MAILS) }),
  ...MAIL_TRIES,
});

/** Ends offers whose time is over and sends reminders for those that end soon. Runs every few minutes. */
export const tendOffersTask = defineTask({
  name: 'offers.tend',
  payload: z.object({}),
  retryLimit: 1,
});

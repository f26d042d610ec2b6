import * as said from '#contract/messages/en/application-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_APPLICATION } from '../mail-placeholders.ts';

export const applicationReopened = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-reopened',
  title: said.reopenedName,
  about: said.reopenedAbout,
  notice: 'application-advanced',
  heading: said.reopenedHeading,
  text: { subject: said.reopenedSubject, text: said.reopenedText },
});

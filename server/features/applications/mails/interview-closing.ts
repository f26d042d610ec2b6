import * as said from '#contract/messages/en/application-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_INTERVIEW } from '../mail-placeholders.ts';

export const interviewClosing = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-closing',
  title: said.closingName,
  about: said.closingAbout,
  notice: 'interview-window',
  heading: said.closingHeading,
  text: { subject: said.closingSubject, text: said.closingText },
});

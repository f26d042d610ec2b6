import * as said from '#contract/messages/en/application-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_INTERVIEW } from '../mail-placeholders.ts';

export const interviewOpened = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-opened',
  title: said.openedName,
  about: said.openedAbout,
  notice: 'interview-window',
  heading: said.openedHeading,
  text: { subject: said.openedSubject, text: said.openedText },
});

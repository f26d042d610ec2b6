import * as said from '#contract/messages/en/application-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_APPLICATION } from '../mail-placeholders.ts';

export const applicationHired = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-hired',
  title: said.hiredName,
  about: said.hiredAbout,
  notice: 'application-advanced',
  heading: said.hiredHeading,
  text: { subject: said.hiredSubject, text: said.hiredText },
});

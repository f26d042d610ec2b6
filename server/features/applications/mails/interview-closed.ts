import * as said from '#contract/messages/en/application-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import type { ApplicationMailData } from '../mail-data.ts';
import { LEADS_TO_INTERVIEW } from '../mail-placeholders.ts';
import { interviewsUrl } from '../mail-words.ts';

export const interviewClosed = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-closed',
  title: said.closedName,
  about: said.closedAbout,
  notice: 'interview-window',
  values: (data: ApplicationMailData) => ({
    ...LEADS_TO_INTERVIEW.values(data),
    link: interviewsUrl(data),
  }),
  heading: said.closedHeading,
  text: { subject: said.closedSubject, text: said.closedText },
  action: (data) => ({ label: said.seeInterviews(), url: interviewsUrl(data) }),
});

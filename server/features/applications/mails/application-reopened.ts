import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_APPLICATION, POSITION } from '../mail-placeholders.ts';

export const applicationReopened = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-reopened',
  title: 'Application opened again',
  about: 'To the candidate, when the employer opened an application again that was closed.',
  notice: 'application-advanced',
  heading: () => 'Your application is open again',
  text: {
    subject: 'Your application for {{ job_title }} is open again',
    text: `Dear {{ candidate_name }},

{{ company_name }} has opened your application for the position ${POSITION} again. You need not do anything now: {{ company_name }} will tell you the next step.

If you are not interested any more, you can withdraw it, or answer the company.`,
  },
});

import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl } from '../mail-words.ts';

export const applicationReopened = defineCompanyMail({
  name: 'application-reopened',
  title: 'Application opened again',
  about: 'To the candidate, when the employer opened an application again that was closed.',
  notice: 'application-advanced',
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, applicationUrl(data)),
  heading: () => 'Your application is open again',
  text: {
    subject: 'Your application for {{ job_title }} is open again',
    text: `Dear {{ candidate_name }},

{{ company_name }} has opened your application for the position ${POSITION} again. You need not do anything now: {{ company_name }} will tell you the next step.

If you are not interested any more, you can withdraw it, or answer the company.`,
  },
  action: (data) => ({ label: 'See your application', url: applicationUrl(data) }),
  samples: { 'an application': SAMPLE_APPLICATION },
});

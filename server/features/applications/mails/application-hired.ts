import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl } from '../mail-words.ts';

export const applicationHired = defineCompanyMail({
  name: 'application-hired',
  title: 'Hired',
  about: 'To the candidate, when the employer marked the application as hired.',
  notice: 'application-advanced',
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, applicationUrl(data)),
  heading: () => 'You got the job',
  text: {
    subject: 'You got the job: {{ job_title }}',
    text: `Dear {{ candidate_name }},

{{ company_name }} has chosen you for the position ${POSITION}. Congratulations!

{{ company_name }} will contact you about your first day.`,
  },
  action: (data) => ({ label: 'See your application', url: applicationUrl(data) }),
  samples: { 'an application': SAMPLE_APPLICATION },
});

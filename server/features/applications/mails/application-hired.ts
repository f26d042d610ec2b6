import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_APPLICATION, POSITION } from '../mail-placeholders.ts';

export const applicationHired = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-hired',
  title: 'Hired',
  about: 'To the candidate, when the employer marked the application as hired.',
  notice: 'application-advanced',
  heading: () => 'You got the job',
  text: {
    subject: 'You got the job: {{ job_title }}',
    text: `Dear {{ candidate_name }},

{{ company_name }} has chosen you for the position ${POSITION}. Congratulations!

{{ company_name }} will contact you about your first day.`,
  },
});

import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import type { ApplicationMailData } from '../mail-data.ts';
import { LEADS_TO_INTERVIEW, POSITION } from '../mail-placeholders.ts';
import { interviewsUrl } from '../mail-words.ts';

export const interviewClosed = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-closed',
  title: 'Interview has closed',
  about:
    'To the candidate, when the time has ended in which the interview could be taken, and it was not submitted.',
  notice: 'interview-window',
  values: (data: ApplicationMailData) => ({
    ...LEADS_TO_INTERVIEW.values(data),
    link: interviewsUrl(data),
  }),
  heading: () => 'Your interview has closed',
  text: {
    subject: 'Your interview for {{ job_title }} has closed',
    text: `Dear {{ candidate_name }}, your interview for the position ${POSITION} at {{ company_name }} could be taken until {{ open_until }}, and it was not submitted.

Nothing is decided by that. A person at {{ company_name }} decides how it goes on. You can write to them in your list of interviews if something went wrong or you need another time.`,
  },
  action: (data) => ({ label: 'See my interviews', url: interviewsUrl(data) }),
});

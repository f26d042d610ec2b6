import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_INTERVIEW, POSITION } from '../mail-placeholders.ts';
import { NEEDED } from '../mail-words.ts';

export const interviewOpened = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-opened',
  title: 'Interview is open',
  about: 'To the candidate, when the interview opens.',
  notice: 'interview-window',
  heading: () => 'Your interview is open',
  text: {
    subject: 'Your interview for {{ job_title }} is open',
    text: `Dear {{ candidate_name }}, from now on you can take your interview for the position ${POSITION} at {{ company_name }}. It is open until {{ open_until }}. Take it at a time of your choice.

${NEEDED}`,
  },
});

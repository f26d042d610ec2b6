import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { LEADS_TO_INTERVIEW, POSITION } from '../mail-placeholders.ts';
import { NEEDED } from '../mail-words.ts';

export const interviewClosing = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-closing',
  title: 'Interview closes soon',
  about:
    'To the candidate, a day before the time ends in which the interview can be taken, if it was not begun.',
  notice: 'interview-window',
  heading: () => 'Your interview closes soon',
  text: {
    subject: 'Your interview for {{ job_title }} closes soon',
    text: `Dear {{ candidate_name }}, you have not begun your interview for the position ${POSITION} at {{ company_name }}. It is open until {{ open_until }}.

If you need another time, you can ask {{ company_name }} for it in your list of interviews.

${NEEDED}`,
  },
});

import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  OPENING_PLACEHOLDERS,
  POSITION,
  applicationValues,
  openingValues,
} from '../mail-placeholders.ts';
import { closingOf, interviewsUrl } from '../mail-words.ts';

export const interviewClosed = defineCompanyMail({
  name: 'interview-closed',
  title: 'Interview has closed',
  about:
    'To the candidate, when the time has ended in which the interview could be taken, and it was not submitted.',
  notice: 'interview-window',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...OPENING_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewsUrl(data)),
    ...openingValues(data),
  }),
  heading: () => 'Your interview has closed',
  text: {
    subject: 'Your interview for {{ job_title }} has closed',
    text: `Dear {{ candidate_name }}, your interview for the position ${POSITION} at {{ company_name }} could be taken until {{ open_until }}, and it was not submitted.

Nothing is decided by that. A person at {{ company_name }} decides how it goes on. You can write to them in your list of interviews if something went wrong or you need another time.`,
  },
  action: (data) => ({ label: 'See my interviews', url: interviewsUrl(data) }),
  samples: { 'an interview': SAMPLE_APPLICATION },
});

export async function mailInterviewClosed(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewClosed, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `interview-closed-${applicationId}-${closingOf(data).getTime()}`,
  });
}

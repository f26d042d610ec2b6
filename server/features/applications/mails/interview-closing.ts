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
import { NEEDED, closingOf, interviewAction } from '../mail-words.ts';

export const interviewClosing = defineCompanyMail({
  name: 'interview-closing',
  title: 'Interview closes soon',
  about:
    'To the candidate, a day before the time ends in which the interview can be taken, if it was not begun.',
  notice: 'interview-window',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...OPENING_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
  }),
  heading: () => 'Your interview closes soon',
  text: {
    subject: 'Your interview for {{ job_title }} closes soon',
    text: `Dear {{ candidate_name }}, you have not begun your interview for the position ${POSITION} at {{ company_name }}. It is open until {{ open_until }}.

If you need another time, you can ask {{ company_name }} for it in your list of interviews.

${NEEDED}`,
  },
  action: (data) => interviewAction(data),
  samples: { 'an interview': SAMPLE_APPLICATION },
});

export async function mailInterviewClosing(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewClosing, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `interview-closing-${applicationId}-${closingOf(data).getTime()}`,
  });
}

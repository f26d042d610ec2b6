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

export const interviewOpened = defineCompanyMail({
  name: 'interview-opened',
  title: 'Interview is open',
  about: 'To the candidate, when the interview opens.',
  notice: 'interview-window',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...OPENING_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
  }),
  heading: () => 'Your interview is open',
  text: {
    subject: 'Your interview for {{ job_title }} is open',
    text: `Dear {{ candidate_name }}, from now on you can take your interview for the position ${POSITION} at {{ company_name }}. It is open until {{ open_until }}. Take it at a time of your choice.

${NEEDED}`,
  },
  action: (data) => interviewAction(data),
  samples: { 'an interview': SAMPLE_APPLICATION },
});

export async function mailInterviewOpened(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewOpened, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `interview-opened-${applicationId}-${closingOf(data).getTime()}`,
  });
}

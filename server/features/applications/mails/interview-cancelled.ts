import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, calendarMailData } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { appliedJobsUrl, calendarEntry } from '../mail-words.ts';

const CANCELLED = `{{ company_name }} has called off your interview for the position ${POSITION}.`;

/**
 * Apart from `interview-called-off`: a company that wrote its own text for that mail wrote it for candidates who
 * withdrew.
 */
export const interviewCancelled = defineCompanyMail({
  name: 'interview-cancelled',
  title: 'Interview called off by your company',
  about:
    'To the candidate, when the employer called off a scheduled interview; takes the entry from the calendar.',
  notice: 'interview-scheduled',
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, appliedJobsUrl(data)),
  heading: () => 'Your interview is called off',
  text: {
    subject: 'Your interview for {{ job_title }} is called off',
    text: `Dear {{ candidate_name }}, ${CANCELLED}

Your application stays, and {{ company_name }} will decide how it goes on. The entry in your calendar can go.`,
  },
  action: (data) => ({ label: 'See my applications', url: appliedJobsUrl(data) }),
  attachments: (data) => [
    calendarEntry(data, 'CANCEL', renderTemplate(CANCELLED, applicationValues(data, appliedJobsUrl(data)))),
  ],
  samples: { 'an application': { ...SAMPLE_APPLICATION, calendarSequence: 1 } },
});

/** Tells the candidate that the company called off the interview. Its time must still be in the application. */
export async function mailCancelled(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await calendarMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewCancelled, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `cancelled-${applicationId}-${data.calendarSequence}`,
  });
}

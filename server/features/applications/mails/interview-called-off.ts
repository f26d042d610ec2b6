import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, calendarMailData } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { calendarEntry, openJobsUrl } from '../mail-words.ts';

const WITHDRAWN = `You have withdrawn your application for the position ${POSITION} at {{ company_name }}, so its interview will not take place.`;

export const interviewCalledOff = defineCompanyMail({
  name: 'interview-called-off',
  title: 'Interview called off',
  about:
    'To the candidate, when they withdrew an application whose interview was scheduled; takes the entry from the calendar.',
  notice: 'interview-scheduled',
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, openJobsUrl(data)),
  heading: () => 'Your interview is called off',
  text: {
    subject: 'Your interview for {{ job_title }} is called off',
    text: `${WITHDRAWN}

The entry in your calendar can go.`,
  },
  action: (data) => ({ label: 'See other open jobs', url: openJobsUrl(data) }),
  attachments: (data) => [
    calendarEntry(data, 'CANCEL', renderTemplate(WITHDRAWN, applicationValues(data, openJobsUrl(data)))),
  ],
  samples: { 'an application': SAMPLE_APPLICATION },
});

/** Removes the interview of a withdrawn application from the candidate's calendar. */
export async function mailCalledOff(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await calendarMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewCalledOff, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `called-off-${applicationId}-${data.calendarSequence}`,
  });
}

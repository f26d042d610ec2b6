import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, calendarMailData } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  GRANTED,
  GRANTED_PLACEHOLDERS,
  OPENING,
  OPENING_PLACEHOLDERS,
  POSITION,
  applicationValues,
  grantedValues,
  openingValues,
} from '../mail-placeholders.ts';
import { NEEDED, calendarEntry, interviewAction } from '../mail-words.ts';

export const interviewScheduled = defineCompanyMail({
  name: 'interview-scheduled',
  title: 'Interview scheduled',
  about: 'To the candidate, when the employer scheduled the interview; with an entry for the calendar.',
  notice: 'interview-scheduled',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...OPENING_PLACEHOLDERS, ...GRANTED_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
    ...grantedValues(data),
  }),
  heading: () => 'Your interview is scheduled',
  text: {
    subject: 'Your interview for {{ job_title }}',
    text: `Good news, {{ candidate_name }}: {{ company_name }} would like to hear you for the position ${POSITION}.

${OPENING}

${GRANTED}

${NEEDED}`,
  },
  action: (data) => interviewAction(data),
  attachments: (data) => {
    const open = renderTemplate(OPENING, openingValues(data));
    return [calendarEntry(data, 'REQUEST', `${open} You need a camera, a microphone and a quiet place.`)];
  },
  samples: {
    'with the usual time': SAMPLE_APPLICATION,
    'with an accommodation': { ...SAMPLE_APPLICATION, timeFactor: 1.5, recordOnly: true },
  },
});

/** Tells the candidate when the interview opens. */
export async function mailScheduled(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await calendarMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewScheduled, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `scheduled-${applicationId}-${data.calendarSequence}`,
  });
}

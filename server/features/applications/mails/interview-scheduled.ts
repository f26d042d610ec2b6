import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import {
  GRANTED,
  GRANTED_PLACEHOLDERS,
  LEADS_TO_INTERVIEW,
  OPENING,
  POSITION,
  calendarRequest,
  grantedValues,
} from '../mail-placeholders.ts';
import { NEEDED } from '../mail-words.ts';

export const interviewScheduled = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-scheduled',
  title: 'Interview scheduled',
  about: 'To the candidate, when the employer scheduled the interview; with an entry for the calendar.',
  notice: 'interview-scheduled',
  placeholders: { ...LEADS_TO_INTERVIEW.placeholders, ...GRANTED_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...LEADS_TO_INTERVIEW.values(data),
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
  attachments: (data) => [calendarRequest(data)],
  samples: {
    'with the usual time': SAMPLE_APPLICATION,
    'with an accommodation': { ...SAMPLE_APPLICATION, timeFactor: 1.5, recordOnly: true },
  },
});

export const mailScheduled = (ctx: Context, db: Database, applicationId: string) =>
  mailCandidate(ctx, db, interviewScheduled, applicationId, { more: {} });

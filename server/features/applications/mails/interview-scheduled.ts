import * as said from '#contract/messages/en/application-mails.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import {
  GRANTED_PLACEHOLDERS,
  LEADS_TO_INTERVIEW,
  calendarRequest,
  grantedValues,
} from '../mail-placeholders.ts';

export const interviewScheduled = defineCompanyMail({
  ...LEADS_TO_INTERVIEW,
  name: 'interview-scheduled',
  title: said.scheduledName,
  about: said.scheduledAbout,
  notice: 'interview-scheduled',
  placeholders: { ...LEADS_TO_INTERVIEW.placeholders, ...GRANTED_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...LEADS_TO_INTERVIEW.values(data),
    ...grantedValues(data),
  }),
  heading: said.scheduledHeading,
  text: { subject: said.scheduledSubject, text: said.scheduledText },
  attachments: (data) => [calendarRequest(data)],
  samples: {
    'with the usual time': SAMPLE_APPLICATION,
    'with an accommodation': { ...SAMPLE_APPLICATION, timeFactor: 1.5, recordOnly: true },
  },
});

export const mailScheduled = (ctx: Context, db: Database, applicationId: string) =>
  mailCandidate(ctx, db, interviewScheduled, applicationId, { more: {} });

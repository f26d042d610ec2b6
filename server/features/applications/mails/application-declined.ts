import * as said from '#contract/messages/en/application-mails.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, REASON_PLACEHOLDER, applicationValues } from '../mail-placeholders.ts';
import { calendarEntry, openJobsUrl } from '../mail-words.ts';

export const applicationDeclined = defineCompanyMail({
  name: 'application-declined',
  title: said.declinedName,
  about: said.declinedAbout,
  notice: 'application-declined',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    ...REASON_PLACEHOLDER,
    interview_called_off: said.cancelledMeans,
  },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, openJobsUrl(data)),
    shared_reason: data.sharedReason ?? '',
    interview_called_off: data.isCalledOff === true ? 'yes' : '',
  }),
  heading: said.declinedHeading,
  text: { subject: said.declinedSubject, text: said.declinedText },
  action: (data) => ({ label: said.seeOpenJobs(), url: openJobsUrl(data) }),
  attachments: (data) =>
    data.isCalledOff === true
      ? [
          calendarEntry(
            data,
            'CANCEL',
            renderTemplate(said.calendarDeclined(), applicationValues(data, openJobsUrl(data))),
          ),
        ]
      : undefined,
  samples: {
    'with a reason': SAMPLE_APPLICATION,
    'without a reason': { ...SAMPLE_APPLICATION, sharedReason: '' },
    'with an interview that was scheduled': { ...SAMPLE_APPLICATION, isCalledOff: true, calendarSequence: 1 },
  },
});

/** Tells the candidate at once that the application was declined. A waiting decision sends this email itself later. */
export const mailDeclined = (ctx: Context, db: Database, applicationId: string) =>
  mailCandidate(ctx, db, applicationDeclined, applicationId, {
    more: {},
    per: (data) => data.decidedAt?.getTime() ?? 0,
  });

import * as said from '#contract/messages/en/application-mails.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl, calendarEntry, openJobsUrl } from '../mail-words.ts';
import type { ApplicationRow } from '../store.ts';

/** A person who withdrew has nothing more to do with this application. */
const actionOf = (data: ApplicationMailData) =>
  data.isWithdrawn
    ? { label: said.seeOpenJobs(), url: openJobsUrl(data) }
    : { label: said.seeApplications(), url: applicationUrl(data) };

const valuesOf = (data: ApplicationMailData) => ({
  ...applicationValues(data, actionOf(data).url),
  withdrawn: data.isWithdrawn ? 'yes' : '',
});

export const interviewCancelled = defineCompanyMail({
  name: 'interview-cancelled',
  title: said.cancelledName,
  about: said.cancelledAbout,
  notice: 'interview-scheduled',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    withdrawn: said.withdrawnMeans,
  },
  values: valuesOf,
  heading: said.cancelledHeading,
  text: { subject: said.cancelledSubject, text: said.cancelledText },
  action: actionOf,
  attachments: (data) => [
    calendarEntry(data, 'CANCEL', renderTemplate(said.calendarCancelled(), valuesOf(data))),
  ],
  samples: {
    'cancelled by you': { ...SAMPLE_APPLICATION, calendarSequence: 1 },
    withdrawn: { ...SAMPLE_APPLICATION, isWithdrawn: true },
  },
});

/** Removes the interview from the candidate's calendar. The email is about the time that the row still has. */
export const mailCancelled = (
  ctx: Context,
  db: Database,
  { id, interview_at: interviewAt }: Pick<ApplicationRow, 'id' | 'interview_at'>,
  { isWithdrawn = false } = {},
) => mailCandidate(ctx, db, interviewCancelled, id, { more: { isWithdrawn, interviewAt } });

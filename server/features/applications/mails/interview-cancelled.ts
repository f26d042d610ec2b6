import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl, calendarEntry, openJobsUrl } from '../mail-words.ts';
import type { ApplicationRow } from '../store.ts';

const CANCELLED = `{% if withdrawn %}You have withdrawn your application for the position ${POSITION} at {{ company_name }}, so its interview will not take place.{% else %}Dear {{ candidate_name }}, {{ company_name }} has cancelled your interview for the position ${POSITION}.{% endif %}`;

/** Who withdrew has nothing more to do with this application. */
const actionOf = (data: ApplicationMailData) =>
  data.isWithdrawn
    ? { label: 'See other open jobs', url: openJobsUrl(data) }
    : { label: 'See my applications', url: applicationUrl(data) };

const valuesOf = (data: ApplicationMailData) => ({
  ...applicationValues(data, actionOf(data).url),
  withdrawn: data.isWithdrawn ? 'yes' : '',
});

export const interviewCancelled = defineCompanyMail({
  name: 'interview-cancelled',
  title: 'Interview cancelled',
  about:
    'To the candidate, when you cancelled a scheduled interview, or they withdrew an application whose interview was scheduled; takes the entry from the calendar.',
  notice: 'interview-scheduled',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    withdrawn: 'For a condition: not empty if the candidate withdrew, empty if you cancelled the interview',
  },
  values: valuesOf,
  heading: () => 'Your interview is cancelled',
  text: {
    subject: 'Your interview for {{ job_title }} is cancelled',
    text: `${CANCELLED}

{% if withdrawn %}{% else %}Your application stays, and {{ company_name }} will decide how it goes on.{% endif %} You can delete the entry in your calendar.`,
  },
  action: actionOf,
  attachments: (data) => [calendarEntry(data, 'CANCEL', renderTemplate(CANCELLED, valuesOf(data)))],
  samples: {
    'cancelled by you': { ...SAMPLE_APPLICATION, calendarSequence: 1 },
    withdrawn: { ...SAMPLE_APPLICATION, isWithdrawn: true },
  },
});

/** Takes the interview out of the candidate's calendar. The mail is about the time that the row has. */
export const mailCancelled = (
  ctx: Context,
  db: Database,
  { id, interview_at: interviewAt }: Pick<ApplicationRow, 'id' | 'interview_at'>,
  { isWithdrawn = false } = {},
) => mailCandidate(ctx, db, interviewCancelled, id, { more: { isWithdrawn, interviewAt } });

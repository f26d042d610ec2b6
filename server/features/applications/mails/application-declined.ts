import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, mailCandidate } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  POSITION,
  REASON_PLACEHOLDER,
  applicationValues,
} from '../mail-placeholders.ts';
import { calendarEntry, openJobsUrl } from '../mail-words.ts';

const CANCELLED = `{{ company_name }} has decided not to go on with your application for the position ${POSITION}, so its interview will not take place.`;

export const applicationDeclined = defineCompanyMail({
  name: 'application-declined',
  title: 'Application declined',
  about:
    'To the candidate, when the employer declined the application; takes a scheduled interview from the calendar.',
  notice: 'application-declined',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    ...REASON_PLACEHOLDER,
    interview_called_off:
      'For a condition: not empty if an interview was scheduled, which will not take place',
  },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, openJobsUrl(data)),
    shared_reason: data.sharedReason ?? '',
    interview_called_off: data.isCalledOff === true ? 'yes' : '',
  }),
  heading: () => 'About your application',
  text: {
    subject: 'Your application for {{ job_title }}',
    text: `Dear {{ candidate_name }},

{{ company_name }} has decided not to go on with your application for the position ${POSITION}. A person made this decision, not a program.

{% if shared_reason %}{{ shared_reason }}{% endif %}

{% if interview_called_off %}The interview will not take place. Its entry in your calendar can go.{% endif %}

Thank you for the time you gave it. We wish you well with the next one.`,
  },
  action: (data) => ({ label: 'See other open jobs', url: openJobsUrl(data) }),
  attachments: (data) =>
    data.isCalledOff === true
      ? [calendarEntry(data, 'CANCEL', renderTemplate(CANCELLED, applicationValues(data, openJobsUrl(data))))]
      : undefined,
  samples: {
    'with a reason': SAMPLE_APPLICATION,
    'without a reason': { ...SAMPLE_APPLICATION, sharedReason: '' },
    'with an interview that was scheduled': { ...SAMPLE_APPLICATION, isCalledOff: true, calendarSequence: 1 },
  },
});

/** Tells the candidate at once that the employer declined the application. Decisions that wait tell it themselves. */
export const mailDeclined = (ctx: Context, db: Database, applicationId: string) =>
  mailCandidate(ctx, db, applicationDeclined, applicationId, {
    more: {},
    per: (data) => data.decidedAt?.getTime() ?? 0,
  });

import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { renderTemplate } from '#server/platform/mail/template.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, calendarMailData } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  OPENING,
  OPENING_PLACEHOLDERS,
  POSITION,
  applicationValues,
  openingValues,
} from '../mail-placeholders.ts';
import { NEEDED, calendarEntry, interviewAction } from '../mail-words.ts';

type Data = ApplicationMailData & { opensAsBefore: boolean; byCandidate?: boolean };

export const interviewMoved = defineCompanyMail({
  name: 'interview-moved',
  title: 'Interview moved',
  about:
    'To the candidate, when the employer or the candidate moved the interview to another time, or the employer changed until when it is open; with a new entry for the calendar.',
  notice: 'interview-scheduled',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    ...OPENING_PLACEHOLDERS,
    opens_as_before:
      'For a condition: not empty if the interview opens when it did before, and closes at another time',
    by_candidate: 'For a condition: not empty if the candidate chose the new time',
  },
  values: ({ opensAsBefore, byCandidate, ...data }: Data) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
    opens_as_before: opensAsBefore ? 'yes' : '',
    by_candidate: byCandidate ? 'yes' : '',
  }),
  heading: () => 'Your interview has a new time',
  text: {
    subject: 'New time: your interview for {{ job_title }}',
    text: `{% if opens_as_before %}Dear {{ candidate_name }}, {{ company_name }} has changed until when your interview for the position ${POSITION} can be taken.{% elsif by_candidate %}Dear {{ candidate_name }}, you have moved your interview for the position ${POSITION} at {{ company_name }}.{% else %}Dear {{ candidate_name }}, {{ company_name }} has moved your interview for the position ${POSITION}.{% endif %}

${OPENING}

${NEEDED}`,
  },
  action: (data) => interviewAction(data),
  attachments: (data) => {
    const open = renderTemplate(OPENING, openingValues(data));
    return [calendarEntry(data, 'REQUEST', `${open} You need a camera, a microphone and a quiet place.`)];
  },
  samples: {
    'another time': { ...SAMPLE_APPLICATION, calendarSequence: 1, opensAsBefore: false },
    'moved by the candidate': {
      ...SAMPLE_APPLICATION,
      calendarSequence: 1,
      opensAsBefore: false,
      byCandidate: true,
    },
    'more days': { ...SAMPLE_APPLICATION, openDays: 7, calendarSequence: 1, opensAsBefore: true },
  },
});

/** Tells the candidate of the new window of their interview. */
export async function mailMoved(
  ctx: Context,
  db: Database,
  applicationId: string,
  how: { opensAsBefore: boolean; byCandidate?: boolean },
): Promise<void> {
  const { data, candidateId, employerId } = await calendarMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewMoved, {
    userId: candidateId,
    companyId: employerId,
    data: { ...data, ...how },
    messageId: `moved-${applicationId}-${data.calendarSequence}`,
  });
}

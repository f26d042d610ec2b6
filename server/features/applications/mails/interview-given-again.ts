import { counted } from '#contract/words.ts';
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

export const interviewGivenAgain = defineCompanyMail({
  name: 'interview-given-again',
  title: 'Interview given again',
  about:
    'To the candidate, when the employer gave the interview again, whole or what has no answer; with an entry for the calendar.',
  notice: 'interview-scheduled',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    ...OPENING_PLACEHOLDERS,
    ...GRANTED_PLACEHOLDERS,
    kept_answers:
      'How many answers of the earlier interview are kept; empty if all questions are asked again',
    asked_questions: 'How many questions are asked again',
  },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...openingValues(data),
    ...grantedValues(data),
    kept_answers: data.keptAnswers > 0 ? counted(data.keptAnswers, 'answer') : '',
    asked_questions: counted(data.askedQuestions, 'question'),
  }),
  heading: () => 'You can take your interview again',
  text: {
    subject: 'Again: your interview for {{ job_title }}',
    text: `Dear {{ candidate_name }}, {{ company_name }} gives you your interview for the position ${POSITION} again.

${OPENING}

{% if kept_answers %}What you have answered is kept ({{ kept_answers }}). Only what has no answer is asked again ({{ asked_questions }}).{% else %}It is asked as a whole ({{ asked_questions }}).{% endif %}

${GRANTED}

${NEEDED}`,
  },
  action: (data) => interviewAction(data),
  attachments: (data) => {
    const open = renderTemplate(OPENING, openingValues(data));
    return [calendarEntry(data, 'REQUEST', `${open} You need a camera, a microphone and a quiet place.`)];
  },
  samples: {
    'all of it': { ...SAMPLE_APPLICATION, askedQuestions: 7, calendarSequence: 1 },
    'what has no answer': {
      ...SAMPLE_APPLICATION,
      askedQuestions: 3,
      keptAnswers: 4,
      timeFactor: 1.5,
      recordOnly: true,
      calendarSequence: 1,
    },
  },
});

/** Tells the candidate that the interview can be taken again, when, and what it asks. */
export async function mailGivenAgain(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await calendarMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewGivenAgain, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `given-again-${applicationId}-${data.calendarSequence}`,
  });
}

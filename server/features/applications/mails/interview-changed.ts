import { counted } from '#contract/shared/words.ts';
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
import { NEEDED, interviewAction } from '../mail-words.ts';
import type { Act } from '../stages/move-store.ts';

/** What was done to the interview. The candidate alone moves its opening. */
interface Change {
  change: Act | 'settings';
}

const isAgain = (change: string) => change === 'given-again' || change === 'given-again-in-part';
const yesIf = (isSo: boolean) => (isSo ? 'yes' : '');

export const interviewChanged = defineCompanyMail({
  name: 'interview-changed',
  title: 'Interview changed',
  about:
    'To the candidate, when the interview was moved by you or by them, closes at another time, is held in another way, or can be taken again; with a new entry for the calendar where its time changed.',
  notice: 'interview-scheduled',
  placeholders: {
    ...LEADS_TO_INTERVIEW.placeholders,
    ...GRANTED_PLACEHOLDERS,
    opens_as_before:
      'For a condition: not empty if the interview opens when it did before, and closes at another time',
    by_candidate: 'For a condition: not empty if the candidate chose the new time',
    new_settings: 'For a condition: not empty if you changed how the interview is held',
    given_again: 'For a condition: not empty if the candidate can take the interview again',
    kept_answers:
      'How many answers of the earlier interview are kept; empty if all questions are asked again',
    asked_questions: 'How many questions are asked again',
  },
  values: ({ change, ...data }: ApplicationMailData & Change) => ({
    ...LEADS_TO_INTERVIEW.values(data),
    ...grantedValues(data),
    opens_as_before: yesIf(change === 'extended'),
    by_candidate: yesIf(change === 'opening-moved'),
    new_settings: yesIf(change === 'settings'),
    given_again: yesIf(isAgain(change)),
    kept_answers: data.keptAnswers > 0 ? counted(data.keptAnswers, 'answer') : '',
    asked_questions: counted(data.askedQuestions, 'question'),
  }),
  heading: ({ change }) =>
    isAgain(change) ? 'You can take your interview again' : 'Your interview has changed',
  text: {
    subject:
      '{% if given_again %}You can take your interview for {{ job_title }} again{% else %}Your interview for {{ job_title }} has changed{% endif %}',
    text: `Dear {{ candidate_name }}, {% if given_again %}you can take your interview for the position ${POSITION} at {{ company_name }} again.{% elsif by_candidate %}you have moved your interview for the position ${POSITION} at {{ company_name }}.{% else %}{{ company_name }} has changed your interview for the position ${POSITION}.{% endif %}

{% if given_again %}{% if kept_answers %}We keep your {{ kept_answers }} from before. You'll only be asked what you haven't answered yet ({{ asked_questions }}).{% else %}You'll be asked all the questions again ({{ asked_questions }}).{% endif %}{% elsif new_settings %}{% if extra_time %}{% elsif leaving_is_noted %}{% else %}You have the usual time for each answer, and the usual rules about leaving the tab apply.{% endif %}{% elsif opens_as_before %}It now closes at a different time.{% elsif by_candidate %}{% else %}It has a new time.{% endif %}

${GRANTED}

${OPENING}

${NEEDED}`,
  },
  action: (data) => interviewAction(data),
  attachments: (data) => (data.change === 'settings' ? [] : [calendarRequest(data)]),
  samples: {
    'another time': { ...SAMPLE_APPLICATION, calendarSequence: 1, change: 'moved' },
    'moved by the candidate': { ...SAMPLE_APPLICATION, calendarSequence: 1, change: 'opening-moved' },
    'more days': { ...SAMPLE_APPLICATION, openDays: 7, calendarSequence: 1, change: 'extended' },
    'extra time': { ...SAMPLE_APPLICATION, timeFactor: 2, recordOnly: true, change: 'settings' },
    'the usual time': { ...SAMPLE_APPLICATION, change: 'settings' },
    'again, all of it': {
      ...SAMPLE_APPLICATION,
      askedQuestions: 7,
      calendarSequence: 1,
      change: 'given-again',
    },
    'again, what has no answer': {
      ...SAMPLE_APPLICATION,
      askedQuestions: 3,
      keptAnswers: 4,
      calendarSequence: 1,
      change: 'given-again-in-part',
    },
  },
});

export const mailInterviewChanged = (
  ctx: Context,
  db: Database,
  applicationId: string,
  change: Act | 'settings',
) => mailCandidate(ctx, db, interviewChanged, applicationId, { more: { change } });

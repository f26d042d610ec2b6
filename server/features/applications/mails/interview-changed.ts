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
import { interviewAction } from '../mail-words.ts';
import type { Act } from '../stages/move-store.ts';

/** How the interview was changed. Only the candidate can move its opening. */
interface Change {
  change: Act | 'settings';
}

const isAgain = (change: string) => change === 'given-again' || change === 'given-again-in-part';
const yesIf = (isSo: boolean) => (isSo ? 'yes' : '');

export const interviewChanged = defineCompanyMail({
  name: 'interview-changed',
  title: said.changedName,
  about: said.changedAbout,
  notice: 'interview-scheduled',
  placeholders: {
    ...LEADS_TO_INTERVIEW.placeholders,
    ...GRANTED_PLACEHOLDERS,
    opens_as_before: said.opensAsBeforeMeans,
    by_candidate: said.byCandidateMeans,
    new_settings: said.newSettingsMeans,
    given_again: said.givenAgainMeans,
    kept_answers: said.keptAnswersMeans,
    asked_questions: said.askedQuestionsMeans,
  },
  values: ({ change, ...data }: ApplicationMailData & Change) => ({
    ...LEADS_TO_INTERVIEW.values(data),
    ...grantedValues(data),
    opens_as_before: yesIf(change === 'extended'),
    by_candidate: yesIf(change === 'opening-moved'),
    new_settings: yesIf(change === 'settings'),
    given_again: yesIf(isAgain(change)),
    kept_answers: data.keptAnswers > 0 ? said.answers({ count: data.keptAnswers }) : '',
    asked_questions: said.questions({ count: data.askedQuestions }),
  }),
  heading: ({ change }) => (isAgain(change) ? said.againHeading() : said.changedHeading()),
  text: { subject: said.changedSubject, text: said.changedText },
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

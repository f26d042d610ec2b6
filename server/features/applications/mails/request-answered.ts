import * as said from '#contract/messages/en/application-mails.ts';
import { type RequestKind, adjustmentsInWords, isProblem } from '#contract/interview/request-kinds.ts';
import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  type ApplicationMailData,
  SAMPLE_APPLICATION,
  applicationMailData,
  calendarMailData,
} from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl, calendarEntry } from '../mail-words.ts';
import type { ApplicationRow } from '../store.ts';

interface Decision {
  kinds: readonly RequestKind[];
  isGranted: boolean;
  note: string;
  /** People continue in place of the AI interview. */
  endsRound: boolean;
}

type Data = ApplicationMailData & Decision;

export const requestAnswered = defineCompanyMail({
  name: 'request-answered',
  title: said.answeredName,
  about: said.answeredAbout,
  notice: 'request-answered',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    asked_for: said.askedForMeans,
    problem: said.problemMeans,
    is_granted: said.isGrantedMeans,
    without_interview: said.withoutInterviewMeans,
    note: said.noteMeans,
  },
  values: ({ kinds, isGranted, note, endsRound, ...data }: Data) => ({
    ...applicationValues(data, applicationUrl(data)),
    asked_for: adjustmentsInWords(kinds),
    problem: isProblem(kinds) ? 'yes' : '',
    is_granted: isGranted ? 'yes' : '',
    without_interview: endsRound ? 'yes' : '',
    note,
  }),
  heading: ({ isGranted }) => (isGranted ? said.grantedHeading() : said.answeredHeading()),
  text: { subject: said.answeredSubject, text: said.answeredText },
  action: (data) => ({ label: said.seeApplication(), url: applicationUrl(data) }),
  attachments: (data) =>
    data.endsRound && data.interviewAt
      ? [calendarEntry(data, 'CANCEL', said.calendarPerson({ company: data.employerName }))]
      : [],
  samples: {
    granted: {
      ...SAMPLE_APPLICATION,
      kinds: ['more-time', 'breaks'],
      isGranted: true,
      note: '',
      endsRound: false,
    },
    declined: {
      ...SAMPLE_APPLICATION,
      kinds: ['no-camera'],
      isGranted: false,
      note: 'Please call us, we would like to understand what you need.',
      endsRound: false,
    },
    'a problem': {
      ...SAMPLE_APPLICATION,
      kinds: ['problem'],
      isGranted: false,
      note: 'You had answered all but one question, so we decide on what you said.',
      endsRound: false,
    },
    'a person instead': {
      ...SAMPLE_APPLICATION,
      kinds: ['person'],
      isGranted: true,
      note: 'Grace will call you.',
      endsRound: true,
      calendarSequence: 1,
    },
  },
});

export async function mailRequestAnswered(
  ctx: Context,
  db: Database,
  application: ApplicationRow,
  { requestId, ...decision }: Decision & { requestId: string },
): Promise<void> {
  const cancels = decision.endsRound && application.interview_at !== null;
  const { data, candidateId, employerId } = await (cancels
    ? calendarMailData(ctx, db, application.id)
    : applicationMailData(ctx, db, application.id));
  await queueCandidateNotice(ctx, db, requestAnswered, {
    userId: candidateId,
    companyId: employerId,
    data: { ...data, ...decision },
    messageId: `request-answered-${requestId}`,
  });
}

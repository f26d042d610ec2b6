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
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl, calendarEntry } from '../mail-words.ts';
import type { ApplicationRow } from '../store.ts';

interface Decision {
  kinds: readonly RequestKind[];
  isGranted: boolean;
  note: string;
  /** A person goes on in place of the AI interview. */
  endsRound: boolean;
}

type Data = ApplicationMailData & Decision;

export const requestAnswered = defineCompanyMail({
  name: 'request-answered',
  title: 'Answer to a request',
  about:
    'To the candidate, when the employer granted or declined what they asked about their interview, or answers a problem without giving it again; takes the entry from the calendar where a person goes on instead.',
  notice: 'request-answered',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    asked_for: 'What the candidate asked for',
    problem: 'For a condition: not empty if the candidate reported a problem in the interview',
    is_granted: 'For a condition: not empty if it is granted',
    without_interview: 'For a condition: not empty if a person goes on in place of the AI interview',
    note: 'What you wrote to the candidate; empty if you wrote nothing',
  },
  values: ({ kinds, isGranted, note, endsRound, ...data }: Data) => ({
    ...applicationValues(data, applicationUrl(data)),
    asked_for: adjustmentsInWords(kinds),
    problem: isProblem(kinds) ? 'yes' : '',
    is_granted: isGranted ? 'yes' : '',
    without_interview: endsRound ? 'yes' : '',
    note,
  }),
  heading: ({ isGranted }) => (isGranted ? 'Your request is granted' : 'About your request'),
  text: {
    subject: 'Your request about the interview for {{ job_title }}',
    text: `Dear {{ candidate_name }}, {% if problem %}you told {{ company_name }} that something went wrong in your interview for the position ${POSITION}. A person looked at it. The interview is not given again.{% else %}you asked {{ company_name }} for {{ asked_for }}, for the position ${POSITION}. {% if is_granted %}This is granted.{% else %}This is declined.{% endif %}{% endif %}

{% if without_interview %}You need not take the AI interview. {{ company_name }} will contact you about how it goes on.{% endif %}

{% if note %}{{ company_name }} writes: {{ note }}{% endif %}`,
  },
  action: (data) => ({ label: 'See your application', url: applicationUrl(data) }),
  attachments: (data) =>
    data.endsRound && data.interviewAt
      ? [calendarEntry(data, 'CANCEL', `${data.employerName} goes on with you without an AI interview.`)]
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

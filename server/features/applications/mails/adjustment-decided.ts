import { type AdjustmentKind, adjustmentsInWords } from '#contract/adjustment-kinds.ts';
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
  kinds: readonly AdjustmentKind[];
  isGranted: boolean;
  note: string;
  /** A person goes on in place of the AI interview. */
  endsRound: boolean;
}

type Data = ApplicationMailData & Decision;

export const adjustmentDecided = defineCompanyMail({
  name: 'adjustment-decided',
  title: 'Adjustment decided',
  about:
    'To the candidate, when the employer granted or declined what they asked for in their interview; takes the entry from the calendar where a person goes on instead.',
  notice: 'adjustment-decided',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    asked_for: 'What the candidate asked for',
    is_granted: 'For a condition: not empty if it is granted',
    without_interview: 'For a condition: not empty if a person goes on in place of the AI interview',
    note: 'What you wrote to the candidate; empty if you wrote nothing',
  },
  values: ({ kinds, isGranted, note, endsRound, ...data }: Data) => ({
    ...applicationValues(data, applicationUrl(data)),
    asked_for: adjustmentsInWords(kinds),
    is_granted: isGranted ? 'yes' : '',
    without_interview: endsRound ? 'yes' : '',
    note,
  }),
  heading: ({ isGranted }) => (isGranted ? 'Your request is granted' : 'About your request'),
  text: {
    subject: 'Your request about the interview for {{ job_title }}',
    text: `Dear {{ candidate_name }}, you asked {{ company_name }} for {{ asked_for }}, for the position ${POSITION}. {% if is_granted %}This is granted.{% else %}This is declined.{% endif %}

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

/** Tells the candidate what was decided. */
export async function mailAdjustmentDecided(
  ctx: Context,
  db: Database,
  application: ApplicationRow,
  { requestId, ...decision }: Decision & { requestId: string },
): Promise<void> {
  const cancels = decision.endsRound && application.interview_at !== null;
  const { data, candidateId, employerId } = await (cancels
    ? calendarMailData(ctx, db, application.id)
    : applicationMailData(ctx, db, application.id));
  await queueCandidateNotice(ctx, db, adjustmentDecided, {
    userId: candidateId,
    companyId: employerId,
    data: { ...data, ...decision },
    messageId: `adjustment-decided-${requestId}`,
  });
}

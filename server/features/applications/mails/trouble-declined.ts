import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl } from '../mail-words.ts';

interface TroubleDeclinedData extends ApplicationMailData {
  note: string;
}

export const troubleDeclined = defineCompanyMail({
  name: 'trouble-declined',
  title: 'Answer to a report of trouble',
  about:
    'To the candidate, when the employer answers a report of trouble in an interview and does not give the interview again.',
  notice: 'application-advanced',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    answer: 'What you answer to the candidate',
  },
  values: (data: TroubleDeclinedData) => ({
    ...applicationValues(data, applicationUrl(data)),
    answer: data.note,
  }),
  heading: () => 'An answer to what you reported',
  text: {
    subject: 'Your interview for {{ job_title }}: an answer to your report',
    text: `Dear {{ candidate_name }},

you told {{ company_name }} that something went wrong in your interview for the position ${POSITION}. A person looked at it. The interview is not given again. {{ company_name }} writes:

{{ answer }}`,
  },
  action: (data) => ({ label: 'See your application', url: applicationUrl(data) }),
  samples: {
    'an answer': {
      ...SAMPLE_APPLICATION,
      note: 'You had answered all but one question, so we decide on what you said.',
    },
  },
});

/** Tells the candidate what the employer answered to a report of trouble. */
export async function mailTroubleDeclined(
  ctx: Context,
  db: Database,
  applicationId: string,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, troubleDeclined, {
    userId: candidateId,
    companyId: employerId,
    data: { ...data, note },
    messageId: `trouble-declined-${applicationId}-${at.getTime()}`,
  });
}

import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  GRANTED,
  GRANTED_PLACEHOLDERS,
  POSITION,
  applicationValues,
  grantedValues,
} from '../mail-placeholders.ts';
import { interviewAction } from '../mail-words.ts';

export const interviewAccommodation = defineCompanyMail({
  name: 'interview-accommodation',
  title: 'Accommodation changed',
  about: 'To the candidate, when the employer changed the accommodation of a scheduled interview.',
  notice: 'interview-scheduled',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...GRANTED_PLACEHOLDERS },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, interviewAction(data).url),
    ...grantedValues(data),
  }),
  heading: () => 'How your interview is held',
  text: {
    subject: 'Your interview for {{ job_title }}',
    text: `Dear {{ candidate_name }}, {{ company_name }} has set how your interview for the position ${POSITION} is held.

${GRANTED}

{% if extra_time %}{% elsif leaving_is_noted %}{% else %}You have the usual time for each answer, and the usual rules about leaving the tab apply.{% endif %}`,
  },
  action: (data) => interviewAction(data),
  samples: {
    'with an accommodation': { ...SAMPLE_APPLICATION, timeFactor: 2, recordOnly: true },
    'with none': SAMPLE_APPLICATION,
  },
});

/** Tells a candidate with a scheduled interview which accommodation is granted. */
export async function mailAccommodation(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, interviewAccommodation, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `accommodation-${applicationId}-${ctx.clock.now().getTime()}`,
  });
}

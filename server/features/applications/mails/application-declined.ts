import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  POSITION,
  REASON_PLACEHOLDER,
  applicationValues,
} from '../mail-placeholders.ts';
import { openJobsUrl } from '../mail-words.ts';

export const applicationDeclined = defineCompanyMail({
  name: 'application-declined',
  title: 'Application declined',
  about: 'To the candidate, when the employer declined the application.',
  notice: 'application-declined',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...REASON_PLACEHOLDER },
  values: (data: ApplicationMailData) => ({
    ...applicationValues(data, openJobsUrl(data)),
    shared_reason: data.sharedReason ?? '',
  }),
  heading: () => 'About your application',
  text: {
    subject: 'Your application for {{ job_title }}',
    text: `Dear {{ candidate_name }},

{{ company_name }} has decided not to go on with your application for the position ${POSITION}. A person made this decision, not a program.

{% if shared_reason %}{{ shared_reason }}{% endif %}

Thank you for the time you gave it. We wish you well with the next one.`,
  },
  action: (data) => ({ label: 'See other open jobs', url: openJobsUrl(data) }),
  samples: {
    'with a reason': SAMPLE_APPLICATION,
    'without a reason': { ...SAMPLE_APPLICATION, sharedReason: '' },
  },
});

/** Tells the candidate at once that the employer declined the application. Decisions that wait tell it themselves. */
export async function mailDeclined(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, applicationDeclined, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `declined-${applicationId}-${data.decidedAt?.getTime() ?? 0}`,
  });
}

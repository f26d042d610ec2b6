import type { Database } from '#server/database/database.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl } from '../mail-words.ts';

export const applicationSent = defineCompanyMail({
  name: 'application-sent',
  title: 'Application sent',
  about: 'To the candidate, when the application has arrived.',
  notice: 'application-sent',
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, applicationUrl(data)),
  heading: () => 'Your application has arrived',
  text: {
    subject: 'Your application to {{ company_name }}: {{ job_title }}',
    text: `Dear {{ candidate_name }}, {{ company_name }} has your application for the position ${POSITION}.

A person reads it. You get a mail when they decide. What happens to it stands in your list of applications.`,
  },
  action: (data) => ({ label: 'See your application', url: applicationUrl(data) }),
  samples: { 'an application': SAMPLE_APPLICATION },
});

/** Tells the candidate that the application has arrived. */
export async function mailApplicationSent(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCandidateNotice(ctx, db, applicationSent, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `sent-${applicationId}`,
  });
}

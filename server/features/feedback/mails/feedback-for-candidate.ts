import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  POSITION,
  applicationValues,
} from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';

const reportUrl = (data: ApplicationMailData) => `${data.publicUrl}${reportPath(data.applicationId)}`;

export const feedbackForCandidate = defineCompanyMail({
  name: 'feedback-for-candidate',
  title: 'Report ready',
  about: 'To the candidate, when the report of their interview is ready.',
  notice: 'report-ready',
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, reportUrl(data)),
  heading: () => 'Your feedback is ready',
  text: {
    subject: 'Your interview for {{ job_title }}: feedback',
    text: `What was heard in your interview for ${POSITION}, and how it was read, is ready for you too.`,
  },
  action: (data) => ({ label: 'Read my feedback', url: reportUrl(data) }),
  samples: { 'a report': SAMPLE_APPLICATION },
});

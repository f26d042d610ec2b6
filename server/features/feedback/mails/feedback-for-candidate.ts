import * as said from '#contract/messages/en/report-mails.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  applicationValues,
} from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';

const reportUrl = (data: ApplicationMailData) => `${data.publicUrl}${reportPath(data.applicationId)}`;

export const feedbackForCandidate = defineCompanyMail({
  name: 'feedback-for-candidate',
  title: said.readyName,
  about: said.readyAbout,
  notice: 'report-ready',
  placeholders: APPLICATION_PLACEHOLDERS,
  values: (data: ApplicationMailData) => applicationValues(data, reportUrl(data)),
  heading: () => said.readyHeading(),
  text: {
    subject: said.readySubject,
    text: said.readyText,
  },
  action: (data) => ({ label: said.readFeedback(), url: reportUrl(data) }),
  samples: { 'a report': SAMPLE_APPLICATION },
});

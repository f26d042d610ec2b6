import * as said from '#contract/messages/en/report-mails.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const reportForEmployer = defineNotice<ApplicationMailData>({
  name: 'report-for-employer',
  about: said.readyForEmployerAbout,
  notice: 'report-ready',
  write: (data) => ({
    subject: said.employerSubject({ name: data.candidateName, job: data.designation }),
    heading: said.employerHeading(),
    paragraphs: [said.employerText({ name: data.candidateName, job: positionInWords(data) })],
    action: { label: said.readReport(), url: `${data.publicUrl}${reportPath(data.applicationId)}` },
  }),
  samples: { 'a report': SAMPLE_APPLICATION },
});

import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const reportForEmployer = defineNotice<ApplicationMailData>({
  name: 'report-for-employer',
  about: 'To the employer, when the report of an interview is ready.',
  notice: 'report-ready',
  write: (data) => ({
    subject: `Interview report: ${data.candidateName} for ${data.designation}`,
    heading: 'A report is ready',
    paragraphs: [`${data.candidateName} has taken the AI interview for ${positionInWords(data)}.`],
    action: { label: 'Read the report', url: `${data.publicUrl}${reportPath(data.applicationId)}` },
  }),
  samples: { 'a report': SAMPLE_APPLICATION },
});

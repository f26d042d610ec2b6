import { reportPath } from '#contract/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const feedbackForCandidate = defineNotice<ApplicationMailData>({
  name: 'feedback-for-candidate',
  about: 'To the candidate, when the report of their interview is ready.',
  notice: 'report-ready',
  write: (data) => ({
    subject: `Your interview for ${data.designation}: feedback`,
    heading: 'Your feedback is ready',
    paragraphs: [
      `What was heard in your interview for ${positionInWords(data)}, and how it was read, is ready for you too.`,
    ],
    action: { label: 'Read my feedback', url: `${data.publicUrl}${reportPath(data.applicationId)}` },
  }),
  samples: { 'a report': SAMPLE_APPLICATION },
});

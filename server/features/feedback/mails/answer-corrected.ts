import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const answerCorrected = defineNotice<ApplicationMailData & { questionNumber: number }>({
  name: 'answer-corrected',
  about: 'To the employer, when a candidate corrected misheard words of an answer.',
  notice: 'answer-corrected',
  write: (data) => ({
    subject: `Words corrected: ${data.candidateName} for ${data.designation}`,
    heading: 'A candidate corrected misheard words',
    paragraphs: [
      `${data.candidateName} says that words of the answer to question ${data.questionNumber} were misheard, in the interview for ${positionInWords(data)}.`,
      'The report shows both texts and what each is graded. Where they differ, you decide which one counts; the recording is a click away.',
    ],
    action: {
      label: 'See both texts',
      url: `${data.publicUrl}${reportPath(data.applicationId, data.questionNumber)}`,
    },
  }),
  samples: { 'a correction': { ...SAMPLE_APPLICATION, questionNumber: 2 } },
});

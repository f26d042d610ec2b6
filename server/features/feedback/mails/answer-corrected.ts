import * as said from '#contract/messages/en/report-mails.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const answerCorrected = defineNotice<ApplicationMailData & { questionNumber: number }>({
  name: 'answer-corrected',
  about: said.correctedAbout,
  notice: 'answer-corrected',
  write: (data) => ({
    subject: said.correctedSubject({ name: data.candidateName, job: data.designation }),
    heading: said.correctedHeading(),
    paragraphs: [
      said.correctedText({
        name: data.candidateName,
        number: data.questionNumber,
        job: positionInWords(data),
      }),
      said.correctedNext(),
    ],
    action: {
      label: said.seeBoth(),
      url: `${data.publicUrl}${reportPath(data.applicationId, data.questionNumber)}`,
    },
  }),
  samples: { 'a correction': { ...SAMPLE_APPLICATION, questionNumber: 2 } },
});

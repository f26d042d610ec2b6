import * as said from '#contract/messages/en/round-mails.ts';
import { roundInterviewPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

interface CardMissingData extends ApplicationMailData {
  roundId: string;
  roundTitle: string;
}

export const cardMissing = defineNotice<CardMissingData>({
  name: 'card-missing',
  about: said.cardMissingAbout,
  notice: 'card-missing',
  write: ({ roundId, roundTitle, ...data }) => ({
    subject: said.cardMissingSubject({ name: data.candidateName, job: data.designation }),
    heading: said.cardMissing(),
    paragraphs: [
      said.cardMissingText({ name: data.candidateName, job: positionInWords(data), round: roundTitle }),
      said.cardMissingNext(),
    ],
    action: { label: said.writeCard(), url: `${data.publicUrl}${roundInterviewPath(roundId)}` },
  }),
  samples: {
    'a second round': {
      ...SAMPLE_APPLICATION,
      roundId: '00000000-0000-4000-8000-000000000003',
      roundTitle: 'Second round: Zoom',
    },
  },
});

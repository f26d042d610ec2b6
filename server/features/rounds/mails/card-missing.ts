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
  about: 'To a member who took part in a round and has not sent the card a day later.',
  notice: 'card-missing',
  write: ({ roundId, roundTitle, ...data }) => ({
    subject: `Your card is missing: ${data.candidateName} for ${data.designation}`,
    heading: 'Your card is missing',
    paragraphs: [
      `You interviewed ${data.candidateName} for ${positionInWords(data)} (${roundTitle}). Please write your card while you still remember it well.`,
      'You’ll see what the others said once you have sent it.',
    ],
    action: { label: 'Write your card', url: `${data.publicUrl}${roundInterviewPath(roundId)}` },
  }),
  samples: {
    'a second round': {
      ...SAMPLE_APPLICATION,
      roundId: '00000000-0000-4000-8000-000000000003',
      roundTitle: 'Second round: Zoom',
    },
  },
});

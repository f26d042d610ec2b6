import { defineNotice } from '#server/platform/mail/definition.ts';
import {
  type RoundMailData,
  SAMPLE_FOR_MEMBER,
  aboutRound,
  roundEntry,
  roundInWords,
  whenOf,
} from '../mail-data.ts';

const HAPPENED: Partial<Record<RoundMailData['act'], { heading: string; sentence: string }>> = {
  booked: { heading: 'A round has a time', sentence: 'has a time' },
  moved: { heading: 'A round has another time', sentence: 'has another time' },
  changed: { heading: 'A round has changed', sentence: 'has changed' },
};

export const roundForMember = defineNotice<RoundMailData>({
  name: 'round-for-member',
  about:
    'To those who take part in a round, when it has a time, another time or place, or others take part; with an entry for the calendar.',
  notice: 'round-changed',
  write: (data) => {
    const { heading, sentence } = HAPPENED[data.act] ?? HAPPENED.changed!;
    return {
      subject: `${data.candidateName}, ${data.designation}: ${whenOf(data)}`,
      heading,
      paragraphs: [`The ${roundInWords(data)} ${sentence}. ${data.title}.`, ...aboutRound(data)],
      action: { label: 'Open the round', url: data.url },
      attachments: [roundEntry(data, 'REQUEST', false)],
    };
  },
  samples: {
    booked: SAMPLE_FOR_MEMBER,
    moved: { ...SAMPLE_FOR_MEMBER, act: 'moved', sequence: 1 },
    changed: { ...SAMPLE_FOR_MEMBER, act: 'changed', sequence: 1, people: ['Erin Example'], place: '' },
  },
});

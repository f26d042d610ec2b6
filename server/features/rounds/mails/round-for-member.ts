import * as said from '#contract/messages/en/round-mails.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import {
  type RoundMailData,
  SAMPLE_FOR_MEMBER,
  aboutRound,
  roundEntry,
  whenOf,
  whichRound,
} from '../mail-data.ts';

const CHANGED = { heading: said.memberChangedHeading, sentence: said.memberChanged };
const HAPPENED: Partial<Record<RoundMailData['act'], typeof CHANGED>> = {
  booked: { heading: said.memberBookedHeading, sentence: said.memberBooked },
  moved: { heading: said.memberMovedHeading, sentence: said.memberMoved },
};

export const roundForMember = defineNotice<RoundMailData>({
  name: 'round-for-member',
  about: said.forMemberAbout,
  notice: 'round-changed',
  write: (data) => {
    const { heading, sentence } = HAPPENED[data.act] ?? CHANGED;
    return {
      subject: `${data.candidateName}, ${data.designation}: ${whenOf(data)}`,
      heading: heading(),
      paragraphs: [sentence(whichRound(data)), ...aboutRound(data)],
      action: { label: said.openRound(), url: data.url },
      attachments: [roundEntry(data, 'REQUEST', false)],
    };
  },
  samples: {
    booked: SAMPLE_FOR_MEMBER,
    moved: { ...SAMPLE_FOR_MEMBER, act: 'moved', sequence: 1 },
    changed: { ...SAMPLE_FOR_MEMBER, act: 'changed', sequence: 1, people: ['Erin Example'], place: '' },
  },
});

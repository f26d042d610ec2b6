import * as said from '#contract/messages/en/round-mails.ts';
import { moveRule } from '#contract/interview/round-limits.ts';
import type { Message } from '#contract/messages/message.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  ROUND_PLACEHOLDERS,
  type RoundMailData,
  SAMPLE_ROUND,
  TIME_PLACEHOLDER,
  roundEntry,
  roundValues,
  whenOf,
} from '../mail-data.ts';

const HEADINGS: Partial<Record<RoundMailData['act'], Message>> = {
  moved: said.movedHeading,
  changed: said.changedHeading,
};

const MOVED: RoundMailData = { ...SAMPLE_ROUND, act: 'moved', sequence: 1, mayMove: false };
const CHANGED: RoundMailData = {
  ...SAMPLE_ROUND,
  act: 'changed',
  side: 'company',
  sequence: 2,
  people: ['Erin Example'],
};

export const roundTime = defineCompanyMail({
  name: 'round-time',
  title: said.timeName,
  about: said.timeAbout,
  notice: 'round-invitation',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    ...TIME_PLACEHOLDER,
    moved: said.movedMeans,
    may_move: said.mayMoveMeans,
  },
  values: (data: RoundMailData) => ({
    ...roundValues(data),
    starts_at: whenOf(data),
    moved: data.act === 'moved' ? 'yes' : '',
    may_move: data.mayMove ? moveRule() : '',
  }),
  heading: ({ act }) => (HEADINGS[act] ?? said.timeHeading)(),
  text: {
    subject: said.timeSubject,
    text: said.timeText,
  },
  action: ({ mayMove, url }) => ({ label: mayMove ? said.seeOrChange() : said.see(), url }),
  attachments: (data) => [roundEntry(data, 'REQUEST', true)],
  samples: {
    booked: SAMPLE_ROUND,
    moved: MOVED,
    changed: CHANGED,
  },
});

import { MOVE_RULE } from '#contract/interview/round-limits.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  ABOUT_ROUND,
  ROUND_PLACEHOLDERS,
  type RoundMailData,
  SAMPLE_ROUND,
  TIME_PLACEHOLDER,
  roundEntry,
  roundValues,
  whenOf,
} from '../mail-data.ts';

const HEADINGS: Partial<Record<RoundMailData['act'], string>> = {
  moved: 'Your round has another time',
  changed: 'Your round has changed',
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
  title: 'Time of a round',
  about:
    'To the candidate, when a round has a time, another time or place, or others take part; with an entry for the calendar.',
  notice: 'round-invitation',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    ...TIME_PLACEHOLDER,
    moved: 'For a condition: not empty if it had another time before',
    may_move: 'For a condition: not empty while the candidate can move it',
  },
  values: (data: RoundMailData) => ({
    ...roundValues(data),
    starts_at: whenOf(data),
    moved: data.act === 'moved' ? 'yes' : '',
    may_move: data.mayMove ? 'yes' : '',
  }),
  heading: ({ act }) => HEADINGS[act] ?? 'Your time is set',
  text: {
    subject: '{{ round }} for {{ job_title }}: {{ starts_at }}',
    text: `Dear {{ candidate_name }}, {{ company_name }} looks forward to meeting you for the position {{ job_title }} ({{ job_id }}). {{ round }}.

{% if moved %}The new time{% else %}The time{% endif %}: {{ starts_at }}

${ABOUT_ROUND}

{% if may_move %}${MOVE_RULE}{% endif %} If you can’t come, please cancel it, so that nobody waits for you.`,
  },
  action: ({ mayMove, url }) => ({ label: mayMove ? 'See or change the time' : 'See the round', url }),
  attachments: (data) => [roundEntry(data, 'REQUEST', true)],
  samples: {
    booked: SAMPLE_ROUND,
    moved: MOVED,
    changed: CHANGED,
  },
});

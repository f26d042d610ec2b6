import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import {
  ROUND_PLACEHOLDERS,
  type RoundMailData,
  SAMPLE_ROUND,
  roundEntry,
  roundValues,
  whenOf,
} from '../mail-data.ts';

const CANCELLED: RoundMailData = { ...SAMPLE_ROUND, act: 'cancelled', sequence: 1, mayMove: false };

const BY_COMPANY: RoundMailData = { ...CANCELLED, side: 'company' };

export const roundCancelled = defineCompanyMail({
  name: 'round-cancelled',
  title: 'Round cancelled',
  about:
    'To the candidate, when you called a round off, or they said that they do not come; takes the entry from the calendar.',
  notice: 'round-invitation',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    starts_at: 'When it would have begun, in the time zone of the candidate; empty if it had no time',
    by_candidate: 'For a condition: not empty if the candidate cancelled it, empty if you did',
    reason: 'The reason; may be empty',
  },
  values: (data: RoundMailData) => ({
    ...roundValues(data),
    starts_at: data.startsAt === null ? '' : whenOf(data),
    by_candidate: data.side === 'candidate' ? 'yes' : '',
    reason: data.words,
  }),
  heading: () => 'Your round is cancelled',
  text: {
    subject: '{{ round }} for {{ job_title }} is cancelled',
    text: `Dear {{ candidate_name }}, {% if by_candidate %}you have cancelled{% else %}{{ company_name }} has cancelled{% endif %} this round for the position {{ job_title }} ({{ job_id }}): {{ round }}{% if starts_at %}, {{ starts_at }}{% endif %}.

{% if by_candidate %}{{ company_name }} knows, and will decide how it goes on.{% else %}{{ reason }}{% endif %}

{% if starts_at %}You can delete the entry in your calendar.{% endif %}`,
  },
  action: (data) => ({ label: 'See the round', url: data.url }),
  attachments: (data) => (data.startsAt === null ? [] : [roundEntry(data, 'CANCEL', true)]),
  samples: {
    'by the candidate': CANCELLED,
    'by the company, with a reason': {
      ...BY_COMPANY,
      words: 'Our lead is ill. We will send you other times.',
    },
    'before a time was chosen': { ...BY_COMPANY, startsAt: null, sequence: 0 },
  },
});

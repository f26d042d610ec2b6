import * as said from '#contract/messages/en/round-mails.ts';
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
  title: said.cancelledName,
  about: said.cancelledAbout,
  notice: 'round-invitation',
  placeholders: {
    ...ROUND_PLACEHOLDERS,
    starts_at: said.wouldHaveBegunMeans,
    by_candidate: said.byCandidateMeans,
    reason: said.reasonMeans,
  },
  values: (data: RoundMailData) => ({
    ...roundValues(data),
    starts_at: data.startsAt === null ? '' : whenOf(data),
    by_candidate: data.side === 'candidate' ? 'yes' : '',
    reason: data.words,
  }),
  heading: () => said.cancelledHeading(),
  text: {
    subject: said.cancelledSubject,
    text: said.cancelledText,
  },
  action: (data) => ({ label: said.see(), url: data.url }),
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

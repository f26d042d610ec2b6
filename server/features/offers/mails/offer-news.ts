import { personPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

type Says = (name: string, position: string) => [subject: string, ...paragraphs: string[]];

const STILL_OPEN = 'The application is still open: you can make another offer, or decide otherwise.';

const NEWS = {
  accepted: (name, position) => [
    `${name} accepted your offer`,
    `${name} accepted your offer for ${position} and is now hired.`,
    'If the job is filled, you can close it and decline everyone else in one step.',
  ],
  declined: (name, position) => [
    `${name} declined your offer`,
    `${name} declined your offer for ${position}. ${STILL_OPEN}`,
  ],
  expired: (name, position) => [
    `Your offer to ${name} has expired`,
    `${name} didn’t answer your offer for ${position} in time. ${STILL_OPEN}`,
  ],
} satisfies Record<string, Says>;

export interface OfferNewsData extends ApplicationMailData {
  candidateId: string;
  news: keyof typeof NEWS;
  /** What the candidate wrote. */
  words: string;
}

const SAMPLE = {
  ...SAMPLE_APPLICATION,
  candidateId: '00000000-0000-4000-8000-000000000003',
  words: '',
};

export const offerNews = defineNotice<OfferNewsData>({
  name: 'offer-news',
  about: 'To the owners and recruiters, when a candidate answers an offer, and when it expires.',
  notice: 'offer-answered',
  write: ({ news, words, ...data }) => {
    const [subject, ...paragraphs] = NEWS[news](data.candidateName, positionInWords(data));
    return {
      subject,
      heading: subject,
      paragraphs: words === '' ? paragraphs : [...paragraphs, `They wrote: ${words}`],
      action: { label: 'See the applicant', url: `${data.publicUrl}${personPath(data.candidateId)}` },
    };
  },
  samples: {
    accepted: { ...SAMPLE, news: 'accepted' },
    declined: { ...SAMPLE, news: 'declined', words: 'I have taken another position.' },
    expired: { ...SAMPLE, news: 'expired' },
  },
});

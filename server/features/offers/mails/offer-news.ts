import { personPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const NEWS = ['accepted', 'declined', 'expired'] as const;

export interface OfferNewsData extends ApplicationMailData {
  candidateId: string;
  news: (typeof NEWS)[number];
  /** What the candidate wrote. */
  words: string;
}

const SUBJECTS: Record<OfferNewsData['news'], (name: string) => string> = {
  accepted: (name) => `${name} accepted your offer`,
  declined: (name) => `${name} declined your offer`,
  expired: (name) => `Your offer to ${name} has expired`,
};

const SENTENCES: Record<OfferNewsData['news'], (name: string, position: string) => string[]> = {
  accepted: (name, position) => [
    `${name} accepted your offer for ${position} and is now hired.`,
    'If the job is filled, you can close it and decline everyone else in one step.',
  ],
  declined: (name, position) => [
    `${name} declined your offer for ${position}. The application is still open: you can make another offer, or decide otherwise.`,
  ],
  expired: (name, position) => [
    `${name} didn’t answer your offer for ${position} in time. The application is still open: you can make another offer, or decide otherwise.`,
  ],
};

export const offerNews = defineNotice<OfferNewsData>({
  name: 'offer-news',
  about: 'To the owners and recruiters, when a candidate answers an offer, and when it expires.',
  notice: 'offer-answered',
  write: ({ news, words, ...data }) => ({
    subject: SUBJECTS[news](data.candidateName),
    heading: SUBJECTS[news](data.candidateName),
    paragraphs: [
      ...SENTENCES[news](data.candidateName, positionInWords(data)),
      ...(words === '' ? [] : [`They wrote: ${words}`]),
    ],
    action: {
      label: 'See the applicant',
      url: `${data.publicUrl}${personPath(data.candidateId)}`,
    },
  }),
  samples: Object.fromEntries(
    NEWS.map((news) => [
      news,
      {
        ...SAMPLE_APPLICATION,
        candidateId: '00000000-0000-4000-8000-000000000003',
        news,
        words: news === 'declined' ? 'I have taken another position.' : '',
      },
    ]),
  ),
});

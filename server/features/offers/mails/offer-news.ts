import * as said from '#contract/messages/en/offer-mails.ts';
import { personPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

type Says = (of: { name: string; position: string }) => [subject: string, ...paragraphs: string[]];

const NEWS = {
  accepted: ({ name, position }) => [
    said.newsAccepted({ name }),
    said.newsAcceptedText({ name, position }),
    said.newsAcceptedNext(),
  ],
  declined: ({ name, position }) => [said.newsDeclined({ name }), said.newsDeclinedText({ name, position })],
  expired: ({ name, position }) => [said.newsExpired({ name }), said.newsExpiredText({ name, position })],
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
  about: said.newsAbout,
  notice: 'offer-answered',
  write: ({ news, words, ...data }) => {
    const [subject, ...paragraphs] = NEWS[news]({
      name: data.candidateName,
      position: positionInWords(data),
    });
    return {
      subject,
      heading: subject,
      paragraphs: words === '' ? paragraphs : [...paragraphs, said.theyWrote({ words })],
      action: { label: said.seeApplicant(), url: `${data.publicUrl}${personPath(data.candidateId)}` },
    };
  },
  samples: {
    accepted: { ...SAMPLE, news: 'accepted' },
    declined: { ...SAMPLE, news: 'declined', words: 'I have taken another position.' },
    expired: { ...SAMPLE, news: 'expired' },
  },
});

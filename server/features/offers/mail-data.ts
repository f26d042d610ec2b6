import * as said from '#contract/messages/en/offer-mails.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import { SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  applicationValues,
} from '#server/features/applications/mail-placeholders.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import type { OfferMailData } from './letter.ts';

/** An email to the candidate with the link to the offer. */
export interface OfferLinkData extends OfferMailData {
  /** The link is created when the email is sent. */
  token: string;
  /** True if it replaces an earlier offer. */
  isChanged: boolean;
  /** What a person wrote with this step. */
  words: string;
}

export const offerUrl = ({ publicUrl, token }: Pick<OfferLinkData, 'publicUrl' | 'token'>): string =>
  `${publicUrl}${pathWithToken(PATHS.offer, token)}`;

const PLACEHOLDERS = {
  ...APPLICATION_PLACEHOLDERS,
  stands_until: said.standsUntilMeans,
};

/** The parts of an email that links to the offer. */
export const LEADS_TO_OFFER = {
  notice: 'offer',
  placeholders: PLACEHOLDERS,
  values: (data: OfferLinkData) => ({
    ...applicationValues(data, offerUrl(data)),
    stands_until: momentInWords(data.standsUntil, data.timeZone),
  }),
  action: (data: OfferLinkData) => ({ label: said.read(), url: offerUrl(data) }),
} as const;

export const SAMPLE_OFFER: OfferLinkData = {
  ...SAMPLE_APPLICATION,
  payAmount: 52_000,
  payCurrency: 'USD',
  payPeriod: 'year',
  startsOn: '2030-04-01',
  place: 'Austin, Texas',
  conditions: 'The first six months are a trial period.',
  standsUntil: new Date('2030-03-08T22:59:00Z'),
  token: 'sample',
  isChanged: false,
  words: '',
};

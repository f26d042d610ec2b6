import { DAY_MS } from '../shared/limits.ts';

/** What both sides know of offers, without the shape of the calls. */

/** Where an offer stands. Only one that waits can be answered. */
export const OFFER_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_STATE_TITLES: Record<OfferState, string> = {
  waiting: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  replaced: 'Replaced by a newer offer',
};

/** What happened to an offer, step by step. */
export const OFFER_STEPS = [
  'made',
  'opened',
  'asked',
  'answered',
  'reminded',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'replaced',
] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

/** What the company reads of each step. */
export const OFFER_STEP_TITLES: Record<OfferStep, string> = {
  made: 'Offer made',
  opened: 'Offer opened by the candidate',
  asked: 'Question about the offer',
  answered: 'Question about the offer answered',
  reminded: 'Reminder of the offer sent',
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  expired: 'Offer expired',
  replaced: 'Offer replaced by a newer one',
};

export const PAY_PERIODS = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};
export type PayPeriod = keyof typeof PAY_PERIODS;
export const PAY_PERIOD_NAMES = Object.keys(PAY_PERIODS) as PayPeriod[];

export const PAY_MAX = 1_000_000_000;
export const OFFER_PLACE_MAX = 200;
export const OFFER_CONDITIONS_MAX = 2_000;
export const OFFER_WORDS_MAX = 2_000;
/** Questions about one offer that wait for an answer. */
export const OFFER_QUESTIONS_MAX = 10;

/** For how many days an offer stands: as the form proposes, and at most. */
export const OFFER_DAYS = 7;
export const OFFER_DAYS_MAX = 90;
/** Who has not answered is reminded so long before the end. */
export const OFFER_REMINDED_MS = 2 * DAY_MS;
/** The mailed link opens the letter for so long after the last day for an answer. */
export const OFFER_LINK_DAYS = 30;

/** Letters that decompose into nothing that can be typed on another keyboard. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** A name without what people type differently: case, accents, spaces, hyphens, apostrophes and full stops. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether somebody typed this name. */
export const isSameName = (typed: string, name: string): boolean =>
  plainName(typed) !== '' && plainName(typed) === plainName(name);

import * as said from '../messages/en/offers.ts';
import { type Message, locale } from '../messages/message.ts';
import { exactMoney } from '../shared/money.ts';

/** What both sides know about offers, without the schemas of the calls. */

/** The states of an offer. Only a pending one can be answered. */
export const OFFER_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_STATE_TITLES: Record<OfferState, Message> = {
  waiting: said.waiting,
  accepted: said.accepted,
  declined: said.declined,
  withdrawn: said.withdrawn,
  expired: said.expired,
  replaced: said.replaced,
};

/** The events of an offer, as the company reads them. */
export const OFFER_STEP_TITLES = {
  made: said.stepMade,
  opened: said.stepOpened,
  reminded: said.stepReminded,
  accepted: said.stepAccepted,
  declined: said.stepDeclined,
  withdrawn: said.stepWithdrawn,
  expired: said.stepExpired,
  replaced: said.stepReplaced,
};
export type OfferStep = keyof typeof OFFER_STEP_TITLES;
export const OFFER_STEPS = Object.keys(OFFER_STEP_TITLES) as OfferStep[];

export const PAY_PERIODS = {
  hour: said.perHour,
  day: said.perDay,
  week: said.perWeek,
  month: said.perMonth,
  year: said.perYear,
};
export type PayPeriod = keyof typeof PAY_PERIODS;
export const PAY_PERIOD_NAMES = Object.keys(PAY_PERIODS) as PayPeriod[];

interface Pay {
  payAmount: number;
  payCurrency: string;
  payPeriod: PayPeriod;
}

/** "$52,000 a year" */
export const payInWords = ({ payAmount, payCurrency, payPeriod }: Pay): string =>
  said.payPer({ money: exactMoney(payAmount, payCurrency), period: PAY_PERIODS[payPeriod]() });

/** A day such as "1 March 2030", which is the same in every time zone. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const PAY_MAX = 1_000_000_000;
export const OFFER_PLACE_MAX = 200;
export const OFFER_CONDITIONS_MAX = 2_000;
export const OFFER_WORDS_MAX = 2_000;

/** For how many days an offer is open: the form's suggestion, and the most. */
export const OFFER_DAYS = 7;
export const OFFER_DAYS_MAX = 90;
/** How many days before the deadline a candidate who has not answered gets a reminder. */
export const OFFER_REMINDED_DAYS = 2;
/** How long after the deadline the emailed link still opens the letter. */
export const OFFER_LINK_DAYS = 30;

/** Letters that Unicode does not decompose, with what people type for them on other keyboards. */
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

/** A name without the things that people type differently: case, accents, spaces, hyphens, apostrophes and full stops. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN_LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the typed text is this name. */
export const isSameName = (typed: string, name: string): boolean =>
  plainName(typed) !== '' && plainName(typed) === plainName(name);

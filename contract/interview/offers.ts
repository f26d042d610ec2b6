import { z } from 'zod';
import { mailTextForm } from '../company/company-mails.ts';
import * as said from '../messages/en/offers.ts';
import { CANDIDATE, EMPLOYER, EVERYONE, endpoint, nothing } from '../shared/endpoint.ts';
import { ID_MAX, NAME_MAX, NOTE_MAX, SHORT_TEXT_MAX } from '../shared/limits.ts';
import { currencies, fractionDigits } from '../shared/money.ts';
import { applicationId, isoTimestamp, knownId, moment, text } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';
import { decisionResult } from './decisions.ts';
import {
  OFFER_CONDITIONS_MAX,
  OFFER_PLACE_MAX,
  OFFER_STATES,
  OFFER_WORDS_MAX,
  PAY_MAX,
  PAY_PERIOD_NAMES,
} from './offer-terms.ts';

/** Offers of employment: the company makes one, the candidate reads, asks, accepts or declines. */

const ofApplication = { field: 'applicationId', of: 'application' } as const;
const ofOffer = { field: 'offerId', of: 'offer' } as const;
const offerId = knownId(said.nameOffer);
const reads = { audience: EMPLOYER, scope: 'applications:read' } as const;
const writes = { audience: EMPLOYER, scope: 'applications:write' } as const;

const words = (max: number) => text(max, () => said.tooLong({ max }));

const payAmount = z
  .union(
    [
      z.number(),
      text(SHORT_TEXT_MAX, said.payMissing)
        .regex(/^\d+(?:\.\d+)?$/, { error: said.payMissing })
        .transform(Number),
    ],
    { error: said.payMissing },
  )
  .pipe(
    z
      .number({ error: said.payMissing })
      .positive({ error: said.payTooLow })
      .max(PAY_MAX, { error: () => said.payTooHigh({ max: PAY_MAX }) }),
  );

const isDay = (day: string) => z.iso.date().safeParse(day).success;

const hasFittingDigits = ({ payAmount: amount, payCurrency }: { payAmount: number; payCurrency: string }) =>
  Number(amount.toFixed(fractionDigits(payCurrency))) === amount;

const offered = z
  .object({
    applicationId,
    payAmount,
    /** An ISO 4217 code. */
    payCurrency: text(SHORT_TEXT_MAX, said.currencyMissing, said.currencyMissing).refine(
      (code) => currencies().includes(code),
      { error: said.currencyMissing },
    ),
    payPeriod: z.enum(PAY_PERIOD_NAMES, { error: said.periodMissing }),
    /** The first day of work, such as 2030-03-01. */
    startsOn: text(SHORT_TEXT_MAX, said.startMissing, said.startMissing).refine(isDay, {
      error: said.startMissing,
    }),
    place: words(OFFER_PLACE_MAX).default(''),
    conditions: words(OFFER_CONDITIONS_MAX).default(''),
    /** The deadline for an answer. */
    standsUntil: moment,
    /**
     * A letter for this offer alone, as a template like those of emails. Defaults to the company’s own letter, or
     * else to the standard one.
     */
    letter: mailTextForm.optional(),
  })
  .refine(hasFittingDigits, {
    error: said.payDigits,
    path: ['payAmount'],
  });

/** The offer as the candidate reads it. */
const shownLetter = z.object({ title: z.string(), paragraphs: z.array(z.string()) });

export const previewOffer = endpoint({
  method: 'POST',
  path: 'offers/previewOffer',
  summary:
    "Preview how the letter of an offer will read for its candidate before you make it. `missingLetters` lists characters that the PDF's fonts lack. The page shows them; the PDF has empty boxes, which are still read aloud correctly.",
  ...writes,
  input: offered,
  output: z.object({
    subject: z.string(),
    text: z.string(),
    placeholders: z.array(z.object({ name: z.string(), meaning: z.string() })),
    shown: shownLetter,
    missingLetters: z.array(z.string()),
    /** The PDF as base64. */
    pdf: z.string(),
  }),
  owns: ofApplication,
});

export const makeOffer = endpoint({
  method: 'POST',
  path: 'offers/makeOffer',
  summary:
    'Make an offer. The application moves to the stage "offer", and the candidate gets an email with a link to the letter. It replaces a pending offer.',
  ...writes,
  refusals: ['application.changed-meanwhile'],
  input: offered.safeExtend({
    /** The pending offer that the caller saw, or null for none. An offer that the caller has not seen is not replaced. */
    replaces: text(ID_MAX).nullable().optional(),
  }),
  output: z.object({ offerId: z.string() }),
  owns: ofApplication,
});

const offerTerms = {
  payAmount: z.number(),
  payCurrency: z.string(),
  payPeriod: z.enum(PAY_PERIOD_NAMES),
  startsOn: z.string(),
  place: z.string(),
  conditions: z.string(),
  standsUntil: isoTimestamp,
};

const companysOffer = z.object({
  offerId: z.string(),
  state: z.enum(OFFER_STATES),
  madeDate: isoTimestamp,
  ...offerTerms,
  letter: shownLetter,
  /** When the candidate opened it for the first time. */
  openedDate: isoTimestamp.nullable(),
  /** The name that the candidate typed to accept it, or the reason why one side no longer wants it. */
  endText: z.string(),
  /** The address of the letter as a PDF, valid for some hours. */
  pdf: z.string(),
});

export const getOffers = endpoint({
  method: 'GET',
  path: 'offers/getOffers',
  summary: 'List the offers made for an application, newest first.',
  ...reads,
  input: z.object({ applicationId }),
  output: z.object({
    offers: z.array(companysOffer),
    /** Whether an offer can be made now. */
    mayOffer: z.boolean(),
    /** The values that a new offer starts with. */
    proposed: z.object({ payCurrency: z.string(), payPeriod: z.enum(PAY_PERIOD_NAMES), place: z.string() }),
  }),
  owns: ofApplication,
});

export const withdrawOffer = endpoint({
  method: 'POST',
  path: 'offers/withdrawOffer',
  summary: 'Withdraw a pending offer. The candidate gets an email. Safe to repeat.',
  ...writes,
  refusals: ['offer.over'],
  input: z.object({ offerId, text: words(OFFER_WORDS_MAX).default('') }),
  output: nothing,
  owns: ofOffer,
});

/** The candidate's calls: with the token of the emailed link, or with the id while signed in. */
const linkToken = text(200, refusals.offerLinkOver, refusals.offerLinkOver);
const named = {
  token: linkToken.optional(),
  offerId: offerId.optional(),
};
const byLinkOrAccount = { audience: EVERYONE, callsPerMinute: 60 } as const;

export const getOffer = endpoint({
  method: 'GET',
  path: 'offers/getOffer',
  summary:
    'Get an offer as its candidate: with the token of the emailed link or, signed in to the account it was made to, with its id.',
  ...byLinkOrAccount,
  refusals: ['link.expired'],
  input: z.object(named),
  output: z.object({
    offerId: z.string(),
    state: z.enum(OFFER_STATES),
    companyName: z.string(),
    role: z.string(),
    candidateName: z.string(),
    /** Null for an offer that was withdrawn or replaced. */
    offer: z.object({ ...offerTerms, letter: shownLetter, pdf: z.string() }).nullable(),
    acceptedName: z.string().nullable(),
    endedDate: isoTimestamp.nullable(),
    /** The messages between both sides since the offer was made, oldest first. */
    messages: z.array(z.object({ at: isoTimestamp, by: z.string(), isOwn: z.boolean(), text: z.string() })),
  }),
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: 'offers/acceptOffer',
  summary:
    'Accept an offer by typing your name as it is in the letter. Case, accents and spaces make no difference. Safe to repeat.',
  ...byLinkOrAccount,
  refusals: ['link.expired', 'offer.over'],
  input: z.object({
    ...named,
    name: text(NAME_MAX * 2, rules.typeYourName, rules.typeYourName).min(1, { error: rules.typeYourName }),
  }),
  output: nothing,
});

export const declineOffer = endpoint({
  method: 'POST',
  path: 'offers/declineOffer',
  summary: 'Decline an offer, with a short message to the company. Safe to repeat.',
  ...byLinkOrAccount,
  refusals: ['link.expired', 'offer.over'],
  input: z.object({ ...named, text: words(OFFER_WORDS_MAX).default('') }),
  output: nothing,
});

export const askAboutOffer = endpoint({
  method: 'POST',
  path: 'offers/askAboutOffer',
  summary:
    'Ask the company about an offer. This sends a message as interview/sendMessage does, and also works with the emailed link.',
  ...byLinkOrAccount,
  refusals: ['link.expired', 'message.too-many'],
  input: z.object({ ...named, text: words(OFFER_WORDS_MAX).min(1, { error: said.questionMissing }) }),
  output: nothing,
});

export const getMyOffers = endpoint({
  method: 'GET',
  path: 'offers/getMyOffers',
  summary: 'List the offers that await your answer and those you accepted, newest first.',
  audience: CANDIDATE,
  input: z.object({}),
  output: z.object({
    offers: z.array(
      z.object({
        offerId: z.string(),
        applicationId: z.string(),
        state: z.enum(OFFER_STATES),
        companyName: z.string(),
        role: z.string(),
        standsUntil: isoTimestamp,
      }),
    ),
  }),
});

export const getClosings = endpoint({
  method: 'GET',
  path: 'offers/getClosings',
  summary:
    'List accepted offers whose job is not closed yet, with how many other people would be declined. Each is listed until closeJobAfterOffer or dismissClosing.',
  ...reads,
  input: z.object({}),
  output: z.object({
    closings: z.array(
      z.object({
        offerId: z.string(),
        applicationId: z.string(),
        candidateName: z.string(),
        jobId: z.string(),
        role: z.string(),
        isJobOpen: z.boolean(),
        /** The number of open applications that would be declined. */
        others: z.number(),
        /** The number of open applications with a pending offer. They are not declined. */
        withOffer: z.number(),
        /** One of the others, for the preview of the email. */
        example: z.object({ applicationId: z.string(), name: z.string() }).nullable(),
      }),
    ),
  }),
});

export const closeJobAfterOffer = endpoint({
  method: 'POST',
  path: 'offers/closeJobAfterOffer',
  summary:
    'Close the job of an accepted offer and decline everyone else whose application is open. Emails are held back. Until `undoUntil`, interview/undoDecision undoes all of it and reopens the job.',
  ...writes,
  input: z.object({
    offerId,
    reasonId: text(ID_MAX, rules.reasonUnknown).optional(),
    note: text(NOTE_MAX, () => said.noteTooLong({ max: NOTE_MAX })).optional(),
    /** The text of the email. Null for no email. If left out, the default one is sent. */
    mail: mailTextForm.nullable().optional(),
  }),
  output: z.object({
    decisionId: z.string().nullable(),
    undoUntil: isoTimestamp.nullable(),
    declined: z.number(),
    /** The people who could not be declined, and why. */
    left: z.array(decisionResult),
  }),
  owns: ofOffer,
});

export const dismissClosing = endpoint({
  method: 'POST',
  path: 'offers/dismissClosing',
  summary: 'Leave the job of an accepted offer open. You are not asked again.',
  ...writes,
  input: z.object({ offerId }),
  output: nothing,
  owns: ofOffer,
});

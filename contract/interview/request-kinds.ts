import { type Message, locale } from '../messages/message.ts';
import * as said from '../messages/en/interview-requests.ts';

/**
 * What candidates can ask for about their interview. `asks` is the label of the choice in the form; `words` are used
 * in a list: "You asked for more time and breaks between questions".
 */
export const ADJUSTMENTS = {
  'more-time': { asks: said.moreTime, about: said.moreTimeAbout, words: said.moreTimeWords },
  breaks: { asks: said.breaks, about: said.breaksAbout, words: said.breaksWords },
  'record-only': { asks: said.recordOnly, about: said.recordOnlyAbout, words: said.recordOnlyWords },
  'no-camera': { asks: said.noCamera, about: said.noCameraAbout, words: said.noCameraWords },
  'in-writing': { asks: said.inWriting, about: said.inWritingAbout, words: said.inWritingWords },
  person: { asks: said.person, about: said.personAbout, words: said.personWords },
  'another-time': { asks: said.anotherTime, about: said.anotherTimeAbout, words: said.anotherTimeWords },
} as const satisfies Record<string, Record<'asks' | 'about' | 'words', Message>>;

export type AdjustmentKind = keyof typeof ADJUSTMENTS;
export const ADJUSTMENT_KINDS = Object.keys(ADJUSTMENTS) as AdjustmentKind[];

/** A problem in an interview is reported on its own. Adjustments are requested together, before the interview begins. */
export type RequestKind = AdjustmentKind | 'problem';
export const REQUEST_KINDS: readonly RequestKind[] = [...ADJUSTMENT_KINDS, 'problem'];
export const isProblem = ([kind]: readonly RequestKind[]): boolean => kind === 'problem';

/** The answers to a request. A further attempt or a new window answers the problems reported in the interview. */
export const REQUEST_ANSWERS = [
  'granted',
  'declined',
  'given-again',
  'given-again-in-part',
  'moved',
] as const;
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number];

/** 'more time, breaks between questions and answers in writing'. */
export const adjustmentsInWords = (kinds: readonly RequestKind[]): string =>
  new Intl.ListFormat(locale()).format(
    kinds.map((kind) => (kind === 'problem' ? said.anotherChance() : ADJUSTMENTS[kind].words())),
  );

/** What a candidate did, such as 'asked for more time' or 'reported a problem'. */

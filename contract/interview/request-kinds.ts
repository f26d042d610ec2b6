/**
 * What a candidate can ask for in the way their interview is held. `asks` is the choice in the form, `granted` the words
 * of a list: "You asked for more time and breaks between questions".
 */
export const ADJUSTMENTS = {
  'more-time': {
    asks: 'More time',
    about: 'All times of the interview are longer.',
    words: 'more time',
  },
  breaks: {
    asks: 'Breaks between questions',
    about: 'Each question waits until you go on. Nothing is recorded meanwhile.',
    words: 'breaks between questions',
  },
  'record-only': {
    asks: 'Leaving the window ends nothing',
    about: 'For example for a screen reader, a magnifier or another program that you need.',
    words: 'that leaving the window ends nothing',
  },
  'no-camera': {
    asks: 'No camera',
    about: 'Your answers are recorded as sound alone.',
    words: 'an interview without a camera',
  },
  'in-writing': {
    asks: 'Answers in writing',
    about: 'You type your answers. They are assessed like spoken ones.',
    words: 'answers in writing',
  },
  person: {
    asks: 'A person instead',
    about: 'You do not take the AI interview. Somebody at the company goes on with you.',
    words: 'a person instead of the AI interview',
  },
  'another-time': {
    asks: 'Another time',
    about: 'The interview opens at another time, or is open for longer.',
    words: 'another time for the interview',
  },
} as const;

export type AdjustmentKind = keyof typeof ADJUSTMENTS;
export const ADJUSTMENT_KINDS = Object.keys(ADJUSTMENTS) as AdjustmentKind[];

/** A problem in an interview is reported alone; adjustments are asked for together, before the interview begins. */
export type RequestKind = AdjustmentKind | 'problem';
export const REQUEST_KINDS: readonly RequestKind[] = [...ADJUSTMENT_KINDS, 'problem'];
export const isProblem = ([kind]: readonly RequestKind[]): boolean => kind === 'problem';

/** What a person answered. An interview that is given again or moved answers the problems that were reported in it. */
export const REQUEST_ANSWERS = [
  'granted',
  'declined',
  'given-again',
  'given-again-in-part',
  'moved',
] as const;
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number];

/** 'more time, breaks between questions and answers in writing'. */
export function adjustmentsInWords(kinds: readonly RequestKind[]): string {
  const words = kinds.map((kind) => (kind === 'problem' ? 'another chance' : ADJUSTMENTS[kind].words));
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What a candidate did: 'asked for more time', 'reported a problem'. */
export const requestInWords = (kinds: readonly RequestKind[]): string =>
  isProblem(kinds) ? 'reported a problem' : `asked for ${adjustmentsInWords(kinds)}`;

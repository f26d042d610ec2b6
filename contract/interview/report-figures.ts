import {
  CERTAINTIES,
  type Certainty,
  NOT_SCORED,
  VERDICTS,
  type Verdict,
  levelOfShare,
  type AnswerText,
} from './verdicts.ts';

/**
 * What lists, filters and the head of a report show about an interview as a whole. Server and browser both compute it
 * with these functions, so that a list and the report behind it never differ.
 */

/** The parts of an answer that these figures need. Entries of a report have them. */
export interface JudgedAnswer {
  answerStatus: Verdict | typeof NOT_SCORED;
  /** The analysis's certainty about the text that counts. */
  certainty: Certainty | null;
  words: readonly { unsure?: boolean | undefined }[];
  /** A person's verdict, if any. */
  review: unknown;
  correction: { mustDecide: boolean } | null;
}

/**
 * Whether the candidate's correction is the text that counts because the employer chose it. Otherwise the transcript
 * counts.
 */
export const isCorrectionTaken = ({ correction }: { correction: Corrected | null }): boolean =>
  correction?.decision?.take === 'corrected';

interface Corrected {
  decision: { take: AnswerText } | null;
}

/** The text of an entry that counts, with its analysis: the correction if it was chosen, otherwise the transcript. */
export const textThatCounts = <Correction extends Corrected, Entry extends { correction: Correction | null }>(
  entry: Entry & { correction: Correction | null },
): Entry | Correction => (isCorrectionTaken(entry) && entry.correction) || entry;

/** The band of an interview. `percent` is the interview score. */
export const BAND_NAMES = ['Strong', 'Fair', 'Weak'] as const;
type BandName = (typeof BAND_NAMES)[number];
export const bandOf = (percent: number | null): BandName | null =>
  percent === null ? null : levelOfShare(percent / 100);

/** The percentage of words that the recogniser was sure of. Null if it recognised no words. */
export function heardPercent(words: readonly { unsure?: boolean | undefined }[]): number | null {
  if (words.length === 0) return null;
  return Math.floor((words.filter(({ unsure }) => !unsure).length * 100) / words.length);
}

/**
 * The certainty of an interview's verdicts: at least half of them have at least this certainty. A person's verdict
 * counts as certain, an answer that needs a person does not. Null if nothing is scored.
 */
export function overallCertainty(answers: readonly JudgedAnswer[]): Certainty | null {
  const ranks = answers
    .filter(({ answerStatus }) => answerStatus !== NOT_SCORED)
    .map((answer) => CERTAINTIES.indexOf(certaintyOfAnswer(answer)))
    .toSorted((a, b) => a - b);
  return ranks.length === 0 ? null : CERTAINTIES[ranks[Math.ceil(ranks.length / 2) - 1]!]!;
}

function certaintyOfAnswer({ answerStatus, certainty, review }: JudgedAnswer): Certainty {
  if (review !== null) return 'high';
  return answerStatus === 'Needs Review' ? 'low' : (certainty ?? 'low');
}

/** The events recorded when a candidate leaves the page. A lost connection or a reload says nothing about a person. */
const LEAVING_KINDS = ['tab-hidden', 'window-blurred', 'page-left'] as const;
const isLeaving = (kind: string) => LEAVING_KINDS.some((leaving) => leaving === kind);

/**
 * How many points in a report a person should look at: each answer that needs a person, each correction to decide,
 * and one if the candidate left the page. A flag accuses nobody.
 */
export const flagsOf = (answers: readonly JudgedAnswer[], events: readonly { kind: string }[]): number =>
  answers.filter(({ answerStatus }) => answerStatus === 'Needs Review').length +
  answers.filter(({ correction }) => correction?.mustDecide).length +
  (events.some(({ kind }) => isLeaving(kind)) ? 1 : 0);

export interface VerdictCounts {
  correct: number;
  partial: number;
  incorrect: number;
  notAnswered: number;
  needsReview: number;
}

/** The names of the counts, in the order of VERDICTS. */
export const COUNT_OF_VERDICT: Record<Verdict, keyof VerdictCounts> = {
  Correct: 'correct',
  'Partially Correct': 'partial',
  Incorrect: 'incorrect',
  'Not Answered': 'notAnswered',
  'Needs Review': 'needsReview',
};

/** How many answers have each verdict. Answers that are not scored are not counted. */
export function countVerdicts(answers: readonly Pick<JudgedAnswer, 'answerStatus'>[]): VerdictCounts {
  const counts = { correct: 0, partial: 0, incorrect: 0, notAnswered: 0, needsReview: 0 };
  for (const verdict of VERDICTS)
    counts[COUNT_OF_VERDICT[verdict]] = answers.filter(({ answerStatus }) => answerStatus === verdict).length;
  return counts;
}

import * as sentences from '../messages/en/answer-notes.ts';
import type { Verdict } from './verdicts.ts';
import { timeInWords } from '../shared/words.ts';

/**
 * What the analysis notes beside an answer. Reports store the code and the value; the sentence is made when somebody reads
 * it. A note never changes a score and never makes an answer *Incorrect*.
 */
const SENTENCES = {
  silent: sentences.silent,
  unknown: sentences.unknown,
  'no-words': sentences.noWords,
  'few-words': sentences.fewWords,
  'doubtful-words': sentences.doubtfulWords,
  'other-language': (said) => sentences.otherLanguage({ language: said }),
  'not-followed': sentences.notFollowed,
  unreadable: sentences.unreadable,
  interrupted: (_, seconds) => `${interruptionInWords(seconds)}.`,
  'nothing-heard': sentences.nothingHeard,
  'no-key': sentences.noKey,
  'unknown-beside': sentences.unknownBeside,
  echo: sentences.echo,
  turned: (said) => sentences.turned({ words: said }),
  filler: sentences.filler,
  'read-aloud': (said) => sentences.readAloud({ words: said }),
  terms: sentences.terms,
  shuffled: sentences.shuffled,
  corrected: (said) => sentences.corrected({ words: said }),
  addressed: (said) => sentences.addressed({ words: said }),
  'model-contradiction': (said) => sentences.modelContradiction({ words: said }),
  'model-disagrees': sentences.modelDisagrees,
  'model-alone': sentences.modelAlone,
  'model-unquoted': sentences.modelUnquoted,
  'follow-up-unchanged': sentences.followUpUnchanged,
  'right-option': sentences.rightOption,
  'other-option': sentences.otherOption,
  'no-option': sentences.noOption,
} satisfies Record<string, (said: string, seconds: number | null) => string>;

type NoteCode = keyof typeof SENTENCES;
/** Marked as pure, so that pages without notes need not load the sentences. */
export const NOTE_CODES = /* @__PURE__ */ Object.keys(SENTENCES) as NoteCode[];

export interface Note {
  code: NoteCode;
  /** Words of the candidate, or the name of a language. Never words of the expected answer: candidates read notes. */
  said?: string | undefined;
  /** How long it lasted. */
  seconds?: number | null | undefined;
}

/** The recording of an answer broke: 'Recording interrupted for 4 minutes'; null if it never went on. */
export const interruptionInWords = (seconds: number | null): string =>
  seconds === null ? sentences.brokeOff() : sentences.interrupted({ time: timeInWords(seconds) });

/** A note as a sentence. */
export const noteInWords = ({ code, said = '', seconds = null }: Note): string =>
  SENTENCES[code](said, seconds);

/** "2 of 4 expected points found": of the points of the expected answer, how many the words show. */
function pointsInWords(ideas: readonly { found: boolean }[]): string {
  const found = ideas.filter((idea) => idea.found).length;
  if (ideas.length === 1) return found === 1 ? sentences.onePointFound() : sentences.onePointMissing();
  return sentences.pointsFound({ found, total: ideas.length });
}

/** Beside these, what the words show says nothing. */
const UNREAD: readonly NoteCode[] = [
  'no-words',
  'few-words',
  'doubtful-words',
  'other-language',
  'not-followed',
  'unreadable',
  'nothing-heard',
  'no-key',
];

/** The words that were recognised may not be those that were said: they are folded, and nothing is read from them. */
const HARD_TO_HEAR: readonly NoteCode[] = ['few-words', 'doubtful-words', 'other-language', 'not-followed'];

export const isHardToHear = (notes: readonly Note[]): boolean =>
  notes.some(({ code }) => HARD_TO_HEAR.includes(code));

/** Who reads the reasons. Others than the company do not read how many points it expects. */
type ReasonReader = 'company' | 'others' | 'practice';

const TO_DO: Record<ReasonReader, () => string> = {
  company: sentences.markByPerson,
  others: sentences.willReview,
  practice: sentences.wouldReview,
};

/** What is read beside a verdict: the points, the notes, and what a person must do. */
export function reasonsInWords(
  verdict: Verdict,
  ideas: readonly { found: boolean }[],
  notes: readonly Note[],
  reader: ReasonReader,
): string[] {
  const said = notes.map(noteInWords);
  if (notes.some(({ code }) => UNREAD.includes(code))) return said;
  const hasPoints = ideas.length > 0 && verdict !== 'Not Answered' && reader !== 'others';
  const points = hasPoints ? [pointsInWords(ideas)] : [];
  return [...points, ...said, ...(verdict === 'Needs Review' ? [TO_DO[reader]()] : [])];
}

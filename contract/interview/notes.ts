import type { Verdict } from './verdicts.ts';
import { timeInWords } from '../shared/words.ts';

/**
 * What the analysis notes beside an answer. Reports store the code and the value; the sentence is made when somebody reads
 * it. A note never changes a score and never makes an answer *Incorrect*.
 */
const SENTENCES = {
  silent: () => 'Nothing was said in answer to the question.',
  unknown: () => 'The answer was “I don’t know”.',
  'no-words': () =>
    'We can hear a voice, but we couldn’t recognise any words. Please listen to the recording.',
  'few-words': () => 'We recognised few words of what was said. Please listen to the recording.',
  'doubtful-words': () => 'We’re not confident about most of these words. Please listen to the recording.',
  'other-language': (said) => `This answer seems to be in ${said}: listen to it.`,
  'not-followed': () =>
    'We couldn’t follow this answer. It may be in another language or hard to hear: listen to it.',
  unreadable: () => 'We couldn’t read this recording. Please listen to it.',
  interrupted: (_, seconds) => `${interruptionInWords(seconds)}.`,
  'nothing-heard': () => 'We heard no answer in what was recorded. Please listen to the recording.',
  'no-key': () => 'This question has no expected answer, so the answer is transcribed and not scored.',
  'unknown-beside': () => 'The answer says “I don’t know” and adds something.',
  echo: () => 'The answer mostly repeats the question.',
  turned: (said) => `This may turn the answer round: “${said}”.`,
  filler: () => 'Expected terms were said, but hardly in sentences.',
  'read-aloud': (said) => `This may have been read from notes: “${said}”.`,
  terms: () => 'Expected terms were listed without saying anything about them.',
  shuffled: () => 'The expected words are there, but out of order.',
  corrected: (said) => `Corrected along the way: “${said}”.`,
  addressed: (said) => `This seems to speak to the person marking: “${said}”.`,
  'model-contradiction': (said) => `The model reads this as contradicting the expected answer: “${said}”.`,
  'model-disagrees': () => 'The model and the other evidence disagree.',
  'model-alone': () => 'The model found expected points in other words.',
  'model-unquoted': () => 'The model claimed expected points without quoting the answer.',
  'follow-up-unchanged': () => 'The answer to the follow-up didn’t change the result.',
  'right-option': () => 'The correct option was chosen.',
  'other-option': () => 'Another option is the correct one.',
  'no-option': () => 'No option was chosen.',
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
  seconds === null ? 'Recording broke off' : `Recording interrupted for ${timeInWords(seconds)}`;

/** A note as a sentence. */
export const noteInWords = ({ code, said = '', seconds = null }: Note): string =>
  SENTENCES[code](said, seconds);

/** "2 of 4 expected points found": of the points of the expected answer, how many the words show. */
function pointsInWords(ideas: readonly { found: boolean }[]): string {
  const found = ideas.filter((idea) => idea.found).length;
  if (ideas.length === 1)
    return found === 1
      ? 'We found the expected point.'
      : 'We didn’t find the expected point in the expected words.';
  return `${found} of ${ideas.length} expected points found.`;
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

const TO_DO: Record<ReasonReader, string> = {
  company: 'Words alone can’t settle this answer: a person should mark it.',
  others: 'A person will review this answer.',
  practice: 'In an interview, a person would review this answer.',
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
  return [...points, ...said, ...(verdict === 'Needs Review' ? [TO_DO[reader]] : [])];
}

import * as said from '../messages/en/report-notes.ts';
import type { Message } from '../messages/message.ts';
import type { Verdict } from './verdicts.ts';
import { timeInWords } from '../shared/words.ts';

/**
 * What the analysis notes beside an answer. Reports store the code and the value; the sentence is made when someone
 * reads it. A note never changes a score and never makes an answer *Incorrect*.
 */
const SENTENCES = {
  silent: said.silent,
  unknown: said.unknown,
  'no-words': said.noWords,
  'few-words': said.fewWords,
  'doubtful-words': said.doubtfulWords,
  'other-language': said.otherLanguage,
  'not-followed': said.notFollowed,
  unreadable: said.unreadable,
  'not-heard': said.notHeard,
  'not-graded': said.notGraded,
  interrupted: said.interrupted,
  'nothing-heard': said.nothingHeard,
  'no-key': said.noKey,
  'unknown-beside': said.unknownBeside,
  echo: said.echo,
  turned: said.turned,
  filler: said.filler,
  'read-aloud': said.readAloud,
  terms: said.terms,
  shuffled: said.shuffled,
  corrected: said.corrected,
  addressed: said.addressed,
  'model-contradiction': said.modelContradiction,
  'model-disagrees': said.modelDisagrees,
  'model-alone': said.modelAlone,
  'model-unquoted': said.modelUnquoted,
  'follow-up-unchanged': said.followUpUnchanged,
  'right-option': said.rightOption,
  'other-option': said.otherOption,
  'no-option': said.noOption,
};

type NoteCode = keyof typeof SENTENCES;
/** Marked as pure, so that pages without notes need not load the sentences. */
export const NOTE_CODES = /* @__PURE__ */ Object.keys(SENTENCES) as NoteCode[];

export interface Note {
  code: NoteCode;
  /**
   * Words of the candidate, or the name of a language. Never words of the expected answer, because candidates can
   * read notes.
   */
  said?: string | undefined;
  /** How long it lasted. */
  seconds?: number | null | undefined;
}

/** The note on an interrupted recording, such as 'Recording interrupted for 4 minutes'. Null if it never continued. */
export const interruptionInWords = (seconds: number | null): string =>
  seconds === null ? said.brokeOff() : said.interruptedFor({ duration: timeInWords(seconds) });

/** A note as a sentence. */
export function noteInWords({ code, said: quote = '', seconds = null }: Note): string {
  const sentence = SENTENCES[code] as Message<{ quote: string; language: string; interruption: string }>;
  return sentence({ quote, language: quote, interruption: interruptionInWords(seconds) });
}

/** How many points of the expected answer the words contain: "2 of 4 expected points found". */
function pointsInWords(ideas: readonly { found: boolean }[]): string {
  const found = ideas.filter((idea) => idea.found).length;
  if (ideas.length === 1) return found === 1 ? said.foundThePoint() : said.notFoundThePoint();
  return said.pointsFound({ found, total: ideas.length });
}

/** With one of these notes, the count of points means nothing. */
const UNREAD: readonly NoteCode[] = [
  'no-words',
  'few-words',
  'doubtful-words',
  'other-language',
  'not-followed',
  'unreadable',
  'not-heard',
  'not-graded',
  'nothing-heard',
  'no-key',
];

/**
 * With one of these notes, the recognised words may not be those that were said. They are collapsed, and nothing is
 * concluded from them.
 */
const HARD_TO_HEAR: readonly NoteCode[] = ['few-words', 'doubtful-words', 'other-language', 'not-followed'];

export const isHardToHear = (notes: readonly Note[]): boolean =>
  notes.some(({ code }) => HARD_TO_HEAR.includes(code));

/** The readers of the reasons. Only the company reads how many points it expects. */
type ReasonReader = 'company' | 'others' | 'practice';

const TO_DO: Record<ReasonReader, Message> = {
  company: said.companyToDo,
  others: said.othersToDo,
  practice: said.practiceToDo,
};

/** The text beside a verdict: the points, the notes, and what a person must do. */
export function reasonsInWords(
  verdict: Verdict,
  ideas: readonly { found: boolean }[],
  notes: readonly Note[],
  reader: ReasonReader,
): string[] {
  const noted = notes.map(noteInWords);
  if (notes.some(({ code }) => UNREAD.includes(code))) return noted;
  const hasPoints = ideas.length > 0 && verdict !== 'Not Answered' && reader !== 'others';
  const points = hasPoints ? [pointsInWords(ideas)] : [];
  return [...points, ...noted, ...(verdict === 'Needs Review' ? [TO_DO[reader]()] : [])];
}

import * as said from '#contract/messages/en/report-refusals.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import { badInput } from '#server/platform/outcome.ts';
import type { Segment, Transcript } from '#server/platform/speech/speech.ts';
import { type HeardWord, heardWords } from './heard-words.ts';

/** Replaces `wordCount` recognised words, starting at `wordIndex`, with what was said. */
export interface WordsCorrected {
  wordIndex: number;
  wordCount: number;
  text: string;
}

export interface CorrectedText {
  answer: string;
  words: (HeardWord & { corrected: boolean })[];
  replacedWords: number;
  newWords: number;
  /** The same for the grader: unchanged words keep their confidence. */
  spoken: SpokenText;
}

type Piece = HeardWord & { corrected: boolean; segment: Segment | null };

/**
 * The transcript with the corrections, which came in this field. Throws for words that do not exist and for overlapping
 * corrections.
 */
export function correctText(
  transcript: Transcript,
  corrections: readonly WordsCorrected[],
  field: 'corrections' | 'followUpCorrections',
): CorrectedText {
  const segments = transcript.segments.flatMap((segment) => segment.words.map(() => segment));
  const heard: Piece[] = heardWords(transcript).map((word, index) => ({
    ...word,
    corrected: false,
    segment: segments[index] ?? null,
  }));
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, { wordIndex, wordCount, text }] of corrections
    .toSorted((a, b) => a.wordIndex - b.wordIndex)
    .entries()) {
    const end = wordIndex + wordCount;
    if (end > heard.length) {
      throw badInput(`${field}.${index}.wordIndex`, said.wordsInAnswer({ words: heard.length, end }));
    }
    if (wordIndex < at) throw badInput(`${field}.${index}.wordIndex`, said.wordOnce());
    pieces.push(...heard.slice(at, wordIndex), ...replacement(heard.slice(wordIndex, end), text));
    at = end;
  }
  pieces.push(...heard.slice(at));
  const answer = pieces.map(({ text }) => text.trim()).join(' ');
  return {
    answer,
    words: pieces.map((piece) => {
      const { segment: _, ...word } = piece;
      return word;
    }),
    replacedWords: corrections.reduce((sum, { wordCount }) => sum + wordCount, 0),
    newWords: pieces.filter(({ corrected }) => corrected).length,
    spoken: { text: answer, language: transcript.language, segments: segmentsOf(pieces) },
  };
}

/** The typed words, spread over the time of the recognised words they replace. */
function replacement(heard: readonly Piece[], text: string): Piece[] {
  const texts = text.split(/\s+/).filter((word) => word !== '');
  const begins = heard[0]?.startSeconds ?? 0;
  const each = ((heard.at(-1)?.endSeconds ?? begins) - begins) / Math.max(1, texts.length);
  const millisecond = (seconds: number) => Math.round(seconds * 1000) / 1000;
  return texts.map((word, index) => ({
    text: word,
    startSeconds: millisecond(begins + index * each),
    endSeconds: millisecond(begins + (index + 1) * each),
    confidence: 1,
    unsure: false,
    corrected: true,
    segment: null,
  }));
}

/** Groups adjacent words of the same segment. Typed words have full confidence. */
function segmentsOf(pieces: readonly Piece[]): NonNullable<SpokenText['segments']> {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run && run[0]?.segment === piece.segment) run.push(piece);
    else runs.push([piece]);
  }
  return runs.map((words) => ({
    text: words.map(({ text }) => text.trim()).join(' '),
    startSeconds: words[0]?.startSeconds ?? 0,
    endSeconds: words.at(-1)?.endSeconds ?? 0,
    confidence: words[0]?.segment?.confidence ?? 0,
    words,
  }));
}

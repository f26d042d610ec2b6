import { sourceWords } from '#server/features/analysis/grading/text/words.ts';
import type { Transcript, Word } from '#server/platform/speech/speech.ts';

export interface HeardWord extends Word {
  /** Recognised with so little confidence that the grader counts the word as doubtful. */
  unsure: boolean;
}

/** The words of a transcript in their order. */
export function heardWords(transcript: Transcript): HeardWord[] {
  return transcript.segments.flatMap((segment) => {
    const doubts = sourceWords({ text: segment.text, segments: [segment] });
    return segment.words.map((word, index) => ({ ...word, unsure: doubts[index]?.doubtful ?? false }));
  });
}

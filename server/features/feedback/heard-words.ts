import { hearingNote, isMisheard } from '#server/features/analysis/grading/text/hearing.ts';
import type { Transcript, Word } from '#server/platform/speech/speech.ts';

export interface HeardWord extends Word {
  /** Probably misheard. This includes all words if the answer as a whole could not be followed. */
  unsure: boolean;
}

/** The words of a transcript in order. */
export function heardWords(transcript: Transcript): HeardWord[] {
  const isDoubtful = hearingNote(transcript) !== null;
  return transcript.segments.flatMap(({ words }) =>
    words.map((word) => ({ ...word, unsure: isDoubtful || isMisheard(word, transcript.language) })),
  );
}

import { z } from 'zod';
import type { SpokenWord } from '#server/features/uploads/captions/cues.ts';
import { storedList } from '#server/database/stored-json.ts';

export const storedRoundWords = storedList<SpokenWord>(
  { table: 'round_recording_words', column: 'words' },
  z.object({ text: z.string(), startSeconds: z.number(), endSeconds: z.number() }),
);

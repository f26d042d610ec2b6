import { z } from 'zod';
import type { CaptionCue } from '#contract/interview/captions.ts';
import { storedList } from '#server/database/stored-json.ts';

export const storedCues = storedList<CaptionCue>(
  { table: 'captions', column: 'cues' },
  z.object({ start: z.number(), end: z.number(), text: z.string() }),
);

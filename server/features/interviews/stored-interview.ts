import { z } from 'zod';
import { storedList, storedObject } from '#server/database/stored-json.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';

/** The questions as they stood when the interview was begun, in the order they are put. */
export const storedQuestions = storedList({ table: 'interviews', column: 'question_ids' }, z.string());

const word = z.object({
  text: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  confidence: z.number(),
});

const transcript = z.object({
  text: z.string(),
  segments: z.array(
    z.object({
      text: z.string(),
      startSeconds: z.number(),
      endSeconds: z.number(),
      confidence: z.number(),
      words: z.array(word),
    }),
  ),
  durationSeconds: z.number(),
  speechSeconds: z.number(),
  /** Of version 0, the earlier ones do not have it. */
  voiceSeconds: z.number().optional(),
  confidence: z.number().nullable(),
  model: z.string(),
});

export const storedTranscript = storedObject<Transcript>(
  { table: 'interview_answers', column: 'transcript' },
  { 0: transcript, 1: transcript },
);

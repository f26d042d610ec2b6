import { z } from 'zod';
import { LANGUAGES } from '#contract/messages/languages.ts';
import { storedList, storedObject } from '#server/database/stored-json.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';

/** The questions when the interview began, in the order in which they are asked. */
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
  voiceSeconds: z.number(),
  confidence: z.number().nullable(),
  model: z.string(),
  /** Missing if the language is English. */
  language: z.enum(LANGUAGES).optional(),
});

export const storedTranscript = storedObject<Transcript>(
  { table: 'interview_answers', column: 'transcript' },
  { 1: transcript },
);

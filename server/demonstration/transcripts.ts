import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CaptionCue } from '#contract/interview/captions.ts';
import type { KnownRecording } from '#server/platform/speech/speech.ts';

const seconds = z.number();
const transcript = z.object({
  text: z.string(),
  segments: z.array(
    z.object({
      text: z.string(),
      startSeconds: seconds,
      endSeconds: seconds,
      confidence: z.number(),
      words: z.array(
        z.object({ text: z.string(), startSeconds: seconds, endSeconds: seconds, confidence: z.number() }),
      ),
    }),
  ),
  durationSeconds: seconds,
  speechSeconds: seconds,
  voiceSeconds: seconds,
  confidence: z.number().nullable(),
  model: z.string(),
});

/**
 * What the recogniser hears in the demonstration's recordings. It ships with them, so that a first start needs neither
 * the time nor the memory. `npm run demonstration:transcripts` writes media/transcripts.json.
 */
export function demonstrationTranscripts(): KnownRecording[] {
  const text = readFileSync(new URL('./media/transcripts.json', import.meta.url), 'utf8');
  return z.array(z.object({ bytes: z.int(), sha256: z.string(), transcript })).parse(JSON.parse(text));
}

/** The captions of the demonstration's message, generated along with the transcripts. */
export function demonstrationCaptions(): CaptionCue[] {
  const text = readFileSync(new URL('./media/captions.json', import.meta.url), 'utf8');
  return z.array(z.object({ start: seconds, end: seconds, text: z.string() })).parse(JSON.parse(text));
}

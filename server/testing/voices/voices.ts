import { readFileSync } from 'node:fs';
import type { KnownRecording } from '#server/platform/speech/speech.ts';

/** A recording in this folder (16 kHz, mono, 16 bits), with the text that is spoken. */
export interface Voice {
  file: string;
  text: string;
  seconds: number;
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const voices = read('./voices.json') as Voice[];

/** What the recogniser hears in the recordings. make-transcripts.ts writes it, and speech.slow.test.ts compares. */
export const voiceTranscripts = read('./transcripts.json') as (KnownRecording & { file: string })[];

/** The WAV bytes of a recording. */
export function readVoice(file: string): Uint8Array {
  return readFileSync(new URL(file, import.meta.url));
}

import { readFileSync } from 'node:fs';

/** A recording in this folder (16 kHz, mono, 16 bits), with the text that is spoken. */
export interface Voice {
  file: string;
  text: string;
  seconds: number;
}

export const voices = JSON.parse(readFileSync(new URL('./voices.json', import.meta.url), 'utf8')) as Voice[];

/** The WAV bytes of a recording. */
export function readVoice(file: string): Uint8Array {
  return readFileSync(new URL(file, import.meta.url));
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { resample } from '#server/platform/speech/resample.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';

const sampleRate = 16_000;

export interface Utterance {
  /** A WAV file, of any rate. */
  file: string;
  atSeconds: number;
}

export interface Voice {
  /** The WAV file (16 kHz, 16 bits, mono) for launchBrowser's `voice`. */
  file: string;
  delete(): Promise<void>;
}

/**
 * One recording, silent but for the utterances at their times, for the fake microphone. Throws where two overlap or
 * one does not fit, as a journey that hears something else than it says would be hard to understand.
 */
export async function composeVoice(utterances: Utterance[], totalSeconds: number): Promise<Voice> {
  const recording = new Float32Array(Math.round(totalSeconds * sampleRate));
  let free = 0;
  for (const { file, atSeconds } of utterances.toSorted((a, b) => a.atSeconds - b.atSeconds)) {
    const spoken = resample(readWav(await readFile(file)), sampleRate);
    const start = Math.round(atSeconds * sampleRate);
    const name = path.basename(file);
    if (start < free) throw new Error(`${name} would begin before the one ahead of it has ended.`);
    if (start + spoken.length > recording.length)
      throw new Error(`${name} would not end within ${totalSeconds} s.`);
    recording.set(spoken, start);
    free = start + spoken.length;
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'roundone-voice-'));
  const file = path.join(folder, 'voice.wav');
  await writeFile(file, wavFile([recording], { sampleRate }));
  return { file, delete: () => rm(folder, { recursive: true, force: true }) };
}

import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type KnownRecording, type Speech, createSpeech } from '#server/platform/speech/speech.ts';

const HEARD = Symbol.for('roundone.heard-recordings');
const shared = globalThis as { [HEARD]?: KnownRecording[] };

/**
 * The real recogniser, for worlds of tests. Most of them play the same few recordings, so each recording is
 * recognised once in a process; later worlds know its transcript, as a server knows those of the demonstration.
 */
export function createSharedSpeech(log: Logger): Speech {
  const known = (shared[HEARD] ??= []);
  const speech = createSpeech({ log, known });
  return {
    ...speech,
    transcribe: async (wav) => {
      const bytes = wav.byteLength;
      const sha256 = createHash('sha256').update(wav).digest('hex');
      const transcript = await speech.transcribe(wav);
      if (!known.some((recording) => recording.sha256 === sha256)) known.push({ bytes, sha256, transcript });
      return transcript;
    },
  };
}

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type KnownRecording, type Speech, createSpeech } from '#server/platform/speech/speech.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HEARD = Symbol.for('roundone.heard-recordings');
const shared = globalThis as { [HEARD]?: { folder: string; known: KnownRecording[] } };

/**
 * The real recogniser, for test worlds. Most of them play the same few recordings, so each recording is recognised
 * once per machine; later worlds know its transcript, as a server knows the demonstration's. Tests of the recogniser
 * itself, and journeys, always run it.
 */
export function createSharedSpeech(log: Logger): Speech {
  const { folder, known } = (shared[HEARD] ??= readHeard());
  const speech = createSpeech({ log, known });
  return {
    ...speech,
    transcribe: async (wav, language) => {
      const bytes = wav.byteLength;
      const sha256 = createHash('sha256').update(wav).digest('hex');
      const transcript = await speech.transcribe(wav, language);
      if (!known.some((recording) => recording.sha256 === sha256)) {
        const recording = { bytes, sha256, transcript };
        known.push(recording);
        // Renamed when complete, because another process may read the folder.
        const file = `${folder}/${sha256}`;
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(recording));
        renameSync(`${file}.${process.pid}`, `${file}.json`);
      }
      return transcript;
    },
  };
}

/** Transcripts from earlier runs with the same program and the same packages, which contain the models. */
function readHeard() {
  const hash = createHash('sha256');
  const sources = globSync('server/platform/speech/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  for (const source of ['package-lock.json', ...sources.toSorted()])
    hash.update(readFileSync(`${ROOT}${source}`));
  const folder = `${ROOT}node_modules/.cache/roundone/heard-${hash.digest('hex').slice(0, 16)}`;
  mkdirSync(folder, { recursive: true });
  const known = globSync('*.json', { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as KnownRecording,
  );
  return { folder, known };
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { demonstrationTranscripts } from '#server/demonstration/transcripts.ts';
import { type KnownRecording, type Speech, createSpeech } from '#server/platform/speech/speech.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HEARD = Symbol.for('roundone.heard-recordings');
const shared = globalThis as { [HEARD]?: { folder: string; known: KnownRecording[] } };

/**
 * The real recogniser, for test worlds. They know the demonstration's transcripts, as every server does. Every other
 * recording is recognised once per machine. Tests of the recogniser itself, and journeys, always run it.
 */
export function createSharedSpeech(log: Logger): Speech {
  const { folder, known } = (shared[HEARD] ??= readHeard());
  const speech = createSpeech({ log, known });
  return {
    ...speech,
    transcribe: async (wav, language) => {
      const bytes = wav.byteLength;
      const sha256 = createHash('sha256').update(wav).digest('hex');
      const isKnown = () => known.some((recording) => recording.sha256 === sha256);
      const file = `${folder}/${sha256}`;
      // Another process may have recognised it meanwhile.
      if (!isKnown() && existsSync(`${file}.json`)) known.push(readRecording(`${file}.json`));
      const transcript = await speech.transcribe(wav, language);
      if (!isKnown()) {
        const recording = { bytes, sha256, transcript };
        known.push(recording);
        // Renamed when complete, because another process may read the folder.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(recording));
        renameSync(`${file}.${process.pid}`, `${file}.json`);
      }
      return transcript;
    },
  };
}

/**
 * The demonstration's transcripts, and those from earlier runs with the same program and the same packages, which
 * contain the models.
 */
function readHeard() {
  const hash = createHash('sha256');
  const sources = globSync('server/platform/speech/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  for (const source of ['package-lock.json', ...sources.toSorted()])
    hash.update(readFileSync(`${ROOT}${source}`));
  const folder = `${ROOT}node_modules/.cache/roundone/heard-${hash.digest('hex').slice(0, 16)}`;
  mkdirSync(folder, { recursive: true });
  const earlier = globSync('*.json', { cwd: folder }).map((file) => readRecording(`${folder}/${file}`));
  return { folder, known: [...demonstrationTranscripts(), ...earlier] };
}

const readRecording = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as KnownRecording;

// Writes media/transcripts.json and media/captions.json: what the recogniser hears in the demonstration's recordings
// and its message. Run: npm run demonstration:transcripts

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import { cuesOf } from '#server/features/uploads/captions/cues.ts';
import { wordsIn } from '#server/features/uploads/captions/make-captions.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { RECORDINGS } from './interview.ts';

const folder = new URL('./media/', import.meta.url);
const speech = createSpeech({ log: pino(), threads: 1 });
const known = [];
for (const name of RECORDINGS) {
  const wav = await readFile(new URL(name, folder));
  const sha256 = createHash('sha256').update(wav).digest('hex');
  known.push({ bytes: wav.byteLength, sha256, transcript: await speech.transcribe(new Uint8Array(wav)) });
}
await writeFile(new URL('transcripts.json', folder), `${JSON.stringify(known, null, 1)}\n`);
const words = await wordsIn(speech, fileURLToPath(new URL('message.mp4', folder)));
await writeFile(new URL('captions.json', folder), `${JSON.stringify(cuesOf(words), null, 1)}\n`);
await speech.close();

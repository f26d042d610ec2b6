// Writes transcripts.json: what the recogniser hears in the recordings of this folder. Run it after changing one of
// them, the recogniser or its model: node start.mjs --script server/testing/voices/make-transcripts.ts

import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { readVoice } from './voices.ts';

const speech = createSpeech({ log: pino(), threads: 1 });
const known = [];
for (const file of globSync('*.wav', { cwd: import.meta.dirname }).toSorted()) {
  const wav = readVoice(file);
  const sha256 = createHash('sha256').update(wav).digest('hex');
  known.push({ file, bytes: wav.byteLength, sha256, transcript: await speech.transcribe(wav) });
}
writeFileSync(new URL('transcripts.json', import.meta.url), `${JSON.stringify(known, null, 1)}\n`);
await speech.close();

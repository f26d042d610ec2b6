import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { cuesOf } from '#server/features/uploads/captions/cues.ts';
import { wordsIn } from '#server/features/uploads/captions/make-captions.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { RECORDINGS } from './interview.ts';
import { demonstrationCaptions, demonstrationTranscripts } from './transcripts.ts';

const log = pino({ level: 'silent' });
const speech = createSpeech({ log, threads: 1 });
afterAll(() => speech.close());

const recording = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`./media/${name}`, import.meta.url)));

test('the transcripts that ship with the demonstration are what the recogniser makes of its recordings', async () => {
  const known = demonstrationTranscripts();
  expect(known).toHaveLength(RECORDINGS.length);
  for (const [index, name] of RECORDINGS.entries()) {
    const wav = await recording(name);
    const { bytes, sha256, transcript } = known[index]!;
    expect({ bytes, sha256 }).toEqual({
      bytes: wav.byteLength,
      sha256: createHash('sha256').update(wav).digest('hex'),
    });
    const heard = await speech.transcribe(wav);
    expect(transcript.model).toBe(heard.model);
    expect(transcript.text).toBe(heard.text);
    expect(transcript.speechSeconds).toBeCloseTo(heard.speechSeconds, 1);
    expect(transcript.confidence).toBeCloseTo(heard.confidence!, 1);
    const times = (given: typeof heard) =>
      given.segments.flatMap(({ words }) => words.map(({ startSeconds }) => startSeconds));
    for (const [word, start] of times(transcript).entries())
      expect(start).toBeCloseTo(times(heard)[word]!, 1);
  }
});

test('the captions that ship with the demonstration are what the recogniser makes of its message', async () => {
  const film = fileURLToPath(new URL('./media/message.mp4', import.meta.url));
  const heard = cuesOf(await wordsIn(speech, film));
  expect(demonstrationCaptions().map(({ text }) => text)).toEqual(heard.map(({ text }) => text));
});

test('no thread starts for a recording whose transcript is known', async () => {
  const started: Worker[] = [];
  const note = (worker: Worker) => started.push(worker);
  process.on('worker', note);
  const quick = createSpeech({ log, known: demonstrationTranscripts() });
  try {
    const { text } = await quick.transcribe(await recording('introduction.wav'));
    expect(text).toBe(demonstrationTranscripts()[3]!.transcript.text);
    expect(started.length).toBe(0);
  } finally {
    process.off('worker', note);
    await quick.close();
  }
});

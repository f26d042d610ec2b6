import { expect, test } from 'vitest';
import { readVoice } from '#server/testing/voices/voices.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { findModelFiles } from './model-files.ts';
import { loadRecogniser, type Recognition } from './recogniser.ts';
import { readWav } from './wav.ts';
import { timedWords } from './words.ts';

const SECOND = 16_000;
const speech = readWav(readVoice('dont-know.wav')).samples;

function textOf({ tokens }: Recognition): string {
  const range = { start: 0, end: SECOND };
  return timedWords(tokens, { ...range, stretches: [range], reach: range })
    .map(({ text }) => text)
    .join(' ');
}

test('sounds that are heard together have the words of each, in their order, whatever their lengths', async () => {
  const recogniser = await loadRecogniser(findModelFiles(), { intraOpNumThreads: 1 });
  expect(await recogniser.recognise([])).toEqual([]);
  const begun = speech.subarray(0, 1.2 * SECOND);
  const tooShort = speech.subarray(0, 0.05 * SECOND);
  const loud = Float32Array.from({ length: 10 * SECOND }, (_, at) => Math.sin(at / 7) * 0.9);
  // More than are decoded together.
  const sounds = [begun, loud, tooShort, speech, begun, begun, begun, begun];
  const results = await recogniser.recognise(sounds);
  const texts = results.map(textOf);
  expect(wordErrorRate("I am sorry, I don't know the answer to this question.", texts[3]!)).toBeLessThan(0.1);
  expect(results[3]!.runaway).toBe(false);
  for (const at of [0, 4, 5, 6, 7]) expect(texts[at]).toMatch(/^I('m| am) sorry/);
  expect(texts[2]).toBe('');
});

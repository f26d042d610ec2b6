import { expect, test } from 'vitest';
import { readVoice } from '#server/testing/voices/voices.ts';
import { findModelFiles } from './model-files.ts';
import { loadTranscriber } from './transcriber.ts';

test('a transcriber uses the voice that another has found, and does not look for it again', async () => {
  const transcriber = await loadTranscriber(findModelFiles());
  const whole = { wav: readVoice('dont-know.wav'), part: 0, parts: 1 };
  const voice = await transcriber.findVoice(whole.wav);
  expect(voice.some((probability) => probability > 0.9)).toBe(true);
  const alone = await transcriber.transcribe(whole);
  expect(alone.transcript.text).not.toBe('');
  expect(await transcriber.transcribe({ ...whole, voice })).toEqual(alone);
  const silence = await transcriber.transcribe({ ...whole, voice: new Float32Array(voice.length) });
  expect(silence.transcript).toMatchObject({ text: '', voiceSeconds: 0 });
});

import { expect, test } from 'vitest';
import { readWav } from '#server/platform/speech/wav.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { createVoiceDetector, type Heard } from '../voice/voice-activity.ts';
import { isLoudRoom } from './room.ts';

const RATE = 16_000;

/**
 * What the device test says about a voice with white noise that many decibels below it, plus a second before and after.
 */
function isLoud(name: string | null, noiseDecibels: number | null): boolean {
  const voice = name === null ? new Float32Array(4 * RATE) : readWav(readVoice(`${name}.wav`)).samples;
  const sound = new Float32Array(voice.length + 2 * RATE);
  sound.set(voice, RATE);
  const level =
    name === null ? 0.1 : Math.sqrt(voice.reduce((sum, each) => sum + each * each, 0) / voice.length);
  const loudness = noiseDecibels === null ? 0 : (level * Math.sqrt(3)) / 10 ** (noiseDecibels / 20);
  let seed = 1;
  for (let i = 0; i < sound.length; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    sound[i] = sound[i]! + loudness * ((seed / 2 ** 32) * 2 - 1);
  }
  const heard: Heard[] = [];
  const detector = createVoiceDetector(RATE);
  for (let at = 0; at + RATE / 10 <= sound.length; at += RATE / 10)
    heard.push(detector.push(sound.subarray(at, at + RATE / 10)));
  return isLoudRoom(heard);
}

test('a quiet room and a usual fan are no matter', () => {
  for (const name of ['introduction', 'closures-good', 'nursing-good']) {
    expect(isLoud(name, null)).toBe(false);
    expect(isLoud(name, 25)).toBe(false);
  }
  expect(isLoud(null, null)).toBe(false);
});

test('noise in which words are misheard is told of', () => {
  for (const name of ['introduction', 'closures-good', 'nursing-good']) {
    expect(isLoud(name, 10)).toBe(true);
    expect(isLoud(name, 5)).toBe(true);
  }
  expect(isLoud(null, 0)).toBe(true);
});

test('nothing is said of a room before it was listened to', () => {
  expect(isLoudRoom([])).toBe(false);
});

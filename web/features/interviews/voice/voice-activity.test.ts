import { describe, expect, test } from 'vitest';
import { readWav } from '#server/platform/speech/wav.ts';
import { resample } from '#server/platform/speech/resample.ts';
import { nonSpeech } from '#server/testing/voices/non-speech.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { createVoiceDetector } from './voice-activity.ts';

const CHUNK_SECONDS = 0.02;

/** Whether a voice was detected, every 20 ms. */
function listen(samples: Float32Array, sampleRate: number): boolean[] {
  const detector = createVoiceDetector(sampleRate);
  const chunk = Math.round(CHUNK_SECONDS * sampleRate);
  const heard: boolean[] = [];
  for (let at = 0; at + chunk <= samples.length; at += chunk)
    heard.push(detector.push(samples.subarray(at, at + chunk)).voice);
  return heard;
}

/** The longest time without a voice, in seconds. */
function longestGap(heard: boolean[]): number {
  let longest = 0;
  let current = 0;
  for (const voice of heard) {
    current = voice ? 0 : current + 1;
    longest = Math.max(longest, current);
  }
  return longest * CHUNK_SECONDS;
}

function mix(...parts: Float32Array[]): Float32Array {
  return Float32Array.from(parts[0]!, (_, i) => parts.reduce((sum, part) => sum + (part[i] ?? 0), 0));
}

function silenceFirst(samples: Float32Array, seconds: number, sampleRate: number): Float32Array {
  const all = new Float32Array(samples.length + seconds * sampleRate);
  all.set(samples, seconds * sampleRate);
  return all;
}

describe('people who speak are heard', () => {
  test.each(voices.map(({ file }) => [file]))('%s, within half a second and to its end', (file) => {
    const { samples, sampleRate } = readWav(readVoice(file));
    const heard = listen(silenceFirst(samples, 1, sampleRate), sampleRate);
    expect(heard.slice(0, 50)).not.toContain(true);
    expect(heard.indexOf(true) * CHUNK_SECONDS).toBeLessThan(1.6);
    expect(longestGap(heard.slice(heard.indexOf(true)))).toBeLessThan(3);
  });

  test.each([8_000, 22_050, 44_100, 48_000])('at %i samples a second', (rate) => {
    const samples = resample(readWav(readVoice('introduction.wav')), rate);
    expect(longestGap(listen(samples, rate))).toBeLessThan(3);
  });

  test('softly, at a twentieth of the loudness', () => {
    const { samples, sampleRate } = readWav(readVoice('introduction.wav'));
    const heard = listen(
      samples.map((sample) => sample / 20),
      sampleRate,
    );
    expect(longestGap(heard)).toBeLessThan(3);
  });

  test('beside a fan', () => {
    const { samples, sampleRate } = readWav(readVoice('closures-good.wav'));
    const fan = nonSpeech(samples.length / sampleRate + 3, sampleRate)['fan rumble']!;
    const heard = listen(mix(fan, silenceFirst(samples, 2, sampleRate)), sampleRate);
    expect(heard.slice(0, 100)).not.toContain(true);
    expect(longestGap(heard.slice(100))).toBeLessThan(4);
  });
});

describe('other sounds are not taken for a voice', () => {
  const sounds = nonSpeech(20, 16_000);
  test.each([
    'digital silence',
    'faint hiss',
    'white noise',
    'pink noise',
    'fan rumble',
    'mains hum',
    'beeps',
    'key clicks',
  ])('%s', (name) => {
    expect(listen(sounds[name]!, 16_000).filter(Boolean)).toHaveLength(0);
  });

  test('clicks in a room with a fan', () => {
    expect(listen(mix(sounds['fan rumble']!, sounds['key clicks']!), 16_000).filter(Boolean)).toHaveLength(0);
  });

  test('a fan that is switched on', () => {
    const heard = listen(silenceFirst(sounds['fan rumble']!, 2, 16_000), 16_000);
    expect(heard.filter(Boolean).length * CHUNK_SECONDS).toBeLessThan(0.3);
  });
});

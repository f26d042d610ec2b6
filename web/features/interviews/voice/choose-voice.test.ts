import { expect, test } from 'vitest';
import { chooseVoice, readingMs } from './choose-voice.ts';

const voice = (name: string, lang: string, more = {}) => ({
  name,
  lang,
  default: false,
  localService: false,
  ...more,
});

test('the fifth voice is taken', () => {
  const five = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => voice(name, 'en-US'));
  expect(chooseVoice(five)?.name).toBe('e');
});

test('with fewer, an English one of this machine is', () => {
  const few = [
    voice('Anna', 'de-DE', { localService: true, default: true }),
    voice('Far', 'en-GB'),
    voice('Near', 'en_US', { localService: true }),
  ];
  expect(chooseVoice(few)?.name).toBe('Near');
});

test('none is better than one of another language', () => {
  expect(chooseVoice([voice('Anna', 'de-DE')])).toBeNull();
  expect(chooseVoice([])).toBeNull();
});

test('a longer text takes longer', () => {
  expect(readingMs('What is a closure in JavaScript?')).toBeGreaterThan(2_500);
  expect(readingMs('x'.repeat(280))).toBeGreaterThan(20_000);
});

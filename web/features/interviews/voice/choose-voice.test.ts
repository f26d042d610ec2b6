import { expect, test } from 'vitest';
import { chooseVoice, readingMs } from './choose-voice.ts';

const voice = (name: string, lang: string, more = {}) => ({
  name,
  lang,
  default: false,
  localService: false,
  ...more,
});

test('the fifth English voice is taken, wherever it is in the list', () => {
  const five = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => voice(name, 'en-US'));
  expect(chooseVoice(five, 'en')?.name).toBe('e');
  const foreign = ['v', 'w', 'x', 'y', 'z'].map((name) => voice(name, 'hi-IN'));
  expect(chooseVoice([...foreign, ...five], 'en')?.name).toBe('e');
  expect(chooseVoice([...foreign, ...five.slice(0, 2)], 'en')?.name).toBe('a');
});

test('with fewer, one of this machine is', () => {
  const few = [
    voice('Anna', 'de-DE', { localService: true, default: true }),
    voice('Far', 'en-GB'),
    voice('Near', 'en_US', { localService: true }),
  ];
  expect(chooseVoice(few, 'en')?.name).toBe('Near');
  expect(chooseVoice(few, 'de')?.name).toBe('Anna');
});

test('none is better than one of another language', () => {
  expect(
    chooseVoice(
      Array.from({ length: 6 }, () => voice('Anna', 'de-DE')),
      'en',
    ),
  ).toBeNull();
  expect(chooseVoice([], 'en')).toBeNull();
});

test('a longer text takes longer', () => {
  expect(readingMs('What is a closure in JavaScript?')).toBeGreaterThan(2_500);
  expect(readingMs('x'.repeat(280))).toBeGreaterThan(20_000);
});

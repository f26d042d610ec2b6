import { expect, test } from 'vitest';
import { cuesOf } from './cues.ts';
import { linesOf, webVtt } from './web-vtt.ts';

test('writes times, numbers and two lines', () => {
  const text = 'A closure is a function that remembers the variables of its place';
  expect(webVtt([{ start: 3_661.5, end: 3_664.25, text }])).toBe(
    'WEBVTT\n\n1\n01:01:01.500 --> 01:01:04.250\nA closure is a function that remembers the\nvariables of its place\n',
  );
});

test('captions are in the order of their times', () => {
  const vtt = webVtt([
    { start: 5, end: 6, text: 'second' },
    { start: 1, end: 2, text: 'first' },
  ]);
  expect(vtt).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nfirst\n\n2\n00:00:05.000 --> 00:00:06.000\nsecond\n',
  );
});

const HOSTILE = [
  'the end\n\n99\n00:00:00.000 --> 99:00:00.000\nanother caption',
  'a --> b',
  '<script>alert(1)</script> <b>bold</b> &lt;i&gt;',
  'a\r\n\r\nNOTE b',
  'a\u2028\u2029\u0085\0b',
  '\ud800 and \ufffe',
  'WEBVTT',
  '\n\n',
];

test.each(HOSTILE)('no text ends its caption: %j', (text) => {
  const vtt = webVtt([
    { start: 0, end: 1, text },
    { start: 2, end: 3, text: 'mine' },
  ]);
  const blocks = vtt.split('\n\n').slice(1);
  const hasWords = text.trim() !== '';
  expect(blocks).toHaveLength(hasWords ? 2 : 1);
  for (const block of blocks) {
    const [, times, ...lines] = block.trimEnd().split('\n');
    expect(times).toMatch(/^00:00:0\d\.000 --> 00:00:0\d\.000$/);
    expect(lines.join(' ')).not.toMatch(/[<>\0\r\u2028\u2029\u0085]|-->/);
    expect(lines.join('').isWellFormed()).toBe(true);
  }
});

test('a word that is longer than a line is parted', () => {
  expect(linesOf(`a ${'x'.repeat(100)}`).map((line) => line.length)).toEqual([1, 42, 42, 16]);
});

const spoken = (text: string, perWord = 0.3) =>
  text.split(' ').map((word, at) => ({
    text: word,
    startSeconds: at * perWord,
    endSeconds: (at + 1) * perWord,
  }));

test('words become captions of two lines and one to seven seconds', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve'.repeat(8);
  for (const perWord of [0.05, 0.3, 1.2, 9]) {
    const cues = cuesOf(spoken(words, perWord));
    expect(cues.map(({ text }) => text).join(' ')).toBe(words);
    let before = 0;
    for (const { start, end, text } of cues) {
      expect(linesOf(text).length).toBeLessThanOrEqual(2);
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end - start).toBeGreaterThanOrEqual(0.999);
      expect(end - start).toBeLessThanOrEqual(7.001);
      before = end;
    }
  }
});

test('a pause and the end of a sentence begin another caption', () => {
  const words = [
    ...spoken('A closure remembers the variables of its place.'),
    { text: 'Each', startSeconds: 2.5, endSeconds: 2.8 },
    { text: 'call', startSeconds: 5, endSeconds: 5.2 },
  ];
  expect(cuesOf(words)).toEqual([
    { start: 0, end: 2.4, text: 'A closure remembers the variables of its place.' },
    { start: 2.5, end: 3.5, text: 'Each' },
    { start: 5, end: 6, text: 'call' },
  ]);
});

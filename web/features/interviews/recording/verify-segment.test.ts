import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSegment } from './segment.ts';
import { isReceived } from './verify-segment.ts';

const BYTES = 'abcdefghij';
const chunk = (offset: number, text: string) => ({
  offset,
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

async function receivedAs(chunks: ReturnType<typeof chunk>[], isComplete = true): Promise<boolean> {
  const saved: Blob[] = [];
  const segment = openSegment(
    { recordingId: 'r', mimeType: 'video/mp4', offsetSeconds: 0 },
    {
      save: async (_, part) => void saved.push(part),
      read: async (number) => saved[number] ?? new Blob(),
    },
  );
  for (const text of ['abc', 'defg', 'hij']) segment.add(new Blob([text]));
  await segment.end();
  const bytes = chunks.reduce((sum, each) => sum + each.bytes, 0);
  return isReceived(segment, { recordingId: 'r', mimeType: 'video/mp4', bytes, pieces: chunks, isComplete });
}

test('a segment is there when its chunks are, however they were cut and listed', async () => {
  expect(await receivedAs([chunk(0, BYTES)])).toBe(true);
  expect(await receivedAs([chunk(5, 'fghij'), chunk(0, 'abcde')])).toBe(true);
});

test.each([
  ['its end is missing', [chunk(0, 'abcdefg')]],
  ['a chunk in its middle is missing', [chunk(0, 'abc'), chunk(6, 'ghijxyz')]],
  ['a chunk is not what was recorded', [chunk(0, 'abcde'), chunk(5, 'fghiX')]],
  ['nothing came', []],
])('a segment is not there when %s', async (_, chunks) => {
  expect(await receivedAs(chunks)).toBe(false);
});

test('a segment whose length the server does not know is not all there', async () => {
  expect(await receivedAs([chunk(0, BYTES)], false)).toBe(false);
});

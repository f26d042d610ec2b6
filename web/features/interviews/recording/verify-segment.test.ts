import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTake } from './segment.ts';
import { isReceived } from './verify-segment.ts';

const BYTES = 'abcdefghij';
const piece = (offset: number, text: string) => ({
  offset,
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

async function receivedAs(pieces: ReturnType<typeof piece>[], isComplete = true): Promise<boolean> {
  const kept: Blob[] = [];
  const take = openTake(
    { recordingId: 'r', mimeType: 'video/mp4', offsetSeconds: 0 },
    {
      keep: async (_, part) => void kept.push(part),
      read: async (number) => kept[number] ?? new Blob(),
    },
  );
  for (const text of ['abc', 'defg', 'hij']) take.add(new Blob([text]));
  await take.end();
  const bytes = pieces.reduce((sum, each) => sum + each.bytes, 0);
  return isReceived(take, { recordingId: 'r', mimeType: 'video/mp4', bytes, pieces, isComplete });
}

test('a take is there when its pieces are, however they were cut and listed', async () => {
  expect(await receivedAs([piece(0, BYTES)])).toBe(true);
  expect(await receivedAs([piece(5, 'fghij'), piece(0, 'abcde')])).toBe(true);
});

test.each([
  ['its end is missing', [piece(0, 'abcdefg')]],
  ['a piece in its middle is missing', [piece(0, 'abc'), piece(6, 'ghijxyz')]],
  ['a piece is not what was recorded', [piece(0, 'abcde'), piece(5, 'fghiX')]],
  ['nothing came', []],
])('a take is not there when %s', async (_, pieces) => {
  expect(await receivedAs(pieces)).toBe(false);
});

test('a take whose length the server does not know is not all there', async () => {
  expect(await receivedAs([piece(0, BYTES)], false)).toBe(false);
});

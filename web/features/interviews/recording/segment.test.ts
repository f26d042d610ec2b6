import { describe, expect, test } from 'vitest';
import { openTake, type PieceStore, type Take } from './segment.ts';

const FACTS = { recordingId: 'r', mimeType: 'video/webm', offsetSeconds: 0 };

/** Keeps pieces until it is full. */
function store(room = Infinity): PieceStore & { pieces: Map<number, Blob> } {
  const pieces = new Map<number, Blob>();
  return {
    pieces,
    keep: async (number, piece) => {
      if (pieces.size >= room) throw new Error('full');
      pieces.set(number, piece);
    },
    read: async (number) => {
      const piece = pieces.get(number);
      if (!piece) throw new Error(`no piece ${number}`);
      return piece;
    },
  };
}

const add = (take: Take, ...texts: string[]) => {
  for (const text of texts) take.add(new Blob([text]));
};
const read = async (take: Take, start: number, end: number) => {
  const { value, done } = await take.read(start, end);
  return { text: value === null ? null : await value.text(), done };
};

describe('a take', () => {
  test('gives any stretch of its pieces, whole or cut', async () => {
    const take = openTake(FACTS, store());
    add(take, 'abc', 'defg', 'h');
    await take.end();
    expect(take.bytes()).toBe(8);
    expect(await read(take, 0, 3)).toEqual({ text: 'abc', done: false });
    expect(await read(take, 2, 5)).toEqual({ text: 'cde', done: false });
    expect(await read(take, 3, 7)).toEqual({ text: 'defg', done: false });
    expect(await read(take, 1, 100)).toEqual({ text: 'bcdefgh', done: true });
    expect(await read(take, 8, 100)).toEqual({ text: null, done: true });
    const whole = await take.whole();
    expect([whole.type, await whole.text()]).toEqual(['video/webm', 'abcdefgh']);
  });

  test('whoever reads beyond its end waits for the next piece, or for the end', async () => {
    const take = openTake(FACTS, store());
    add(take, 'abc');
    const next = read(take, 3, 10);
    add(take, 'de');
    expect(await next).toEqual({ text: 'de', done: false });
    const last = read(take, 5, 10);
    void take.end();
    expect(await last).toEqual({ text: null, done: true });
  });

  test('keeps its last piece before it has ended', async () => {
    const kept = store();
    const take = openTake(FACTS, kept);
    add(take, 'abc', 'def');
    await take.end();
    expect(kept.pieces.size).toBe(2);
    expect(take.isEnded()).toBe(true);
  });

  test('what the store has no room for stays in memory, and is said', async () => {
    let refused = 0;
    const take = openTake(FACTS, store(1), { onNotKept: () => (refused += 1) });
    add(take, 'abc', 'def', 'ghi');
    await take.end();
    expect(refused).toBe(2);
    expect(await read(take, 2, 7)).toEqual({ text: 'cdefg', done: false });
    expect(await (await take.whole()).text()).toBe('abcdefghi');
  });

  test('goes on from pieces that an earlier page kept', async () => {
    const kept = store();
    const first = openTake(FACTS, kept);
    add(first, 'abc', 'de');
    await first.end();
    const again = openTake(FACTS, kept, { sizes: [3, 2] });
    await again.end();
    expect(await read(again, 1, 9)).toEqual({ text: 'bcde', done: true });
  });
});

import { describe, expect, test } from 'vitest';
import { openSegment, type ChunkStore, type Segment } from './segment.ts';

const FACTS = { recordingId: 'r', mimeType: 'video/webm', offsetSeconds: 0 };

/** Stores chunks until it is full. */
function store(room = Infinity): ChunkStore & { chunks: Map<number, Blob> } {
  const chunks = new Map<number, Blob>();
  return {
    chunks,
    save: async (number, chunk) => {
      if (chunks.size >= room) throw new Error('full');
      chunks.set(number, chunk);
    },
    read: async (number) => {
      const chunk = chunks.get(number);
      if (!chunk) throw new Error(`no chunk ${number}`);
      return chunk;
    },
  };
}

const add = (segment: Segment, ...texts: string[]) => {
  for (const text of texts) segment.add(new Blob([text]));
};
const read = async (segment: Segment, start: number, end: number) => {
  const { value, done } = await segment.read(start, end);
  return { text: value === null ? null : await value.text(), done };
};

describe('a segment', () => {
  test('gives any range of its chunks, whole or cut', async () => {
    const segment = openSegment(FACTS, store());
    add(segment, 'abc', 'defg', 'h');
    await segment.end();
    expect(segment.bytes()).toBe(8);
    expect(await read(segment, 0, 3)).toEqual({ text: 'abc', done: false });
    expect(await read(segment, 2, 5)).toEqual({ text: 'cde', done: false });
    expect(await read(segment, 3, 7)).toEqual({ text: 'defg', done: false });
    expect(await read(segment, 1, 100)).toEqual({ text: 'bcdefgh', done: true });
    expect(await read(segment, 8, 100)).toEqual({ text: null, done: true });
    const whole = await segment.whole();
    expect([whole.type, await whole.text()]).toEqual(['video/webm', 'abcdefgh']);
  });

  test('whoever reads beyond its end waits for the next chunk, or for the end', async () => {
    const segment = openSegment(FACTS, store());
    add(segment, 'abc');
    const next = read(segment, 3, 10);
    add(segment, 'de');
    expect(await next).toEqual({ text: 'de', done: false });
    const last = read(segment, 5, 10);
    void segment.end();
    expect(await last).toEqual({ text: null, done: true });
  });

  test('saves its last chunk before it has ended', async () => {
    const disk = store();
    const segment = openSegment(FACTS, disk);
    add(segment, 'abc', 'def');
    await segment.end();
    expect(disk.chunks.size).toBe(2);
    expect(segment.isEnded()).toBe(true);
  });

  test('what the store has no room for stays in memory, and is said', async () => {
    let refused = 0;
    const segment = openSegment(FACTS, store(1), { onNotSaved: () => (refused += 1) });
    add(segment, 'abc', 'def', 'ghi');
    await segment.end();
    expect(refused).toBe(2);
    expect(await read(segment, 2, 7)).toEqual({ text: 'cdefg', done: false });
    expect(await (await segment.whole()).text()).toBe('abcdefghi');
  });

  test('goes on from chunks that an earlier page saved', async () => {
    const disk = store();
    const first = openSegment(FACTS, disk);
    add(first, 'abc', 'de');
    await first.end();
    const again = openSegment(FACTS, disk, { sizes: [3, 2] });
    await again.end();
    expect(await read(again, 1, 9)).toEqual({ text: 'bcde', done: true });
  });
});

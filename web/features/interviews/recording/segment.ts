/** Where a segment's chunks are stored, by number from 0. */
export interface ChunkStore {
  save(number: number, chunk: Blob): Promise<void>;
  read(number: number): Promise<Blob>;
}

export interface SegmentFacts {
  recordingId: string;
  mimeType: string;
  /** Where it begins within all recordings of the interview, in seconds. */
  offsetSeconds: number;
}

/** Some bytes of a segment, or none once everything was read. `done` if nothing follows. */
interface ByteRange {
  value: Blob | null;
  done: boolean;
}

/**
 * One recording without a break: from the recorder's start to its end, or to the reload or crash that cut it off. Its
 * chunks are in a store. Only chunks that the store has no room for stay in memory.
 */
export interface Segment extends SegmentFacts {
  bytes(): number;
  isEnded(): boolean;
  add(chunk: Blob): void;
  /** Marks the end. Resolves once every chunk is saved. */
  end(): Promise<void>;
  /** Bytes from `start` up to `end`, or as many as there are. Waits for the first one. */
  read(start: number, end: number): Promise<ByteRange>;
  /** All of it. The chunks stay where they are; nothing is joined in memory. */
  whole(): Promise<Blob>;
}

/** `sizes` are those of the chunks already in the store. `onNotSaved` is called for each chunk the store refuses. */
export function openSegment(
  facts: SegmentFacts,
  store: ChunkStore,
  { sizes = [], onNotSaved = () => {} }: { sizes?: readonly number[]; onNotSaved?: () => void } = {},
): Segment {
  /** Where each chunk ends. */
  const ends: number[] = [];
  const inMemory = new Map<number, Blob>();
  let hasEnded = false;
  let saved: Promise<void> = Promise.resolve();
  const waiting: (() => void)[] = [];
  const bytes = () => ends.at(-1) ?? 0;
  const append = (size: number) => ends.push(bytes() + size);
  for (const size of sizes) append(size);
  const wake = () => {
    for (const resume of waiting.splice(0)) resume();
  };
  const chunkAt = (number: number): Promise<Blob> => {
    const chunk = inMemory.get(number);
    return chunk ? Promise.resolve(chunk) : store.read(number);
  };

  return {
    ...facts,
    bytes,
    isEnded: () => hasEnded,
    add: (chunk) => {
      // In sequence: a chunk may be sent once it and all earlier ones are saved.
      saved = saved.then(async () => {
        const number = ends.length;
        try {
          // A chunk after a gap could not be read in order.
          if (inMemory.size > 0) throw new Error('An earlier chunk was not saved.');
          await store.save(number, chunk);
        } catch {
          inMemory.set(number, chunk);
          onNotSaved();
        }
        append(chunk.size);
        wake();
      });
    },
    end: async () => {
      await saved;
      hasEnded = true;
      wake();
    },
    read: async (start, end) => {
      while (bytes() <= start && !hasEnded) await new Promise<void>((resolve) => waiting.push(resolve));
      if (bytes() <= start) return { value: null, done: true };
      const until = Math.min(end, bytes());
      const done = hasEnded && until === bytes();
      const first = ends.findIndex((each) => each > start);
      const last = ends.findIndex((each) => each >= until);
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const begins = first === 0 ? 0 : (ends[first - 1] ?? 0);
      const chunks = await Promise.all(numbers.map(chunkAt));
      return { value: new Blob(chunks).slice(start - begins, until - begins), done };
    },
    whole: async () => {
      const chunks = await Promise.all(ends.map((_, number) => chunkAt(number)));
      return new Blob(chunks, { type: facts.mimeType });
    },
  };
}

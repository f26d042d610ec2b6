/** Where a take's pieces are kept, by their number from 0. */
export interface PieceStore {
  keep(number: number, piece: Blob): Promise<void>;
  read(number: number): Promise<Blob>;
}

export interface TakeFacts {
  recordingId: string;
  mimeType: string;
  /** Where it begins in the whole of an interview's recordings, in seconds. */
  offsetSeconds: number;
}

/** Some bytes of a take, none once everything was read; `done` when nothing follows them. */
export interface Stretch {
  value: Blob | null;
  done: boolean;
}

/**
 * One recording without a break: from the recorder's start to its end, or to the reload or crash that cut it off. Its
 * pieces lie in a store, and only those that the store has no room for stay in memory.
 */
export interface Take extends TakeFacts {
  bytes(): number;
  isEnded(): boolean;
  add(piece: Blob): void;
  /** Nothing follows; resolves once every piece is kept. */
  end(): Promise<void>;
  /** Bytes from `start` up to `end`, or as many of them as there are; waits for the first of them. */
  read(start: number, end: number): Promise<Stretch>;
  /** All of it. The pieces stay where they are; nothing is joined in memory. */
  whole(): Promise<Blob>;
}

/** `sizes` are those of the pieces that the store has already; `onNotKept` is called for each that it refuses. */
export function openTake(
  facts: TakeFacts,
  store: PieceStore,
  { sizes = [], onNotKept = () => {} }: { sizes?: readonly number[]; onNotKept?: () => void } = {},
): Take {
  /** Where each piece ends. */
  const ends: number[] = [];
  const inMemory = new Map<number, Blob>();
  let hasEnded = false;
  let kept: Promise<void> = Promise.resolve();
  const waiting: (() => void)[] = [];
  const bytes = () => ends.at(-1) ?? 0;
  const append = (size: number) => ends.push(bytes() + size);
  for (const size of sizes) append(size);
  const wake = () => {
    for (const resume of waiting.splice(0)) resume();
  };
  const pieceAt = (number: number): Promise<Blob> => {
    const piece = inMemory.get(number);
    return piece ? Promise.resolve(piece) : store.read(number);
  };

  return {
    ...facts,
    bytes,
    isEnded: () => hasEnded,
    add: (piece) => {
      // One after the other: a piece may be sent once it and all before it are kept.
      kept = kept.then(async () => {
        const number = ends.length;
        try {
          // After a gap nothing that follows could be read in an order.
          if (inMemory.size > 0) throw new Error('An earlier piece was not kept.');
          await store.keep(number, piece);
        } catch {
          inMemory.set(number, piece);
          onNotKept();
        }
        append(piece.size);
        wake();
      });
    },
    end: async () => {
      await kept;
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
      const pieces = await Promise.all(numbers.map(pieceAt));
      return { value: new Blob(pieces).slice(start - begins, until - begins), done };
    },
    whole: async () => {
      const pieces = await Promise.all(ends.map((_, number) => pieceAt(number)));
      return new Blob(pieces, { type: facts.mimeType });
    },
  };
}

import { KEPT_DATABASE } from '#web/session/device.ts';
import type { PieceStore, TakeFacts } from '../recording/take.ts';
import type { Question } from './machine.ts';

/**
 * What an interview under way leaves on this machine, so that a reload or crash loses at most the piece being made.
 * One record an application, its takes in pieces of video, and its answers in pieces of sound.
 */

export interface KeptInterview {
  applicationId: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
  questions: Question[];
  chosen: Record<string, string>;
  /** In the order they were recorded. */
  takes: KeptTake[];
  answers: Record<number, KeptAnswer>;
}

export interface KeptTake extends TakeFacts {
  /** How long it is, as far as it was recorded. */
  seconds: number;
}

export interface KeptAnswer {
  sampleRate: number;
  /** The take that was running, and the seconds into it at which the answer begins. */
  recordingId: string | null;
  videoOffsetSeconds: number;
  /** What the server called it, once it has it. */
  path: string | null;
}

const STORES = [KEPT_DATABASE.interviews, 'video', 'sound'] as const;

let opened: Promise<IDBDatabase> | null = null;

const notKept = (cause: unknown) => new Error('This browser could not keep a copy.', { cause });

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(KEPT_DATABASE.name, KEPT_DATABASE.version);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      // Somebody logs out, here or in another tab: holding on would keep what they want gone.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(notKept(request.error)));
  });
  return opened;
}

async function run<T>(
  stores: (typeof STORES)[number] | readonly (typeof STORES)[number][],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<T> | null,
): Promise<T | undefined> {
  const transaction = (await open()).transaction(stores, mode);
  const request = work(transaction);
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request?.result));
    transaction.addEventListener('abort', () => reject(notKept(transaction.error)));
    transaction.addEventListener('error', () => reject(notKept(transaction.error)));
  });
}

const all = (applicationId: string, ...more: (string | number)[]) =>
  IDBKeyRange.bound([applicationId, ...more], [applicationId, ...more, []]);

export async function keepInterview(interview: KeptInterview): Promise<void> {
  await run('interviews', 'readwrite', (tx) =>
    tx.objectStore('interviews').put(interview, interview.applicationId),
  );
}

export async function readInterview(applicationId: string): Promise<KeptInterview | null> {
  const found = await run<KeptInterview | undefined>('interviews', 'readonly', (tx) =>
    tx.objectStore('interviews').get(applicationId),
  );
  return found ?? null;
}

/** The pieces of a take, on this machine's disk. */
export function pieceStore(applicationId: string, recordingId: string): PieceStore {
  return {
    keep: async (number, piece) => {
      await run('video', 'readwrite', (tx) =>
        tx.objectStore('video').put(piece, [applicationId, recordingId, number]),
      );
    },
    read: async (number) => {
      const piece = await run<Blob | undefined>('video', 'readonly', (tx) =>
        tx.objectStore('video').get([applicationId, recordingId, number]),
      );
      if (!piece) throw new Error('A piece of the recording is missing on this machine.');
      return piece;
    },
  };
}

/** The sizes of a take's pieces in their order: keys sort by their number. */
export async function readPieceSizes(applicationId: string, recordingId: string): Promise<number[]> {
  const pieces = await run<Blob[]>('video', 'readonly', (tx) =>
    tx.objectStore('video').getAll(all(applicationId, recordingId)),
  );
  return (pieces ?? []).map(({ size }) => size);
}

export async function keepSoundPiece(
  applicationId: string,
  ordinal: number,
  number: number,
  piece: Int16Array,
): Promise<void> {
  await run('sound', 'readwrite', (tx) =>
    tx.objectStore('sound').put(piece, [applicationId, ordinal, number]),
  );
}

export async function readSound(applicationId: string, ordinal: number): Promise<Int16Array[]> {
  const pieces = await run<Int16Array[]>('sound', 'readonly', (tx) =>
    tx.objectStore('sound').getAll(all(applicationId, ordinal)),
  );
  return pieces ?? [];
}

/** Once the server has everything, nothing of it stays here. */
export async function forgetInterview(applicationId: string): Promise<void> {
  await run(STORES, 'readwrite', (tx) => {
    tx.objectStore('interviews').delete(applicationId);
    tx.objectStore('video').delete(all(applicationId));
    tx.objectStore('sound').delete(all(applicationId));
    return null;
  });
}

/** A recording that nobody came back for does not stay on a machine that others may use. */
export async function forgetOlderThan(milliseconds: number): Promise<void> {
  const all = await run<KeptInterview[]>('interviews', 'readonly', (tx) =>
    tx.objectStore('interviews').getAll(),
  );
  const old = (all ?? []).filter(({ keptAt }) => Date.now() - keptAt > milliseconds);
  for (const { applicationId } of old) await forgetInterview(applicationId);
}

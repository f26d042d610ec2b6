import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { KEPT_DATABASE } from '#web/session/device.ts';
import type { PieceStore, TakeFacts } from '../recording/segment.ts';
import type { Question } from '../interview/machine.ts';

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

/** Keys begin with the application, so that all of an interview is one range. */
interface LocalCopies extends DBSchema {
  interviews: { key: string; value: KeptInterview };
  video: { key: [applicationId: string, recordingId: string, number: number]; value: Blob };
  sound: { key: [applicationId: string, ordinal: number, number: number]; value: Int16Array };
}

let opened: Promise<IDBPDatabase<LocalCopies>> | null = null;

function open(): Promise<IDBPDatabase<LocalCopies>> {
  opened ??= openDB<LocalCopies>(KEPT_DATABASE.name, KEPT_DATABASE.version, {
    upgrade(database) {
      for (const store of ['interviews', 'video', 'sound'] as const) database.createObjectStore(store);
    },
    // Somebody logs out, here or in another tab: holding on would keep what they want gone.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** Names the trouble for people; what the browser says of it is the cause. */
async function onThisMachine<T>(work: (database: IDBPDatabase<LocalCopies>) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (error) {
    throw new Error('This browser could not keep a copy.', { cause: error });
  }
}

const all = (applicationId: string, ...more: (string | number)[]) =>
  IDBKeyRange.bound([applicationId, ...more], [applicationId, ...more, []]);

export async function keepInterview(interview: KeptInterview): Promise<void> {
  await onThisMachine((database) => database.put('interviews', interview, interview.applicationId));
}

export async function readInterview(applicationId: string): Promise<KeptInterview | null> {
  return (await onThisMachine((database) => database.get('interviews', applicationId))) ?? null;
}

/** The pieces of a take, on this machine's disk. */
export function pieceStore(applicationId: string, recordingId: string): PieceStore {
  return {
    keep: async (number, piece) => {
      await onThisMachine((database) => database.put('video', piece, [applicationId, recordingId, number]));
    },
    read: async (number) => {
      const piece = await onThisMachine((database) =>
        database.get('video', [applicationId, recordingId, number]),
      );
      if (!piece) throw new Error('A piece of the recording is missing on this machine.');
      return piece;
    },
  };
}

/** The sizes of a take's pieces in their order: keys sort by their number. */
export async function readPieceSizes(applicationId: string, recordingId: string): Promise<number[]> {
  const pieces = await onThisMachine((database) => database.getAll('video', all(applicationId, recordingId)));
  return pieces.map(({ size }) => size);
}

export async function keepSoundPiece(
  applicationId: string,
  ordinal: number,
  number: number,
  piece: Int16Array,
): Promise<void> {
  await onThisMachine((database) => database.put('sound', piece, [applicationId, ordinal, number]));
}

export async function readSound(applicationId: string, ordinal: number): Promise<Int16Array[]> {
  return onThisMachine((database) => database.getAll('sound', all(applicationId, ordinal)));
}

/** Once the server has everything, nothing of it stays here. */
export async function forgetInterview(applicationId: string): Promise<void> {
  await onThisMachine(async (database) => {
    const transaction = database.transaction(['interviews', 'video', 'sound'], 'readwrite');
    await Promise.all([
      transaction.objectStore('interviews').delete(applicationId),
      transaction.objectStore('video').delete(all(applicationId)),
      transaction.objectStore('sound').delete(all(applicationId)),
      transaction.done,
    ]);
  });
}

/** A recording that nobody came back for does not stay on a machine that others may use. */
export async function forgetOlderThan(milliseconds: number): Promise<void> {
  const interviews = await onThisMachine((database) => database.getAll('interviews'));
  const old = interviews.filter(({ keptAt }) => Date.now() - keptAt > milliseconds);
  for (const { applicationId } of old) await forgetInterview(applicationId);
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { LOCAL_COPY_DATABASE } from '#web/session/device.ts';
import type { SpokenAnswer, WhichAnswer } from '../answers/answers.ts';
import type { ChunkStore, SegmentFacts } from '../recording/segment.ts';
import type { Question } from '../interview/types.ts';

/**
 * The local copy of an interview on this device: a reload or crash loses at most the chunk being recorded. It has one
 * record per application, the segments as chunks of video, and the answers as chunks of sound. Copies of a repeated
 * interview have a name of their own (`localName`), and that name is `applicationId` throughout this file.
 */

export interface LocalInterview {
  /** The `localName` of the attempt. */
  applicationId: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The id under which the page held the interview. */
  holderId: string;
  questions: Question[];
  chosen: Record<string, string>;
  /** In the order of recording. */
  segments: LocalSegment[];
  answers: LocalAnswer[];
}

export interface LocalSegment extends SegmentFacts {
  /** The length recorded until now. */
  seconds: number;
}

export type LocalAnswer = Omit<SpokenAnswer, 'chunks'>;

/** Keys begin with the application, so that one key range covers a whole interview. */
interface LocalCopies extends DBSchema {
  interviews: { key: string; value: LocalInterview };
  video: { key: [applicationId: string, recordingId: string, number: number]; value: Blob };
  sound: { key: [applicationId: string, ordinal: number, take: number, number: number]; value: Int16Array };
}

let opened: Promise<IDBPDatabase<LocalCopies>> | null = null;

function open(): Promise<IDBPDatabase<LocalCopies>> {
  opened ??= openDB<LocalCopies>(LOCAL_COPY_DATABASE.name, LOCAL_COPY_DATABASE.version, {
    upgrade(database) {
      for (const store of ['interviews', 'video', 'sound'] as const) database.createObjectStore(store);
    },
    // When someone logs out, here or in another tab, an open connection would block the deletion.
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

/** Throws an error with a message for people. Its cause is the browser's own error. */
async function onThisMachine<T>(work: (database: IDBPDatabase<LocalCopies>) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (error) {
    throw new Error('This browser could not keep a copy.', { cause: error });
  }
}

const keysOf = (applicationId: string, ...more: (string | number)[]) =>
  IDBKeyRange.bound([applicationId, ...more], [applicationId, ...more, []]);

export async function saveInterview(interview: LocalInterview): Promise<void> {
  await onThisMachine((database) => database.put('interviews', interview, interview.applicationId));
}

export async function readInterview(applicationId: string): Promise<LocalInterview | null> {
  return (await onThisMachine((database) => database.get('interviews', applicationId))) ?? null;
}

/** The chunks of a segment, stored on this device. */
export function chunkStore(applicationId: string, recordingId: string): ChunkStore {
  return {
    save: async (number, chunk) => {
      await onThisMachine((database) => database.put('video', chunk, [applicationId, recordingId, number]));
    },
    read: async (number) => {
      const chunk = await onThisMachine((database) =>
        database.get('video', [applicationId, recordingId, number]),
      );
      if (!chunk) throw new Error('A piece of the recording is missing on this machine.');
      return chunk;
    },
  };
}

/** The sizes of a segment's chunks, in order: keys sort by chunk number. */
export async function readChunkSizes(applicationId: string, recordingId: string): Promise<number[]> {
  const chunks = await onThisMachine((database) =>
    database.getAll('video', keysOf(applicationId, recordingId)),
  );
  return chunks.map(({ size }) => size);
}

export async function saveSoundChunk(
  applicationId: string,
  { ordinal, take }: WhichAnswer,
  number: number,
  chunk: Int16Array,
): Promise<void> {
  await onThisMachine((database) => database.put('sound', chunk, [applicationId, ordinal, take, number]));
}

export async function readSound(
  applicationId: string,
  { ordinal, take }: WhichAnswer,
): Promise<Int16Array[]> {
  return onThisMachine((database) => database.getAll('sound', keysOf(applicationId, ordinal, take)));
}

/** Deletes the copy of an interview once the server has everything. */
export async function forgetInterview(applicationId: string): Promise<void> {
  await onThisMachine(async (database) => {
    const transaction = database.transaction(['interviews', 'video', 'sound'], 'readwrite');
    await Promise.all([
      transaction.objectStore('interviews').delete(applicationId),
      transaction.objectStore('video').delete(keysOf(applicationId)),
      transaction.objectStore('sound').delete(keysOf(applicationId)),
      transaction.done,
    ]);
  });
}

/** Deletes old copies, because other people may use this computer. */
export async function forgetOlderThan(milliseconds: number): Promise<void> {
  const interviews = await onThisMachine((database) => database.getAll('interviews'));
  const old = interviews.filter(({ savedAt }) => Date.now() - savedAt > milliseconds);
  for (const { applicationId } of old) await forgetInterview(applicationId);
}

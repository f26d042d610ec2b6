// One running PGlite in its worker thread. Requests run one at a time, in order, each with a deadline.

import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { ConnectionLost, DatabaseUnusable, QueryDeadlineExceeded } from '#server/database/errors.ts';
import type { FromWorker, StatementResult, ToWorker, WireError, WorkerSettings } from './wire.ts';

type Request = ToWorker extends infer Message
  ? Message extends ToWorker
    ? Omit<Message, 'id'>
    : never
  : never;
type Done = Extract<FromWorker, { kind: 'done' }>;

export interface Engine {
  query(text: string, values: (string | null)[] | null, deadlineMs: number): Promise<StatementResult[]>;
  snapshot(): Promise<Uint8Array>;
  listen(channel: string): Promise<void>;
  /** Writes memory to disk and ends the thread. */
  close(): Promise<void>;
  /** Settles when the thread has ended, for any reason. */
  ended: Promise<void>;
  isAlive(): boolean;
}

const CLOSE_DEADLINE_MS = 20_000;

/** Starts the thread and opens the database in it. Rejects with a readable sentence if it cannot be opened. */
export async function startEngine(
  settings: WorkerSettings,
  told: {
    onNotification: (channel: string, payload: string) => void;
    /** Called if the build's file could not be used. */
    onNotPrepared: (reason: string) => void;
  },
): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings, execArgv: [] });
  const waiting = new Map<number, { resolve(done: Done): void; reject(error: Error): void }>();
  let alive = true;
  let lastId = 0;

  const failAll = (error: Error): void => {
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  };
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      alive = false;
      failAll(new ConnectionLost('The embedded database stopped while it was working on a query.'));
      resolve();
    });
  });
  const retire = async (): Promise<void> => {
    alive = false;
    await worker.terminate();
  };

  const request = async (message: Request, deadlineMs: number): Promise<Done> => {
    if (!alive)
      throw new ConnectionLost('The embedded database stopped; the connection cannot be used again.');
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    waiting.set(id, { resolve, reject });
    const timer = setTimeout(() => {
      waiting.delete(id);
      reject(new QueryDeadlineExceeded(`A database query was stopped after ${deadlineMs / 1000} seconds.`));
      void retire();
    }, deadlineMs);
    worker.postMessage({ ...message, id });
    try {
      return await promise;
    } finally {
      waiting.delete(id);
      clearTimeout(timer);
    }
  };

  await new Promise<void>((resolve, reject) => {
    worker.on('error', (error) => {
      alive = false;
      const lost = new ConnectionLost(`The embedded database stopped: ${error.message}`, { cause: error });
      failAll(lost);
      reject(lost);
    });
    worker.on('message', (message: FromWorker) => {
      switch (message.kind) {
        case 'ready':
          // An idle database must not keep the process alive, but the deadline of a query does.
          worker.unref();
          resolve();
          break;
        case 'failed':
          reject(
            new DatabaseUnusable(
              `The embedded database could not be opened: ${message.message}. If its folder is damaged, restore DATA_DIR from a backup.`,
            ),
          );
          void retire();
          break;
        case 'not-prepared':
          told.onNotPrepared(message.reason);
          break;
        case 'notification':
          told.onNotification(message.channel, message.payload);
          break;
        case 'done':
          waiting.get(message.id)?.resolve(message);
          break;
        case 'error':
          waiting.get(message.id)?.reject(databaseError(message.error));
          if (message.error.fatal) void retire();
          break;
      }
    });
    void ended.then(() => reject(new ConnectionLost('The embedded database stopped before it was open.')));
  });

  return {
    query: async (text, values, deadlineMs) =>
      (await request({ kind: 'query', text, values }, deadlineMs)).results,
    snapshot: async () =>
      (await request({ kind: 'snapshot' }, CLOSE_DEADLINE_MS)).snapshot ?? new Uint8Array(),
    listen: async (channel) => void (await request({ kind: 'listen', channel }, CLOSE_DEADLINE_MS)),
    close: async () => {
      if (alive) await request({ kind: 'close' }, CLOSE_DEADLINE_MS);
      await worker.terminate();
    },
    ended,
    isAlive: () => alive,
  };
}

/** Creates the error that the `pg` driver would have raised, so that callers handle only one kind. */
function databaseError({ message, fatal, fields }: WireError): Error {
  if (fields['code'] === undefined) return fatal ? new ConnectionLost(message) : new Error(message);
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), fields);
}

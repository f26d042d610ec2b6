// The messages between the main thread and the database's worker thread.

export interface WorkerSettings {
  /** The folder with the database's files. Null keeps everything in memory. */
  folder: string | null;
  /** The content of an earlier database, to load into memory. If null, an empty database is created. */
  snapshot: Uint8Array | null;
  /** The file made by the build, to start with instead of an empty database. */
  prepared: string | null;
  /** One cell of shared memory: how many times a file or folder has been made durable. */
  syncs: Int32Array<SharedArrayBuffer>;
}

export type ToWorker =
  /** If `values` is null, `text` is one or more statements; otherwise one statement with parameters. */
  | { kind: 'query'; id: number; text: string; values: (string | null)[] | null }
  | { kind: 'snapshot'; id: number }
  | { kind: 'listen'; id: number; channel: string }
  | { kind: 'close'; id: number };

export interface StatementResult {
  command: string;
  rowCount: number | null;
  rows: Record<string, unknown>[];
  fields: { name: string; dataTypeID: number }[];
}

/** The fields of a PostgreSQL error, as named in its protocol. `fatal` means that the engine can no longer be used. */
export interface WireError {
  message: string;
  fatal: boolean;
  fields: Record<string, string>;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  /** The build's file could not be used, and why. */
  | { kind: 'not-prepared'; reason: string }
  | { kind: 'done'; id: number; results: StatementResult[]; snapshot?: Uint8Array }
  | { kind: 'error'; id: number; error: WireError }
  | { kind: 'notification'; channel: string; payload: string };

// What the main thread and the database's worker thread say to each other.

export interface WorkerSettings {
  /** Folder of the database's files; null keeps everything in memory. */
  folder: string | null;
  /** A database made before, loaded into memory instead of making an empty one. */
  snapshot: Uint8Array | null;
  /** One cell of shared memory: how many times a file or folder was made durable. */
  syncs: Int32Array<SharedArrayBuffer>;
}

export type ToWorker =
  /** `values` null runs `text` as one or more statements; else it is one statement with parameters. */
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

/** A PostgreSQL error's fields, as its protocol names them; `fatal` says that the engine is no longer sound. */
export interface WireError {
  message: string;
  fatal: boolean;
  fields: Record<string, string>;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; id: number; results: StatementResult[]; snapshot?: Uint8Array }
  | { kind: 'error'; id: number; error: WireError }
  | { kind: 'notification'; channel: string; payload: string };

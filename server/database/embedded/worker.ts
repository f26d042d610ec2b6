// The worker thread that runs PGlite. A slow query blocks this thread and not the server's.

import v8 from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types, type Results } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { initialiseFolder } from '#server/database/embedded/initialise-folder.ts';
import { DurableNodeFS, durableStartParameters } from '#server/database/embedded/durable-node-fs.ts';
import { type RunStatement, createStatements } from '#server/database/embedded/statements.ts';
import { PARSERS } from '#server/database/parsers.ts';
import type { FromWorker, StatementResult, ToWorker, WireError, WorkerSettings } from './wire.ts';

/** PGlite makes no checkpoints by itself. The worker asks for one after this many log segments (16 MB each). */
const SEGMENTS_PER_CHECKPOINT = 4;

const ERROR_FIELDS = 'severity code detail hint position where schema table column dataType constraint'.split(
  ' ',
);

/** Parameters arrive in PostgreSQL's text form, so PGlite must not convert them. */
const SERIALIZERS = Object.fromEntries(
  Object.keys(types.serializers).map((type) => [type, (text: string): string => text]),
);

/** The extensions that the migrations create with CREATE EXTENSION. */
const EXTENSIONS = { pg_trgm, unaccent };

// For processes started without this flag, such as tests: `scripts/server-process.mjs` explains why. Keeping the
// compiled code takes less memory than the difference between one start and the next.
v8.setFlagsFromString('--no-wasm-code-gc');

if (parentPort === null) throw new Error('This file runs as a worker thread of the database.');
const port = parentPort;
const settings = workerData as WorkerSettings;
const post = (message: FromWorker): void => port.postMessage(message);

const segmentsSinceCheckpoint = new Set<string>();

function noteSync(path: string): void {
  const segment = /\/pg_wal\/([0-9A-F]{24})$/.exec(path)?.[1];
  if (segment !== undefined) segmentsSinceCheckpoint.add(segment);
  Atomics.add(settings.syncs, 0, 1);
}

async function open({ folder, snapshot, prepared }: WorkerSettings): Promise<PGlite> {
  if (folder === null) {
    return PGlite.create({
      parsers: PARSERS,
      serializers: SERIALIZERS,
      extensions: EXTENSIONS,
      ...(snapshot && { loadDataDir: new Blob([new Uint8Array(snapshot)]) }),
    });
  }
  await initialiseFolder(folder, prepared, (reason) => post({ kind: 'not-prepared', reason }));
  return PGlite.create({
    parsers: PARSERS,
    serializers: SERIALIZERS,
    extensions: EXTENSIONS,
    fs: new DurableNodeFS(folder, noteSync),
    startParams: durableStartParameters(PGlite.defaultStartParams),
  });
}

async function run(database: PGlite, runStatement: RunStatement, message: ToWorker): Promise<FromWorker> {
  const { id } = message;
  switch (message.kind) {
    case 'query': {
      const { text, values } = message;
      const results = values === null ? await database.exec(text) : [await runStatement(text, values)];
      return { kind: 'done', id, results: results.map(statementResult) };
    }
    case 'snapshot': {
      const file = await database.dumpDataDir('none');
      return { kind: 'done', id, results: [], snapshot: new Uint8Array(await file.arrayBuffer()) };
    }
    case 'listen': {
      await database.listen(`"${message.channel}"`, (payload) =>
        post({ kind: 'notification', channel: message.channel, payload }),
      );
      return { kind: 'done', id, results: [] };
    }
    case 'close': {
      await database.close();
      return { kind: 'done', id, results: [] };
    }
  }
}

function statementResult(result: Results<Record<string, unknown>>): StatementResult {
  return {
    command: result.command ?? '',
    rowCount: result.rowCount ?? null,
    rows: result.rows,
    fields: result.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
  };
}

/** After a crash in its WebAssembly or a panic, PostgreSQL's memory can no longer be trusted. */
function isFatal(error: unknown, severity: string | undefined): boolean {
  if (severity === 'PANIC' || severity === 'FATAL') return true;
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true;
  return error instanceof Error && error.name === 'ExitStatus';
}

function wireError(error: unknown): WireError {
  const message = error instanceof Error ? error.message : String(error);
  const entries = Object.entries(error instanceof Error ? error : {});
  const fields = Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isErrorField(entry[0]),
    ),
  );
  return { message, fatal: isFatal(error, fields['severity']), fields };
}

function isErrorField(name: string): boolean {
  return ERROR_FIELDS.includes(name);
}

async function checkpointIfDue(database: PGlite): Promise<void> {
  if (segmentsSinceCheckpoint.size < SEGMENTS_PER_CHECKPOINT || database.isInTransaction()) return;
  await database.exec('CHECKPOINT');
  segmentsSinceCheckpoint.clear();
}

function serve(database: PGlite): void {
  const runStatement = createStatements(database);
  let line: Promise<void> = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    line = line.then(async () => {
      try {
        post(await run(database, runStatement, message));
        if (message.kind === 'close') port.close();
        else await checkpointIfDue(database);
      } catch (error) {
        post({ kind: 'error', id: message.id, error: wireError(error) });
      }
    });
  });
  post({ kind: 'ready' });
}

try {
  serve(await open(settings));
} catch (error) {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

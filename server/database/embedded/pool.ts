// A pool like pg's over PGlite's single connection. Requests are served in order.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DAY_MS } from '#contract/shared/limits.ts';
import { ConnectionLost, StorageFull } from '#server/database/errors.ts';
import { freeBytesNow } from '#server/platform/files/room.ts';
import { createGate } from '#server/platform/gate.ts';
import { startEngine, type Engine } from './engine.ts';
import type { StatementResult } from './wire.ts';

export interface EmbeddedSettings {
  /** The folder with the database's files. Null keeps everything in memory. */
  folder: string | null;
  snapshot?: Uint8Array;
  /** The file made by the build that an empty folder starts with. */
  prepared?: string | null;
  /** Called if that file could not be used. The database is then created from scratch. */
  onNotPrepared?: (reason: string) => void;
  /** Writes are refused while the disk has fewer free bytes than this. */
  freeSpaceFloorBytes: number;
  /** The longest that a query may run. */
  deadlineMs: number;
  /** Called when the engine's thread is started for the first time. */
  onStarting?: (() => void) | undefined;
  /** Called when the engine had to be started again. */
  onRestart(error: Error | null): void;
}

/**
 * One use of the connection. `query` is like pg's: without values, `text` can contain several statements, and the last
 * one's result is returned.
 */
export interface EmbeddedClient extends PostgresPoolClient {
  /** Runs one or more statements and returns the result of each. */
  statements(text: string, values?: readonly unknown[]): Promise<StatementResult[]>;
}

export interface EmbeddedPool extends PostgresPool {
  connect(): Promise<EmbeddedClient>;
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => void>;
  snapshot(): Promise<Uint8Array>;
  /** How many times a file or folder has been made durable. */
  syncCount(): number;
}

/** Statements that work on whole tables may take longer than a request would wait. */
const MAINTENANCE = /^(?:\s|--[^\n]*\n)*(vacuum|checkpoint|analyze|reindex|alter|create)\b/i;
const MAINTENANCE_DEADLINE_MS = 10 * 60_000;

/**
 * Match the statements that lift PostgreSQL's own limit and set it again. PGlite has no such limit, so the deadline
 * follows them, because a migration may take long.
 */
const LIFTING = /^\s*set statement_timeout = 0\b/i;
const LIMITING = /^\s*reset statement_timeout\b/i;

/** Statements that store nothing new or only free space. */
const HARMLESS =
  /^\s*(select|show|explain|begin|start|commit|rollback|savepoint|release|set|reset|checkpoint|vacuum|truncate|drop)\b/i;
const WRITING_WORD = /\b(insert|update|delete|merge)\b/i;

function storesNothing(text: string): boolean {
  return HARMLESS.test(text) || (/^\s*with\b/i.test(text) && !WRITING_WORD.test(text));
}

/** How long to wait for the connection: far longer than a correct transaction takes, so that a stuck one is noticed. */
const TURN_DEADLINE_MS = 60_000;

function refuseWriteWhenFull({ folder, freeSpaceFloorBytes }: EmbeddedSettings, text: string): void {
  if (folder === null || storesNothing(text)) return;
  if (freeBytesNow(folder) >= freeSpaceFloorBytes) return;
  const floor = Math.round(freeSpaceFloorBytes / 1e6);
  throw new StorageFull(
    `The disk has less than ${floor} MB free, so nothing new can be stored. Free some space first.`,
  );
}

/**
 * A query parameter in the text form that PostgreSQL reads, by the `pg` driver's rules, so that a statement works the
 * same on both engines: arrays become array literals, other objects JSON, dates ISO 8601 in UTC.
 */
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  return JSON.stringify(value);
}

function arrayLiteral(elements: unknown[]): string {
  const texts = elements.map((element) => {
    if (Array.isArray(element)) return arrayLiteral(element);
    const text = parameterText(element);
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${texts.join(',')}}`;
}

export async function openEmbeddedPool(settings: EmbeddedSettings): Promise<EmbeddedPool> {
  const syncs = new Int32Array(new SharedArrayBuffer(4));
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let ended = false;

  const start = async (): Promise<Engine> => {
    const { folder, snapshot = null, prepared = null } = settings;
    const engine = await startEngine(
      { folder, snapshot, prepared, syncs },
      {
        onNotification: (channel, payload) => {
          for (const listener of listeners.get(channel) ?? []) listener(payload);
        },
        onNotPrepared: (reason) => settings.onNotPrepared?.(reason),
      },
    );
    for (const channel of listeners.keys()) await engine.listen(channel);
    return engine;
  };
  let current = start();
  settings.onStarting?.();
  await current;

  /** The running engine. A stopped one is started again: its files contain everything that was committed. */
  const engine = async (): Promise<Engine> => {
    const seen = current;
    const running = await seen.catch(() => null);
    if (running?.isAlive()) return running;
    if (settings.folder === null)
      throw new ConnectionLost('The database in memory stopped and its content is lost.');
    if (current === seen) {
      current = (running?.ended ?? Promise.resolve()).then(start);
      current.then(
        () => settings.onRestart(null),
        (error: Error) => settings.onRestart(error),
      );
    }
    return current;
  };

  /**
   * One holder's use of the connection. It stays with the engine on which it began, so that no transaction is split.
   */
  const client = (giveBack: () => void): EmbeddedClient => {
    let bound: Engine | undefined;
    let released = false;
    let isLifted = false;
    const statements = async (text: string, values?: readonly unknown[]): Promise<StatementResult[]> => {
      if (released) throw new Error('This database connection was already given back.');
      if (bound && !bound.isAlive() && /^\s*rollback\s*$/i.test(text)) {
        return [{ command: 'ROLLBACK', rowCount: null, rows: [], fields: [] }];
      }
      bound ??= await engine();
      refuseWriteWhenFull(settings, text);
      if (LIFTING.test(text)) isLifted = true;
      if (LIMITING.test(text)) isLifted = false;
      const usual = MAINTENANCE.test(text) ? MAINTENANCE_DEADLINE_MS : settings.deadlineMs;
      const deadlineMs = isLifted ? DAY_MS : usual;
      const texts = values && values.length > 0 ? values.map(parameterText) : null;
      return bound.query(text, texts, deadlineMs);
    };
    const lastResult = async (text: string, values?: readonly unknown[]): Promise<StatementResult> => {
      const results = await statements(text, values);
      return results.at(-1) ?? { command: '', rowCount: null, rows: [], fields: [] };
    };
    // pg's query has two forms. Kysely uses the one with a cursor only if it has a cursor class, which it does not
    // have here.
    const query = lastResult as unknown as PostgresPoolClient['query'];
    return {
      statements,
      query,
      release: () => {
        if (released) return;
        released = true;
        giveBack();
      },
    };
  };

  /** Gives the connection to one holder after another. */
  const turn = createGate({ atOnce: 1, waiting: Infinity, waitMs: TURN_DEADLINE_MS });
  const connect = () =>
    new Promise<EmbeddedClient>((resolve, reject) => {
      turn(() => new Promise<void>((giveBack) => resolve(client(giveBack)))).catch(reject);
    });

  return {
    options: {},
    connect: async () => {
      if (ended) throw new Error('The database is closed.');
      return connect();
    },
    end: async () => {
      if (ended) return;
      ended = true;
      await connect();
      await (await current.catch(() => null))?.close();
    },
    listen: async (channel, onNotification) => {
      const known = listeners.get(channel);
      if (known) known.add(onNotification);
      else {
        listeners.set(channel, new Set([onNotification]));
        await (await engine()).listen(channel);
      }
      return () => void listeners.get(channel)?.delete(onNotification);
    },
    snapshot: async () => (await engine()).snapshot(),
    syncCount: () => Atomics.load(syncs, 0),
  };
}

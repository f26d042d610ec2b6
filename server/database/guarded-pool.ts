// A pool of connections to a PostgreSQL server that may go away, or freeze, at any time. Whoever asks then gets
// DatabaseAway within seconds, and does not wait for a server that will never answer.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseAway, DatabaseBusy } from './errors.ts';
import { createStatementNames, isStalePlan } from './statement-names.ts';

/** After so long without an answer to a query, somebody looks whether the server answers at all. */
const PATIENCE_MS = 4_000;
const PROBE_MS = 2_000;
/** How often one looks whether a server that is away is back. */
const RETURN_MS = 500;
/** Whoever comes when so many wait for a connection is refused at once: they would wait too long. */
const MOST_WAITING = 2_000;

export interface GuardedPool extends PostgresPool {
  connect(): Promise<GuardedClient>;
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult[]>;
}

interface GuardedClient extends PostgresPoolClient {
  query: PostgresPoolClient['query'];
  release(destroy?: boolean): void;
}

/** SQLSTATE classes of a server that is shutting down, starting, or lost: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const AWAY_STATES = /^(08|57P0[1-5]|53300)/;
const AWAY_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EHOSTDOWN ENOTFOUND EAI_AGAIN ENOENT EADDRNOTAVAIL'.split(
    ' ',
  ),
);
/** Whether an error says that the server cannot be reached now, and not that something is wrong with the query. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  // What the driver itself says of a connection has no code and no class: lost, or not made in time.
  if (code === undefined) return error.constructor === Error;
  return AWAY_STATES.test(code) || AWAY_CODES.has(code);
}

/** Gives the errors of a server that is away one class, whatever the driver calls them. */
function translated(error: unknown): unknown {
  if (isAway(error)) return new DatabaseAway({ cause: error });
  return error;
}

/**
 * Questions that are under way, so that all of them can be given up at once. Not a promise that each of them races
 * with: one that is settled never would keep all answers in memory.
 */
function createUnderWay() {
  const giveUps = new Set<(error: unknown) => void>();
  return {
    async run<T>(ask: () => Promise<T>): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      giveUps.add(reject);
      ask().then(resolve, reject);
      try {
        return await promise;
      } finally {
        giveUps.delete(reject);
      }
    },
    giveUp(error: Error): void {
      for (const giveUp of giveUps) giveUp(error);
    },
  };
}

/** Asks the server something trivial over a connection of its own. */
function createProbe(config: pg.ClientConfig): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch (error) {
      // A server that refuses this connection because of its password or its limits is there.
      return !isAway(error) || (error instanceof pg.DatabaseError && error.code === '53300');
    } finally {
      destroy(client);
    }
  };
  // Many who ask at the same time share one answer.
  return () => (asked ??= ask().finally(() => (asked = null)));
}

/** Ends a connection without waiting for the server. */
export function destroy(client: pg.Client | pg.PoolClient): void {
  // The driver has no such function, and its type does not name the socket.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.destroy();
}

/** Sends statements, with a name if they run often. */
function createSender() {
  const nameOf = createStatementNames();
  return async (client: pg.PoolClient, text: string, values?: unknown[]): Promise<unknown> => {
    // Without values there may be several statements, which cannot have a name.
    const name = values === undefined || values.length === 0 ? undefined : nameOf(text);
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
}

export function guardPool(pool: pg.Pool, config: pg.ClientConfig, log: Logger): GuardedPool {
  const probe = createProbe(config);
  const clients = new Set<pg.PoolClient>();
  const send = createSender();
  let away = false;
  const underWay = createUnderWay();
  let ended = false;
  pool.on('connect', (client) => {
    clients.add(client);
    // The query that is under way, or the next one, has the error. Without a listener it would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));

  async function waitForReturn(): Promise<void> {
    while (!ended) {
      await new Promise((resolve) => setTimeout(resolve, RETURN_MS).unref());
      if (await probe()) break;
    }
    away = false;
    if (!ended) log.warn('The database answers again');
  }

  /** Ends all connections, so that nobody waits for an answer that does not come. */
  function declareAway(): void {
    if (away || ended) return;
    away = true;
    log.error('The database does not answer; calls are refused until it does');
    underWay.giveUp(new DatabaseAway());
    for (const client of clients) destroy(client);
    void waitForReturn();
  }

  /** Runs `ask`. While it takes long, looks now and then whether the server answers at all. */
  async function guarded<T>(ask: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout;
    let isDone = false;
    const look = (): void => {
      timer = setTimeout(async () => {
        if (!(await probe()) && !isDone) declareAway();
        else if (!isDone) look();
      }, PATIENCE_MS);
    };
    look();
    try {
      return await underWay.run(ask);
    } catch (error) {
      throw translated(error);
    } finally {
      isDone = true;
      clearTimeout(timer!);
    }
  }

  async function connect(): Promise<GuardedClient> {
    if (away) throw new DatabaseAway();
    if (pool.waitingCount >= MOST_WAITING) {
      throw new DatabaseBusy('Too many calls wait for a connection to the database.');
    }
    let isTooLate = false;
    const connecting = pool.connect();
    connecting.then(
      (late) => isTooLate && late.release(true),
      () => undefined,
    );
    const client = await guarded(() => connecting).catch((error: unknown) => {
      isTooLate = true;
      const { cause } = error as Error;
      // The pool gives up waiting with an error that has no code; a server that is away is found before that.
      if (!away && cause instanceof Error && !('code' in cause)) {
        throw new DatabaseBusy('All connections to the database were in use for too long.', { cause });
      }
      throw error;
    });
    let isLost = false;
    let isStale = false;
    const query = async (text: string, values?: unknown[]): Promise<unknown> => {
      // The server undoes what a lost connection had begun.
      if (isLost && /^\s*rollback\s*$/i.test(text)) return { command: 'ROLLBACK', rows: [] };
      try {
        return await guarded(() => send(client, text, values));
      } catch (error) {
        isLost ||= error instanceof DatabaseAway;
        if (!isStalePlan(error)) throw error;
        isStale = true;
        throw new DatabaseBusy('The tables were changed meanwhile.', { cause: error });
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      // A new connection plans anew.
      release: (discard) => client.release(discard === true || isLost || isStale),
    };
  }

  return {
    options: {},
    connect,
    query: async (text, values) => {
      const client = await connect();
      let hasFailed = true;
      try {
        // Several statements in one call give several results. They may have no values, not even an empty list.
        const result: unknown = await (values === undefined || values.length === 0
          ? client.query(text, undefined as unknown as unknown[])
          : client.query(text, values as unknown[]));
        hasFailed = false;
        return [result].flat() as pg.QueryResult[];
      } finally {
        // A batch that failed inside its own BEGIN leaves a connection of no use.
        client.release(hasFailed);
      }
    },
    end: async () => {
      ended = true;
      if (away) for (const client of clients) destroy(client);
      await pool.end();
    },
  };
}

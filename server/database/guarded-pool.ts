// A pool of connections to a PostgreSQL server that may go away, or freeze, at any time. Whoever asks then gets
// DatabaseAway within seconds. The driver's own limit, `query_timeout`, would have to be longer than the slowest statement.

import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseAway, DatabaseBusy, isAway } from './errors.ts';
import { createStatementNames, isStalePlan } from './statement-names.ts';

/** After so long without an answer to a query, somebody looks whether the server answers at all. */
const PATIENCE_MS = 4_000;
const PROBE_MS = 2_000;
/** How often one looks whether somebody waits so long, and whether a server that is away is back. */
const LOOK_MS = 1_000;

/** Gives the errors of a server that is away one class, whatever the driver calls them. */
function translated(error: unknown): unknown {
  if (isStalePlan(error)) return new DatabaseBusy('The tables were changed meanwhile.', { cause: error });
  return isAway(error) ? new DatabaseAway({ cause: error }) : error;
}

/** Whether the server answers something trivial over a connection of its own. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
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
}

/** Ends a connection without waiting for the server. */
export function destroy(client: pg.Client | pg.PoolClient): void {
  // The driver has no such function, and its type does not name the socket.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.destroy();
}

export function guardPool(pool: pg.Pool, config: pg.ClientConfig, log: Logger) {
  const nameOf = createStatementNames();
  const clients = new Set<pg.PoolClient>();
  /** What the server was asked and has not answered. */
  const asked = new Set<{ at: number }>();
  let away = false;
  let ended = false;
  pool.on('connect', (client) => {
    clients.add(client);
    // The query that is under way, or the next one, has the error. Without a listener it would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));

  const isSilent = () => [...asked].some(({ at }) => performance.now() - at > PATIENCE_MS);
  async function look(): Promise<void> {
    if (!away && !isSilent()) return;
    const isThere = await answers(config);
    if (away && isThere) log.warn('The database answers again');
    if (!away && !isThere && isSilent()) {
      log.error('The database does not answer; calls are refused until it does');
      away = true;
      // Nobody waits then for an answer that does not come.
      for (const client of clients) destroy(client);
    } else if (isThere) away = false;
  }
  void (async () => {
    for (; !ended; await wait(LOOK_MS, undefined, { ref: false })) await look();
  })();

  async function guarded<T>(ask: () => Promise<T>): Promise<T> {
    const question = { at: performance.now() };
    asked.add(question);
    try {
      return await ask();
    } catch (error) {
      throw translated(error);
    } finally {
      asked.delete(question);
    }
  }

  async function connect() {
    if (away) throw new DatabaseAway();
    const client = await guarded(() => pool.connect());
    let isStale = false;
    const query = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
      // Without values there may be several statements, which cannot have a name.
      const name = values.length === 0 ? undefined : nameOf(text);
      try {
        return await guarded(() => client.query({ text, values: [...values], ...(name && { name }) }));
      } catch (error) {
        isStale ||= error instanceof DatabaseBusy;
        throw error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      /** The result of each statement. */
      statements: async (text: string, values?: readonly unknown[]) => [await query(text, values)].flat(),
      // A new connection plans anew.
      release: (discard?: boolean) => client.release(discard === true || isStale),
    };
  }

  return {
    options: {},
    connect,
    end: () => {
      ended = true;
      return pool.end();
    },
  };
}

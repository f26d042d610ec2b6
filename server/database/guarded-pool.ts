// A pool of connections to a PostgreSQL server that may become unavailable, or freeze, at any time. Callers then get
// DatabaseAway within seconds. The driver's own limit, `query_timeout`, would have to be longer than the slowest
// statement.

import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseAway, DatabaseBusy, isAway } from './errors.ts';
import { createStatementNames, isStalePlan } from './statement-names.ts';

/** If a query has no answer after this time, the pool checks whether the server answers at all. */
const PATIENCE_MS = 4_000;
const PROBE_MS = 2_000;
/** How often to check whether a query has waited this long, and whether an unavailable server is back. */
const LOOK_MS = 1_000;

/** Gives all errors of an unavailable server the same class, whatever the driver calls them. */
function translated(error: unknown): unknown {
  if (isStalePlan(error)) return new DatabaseBusy('The tables were changed meanwhile.', { cause: error });
  return isAway(error) ? new DatabaseAway({ cause: error }) : error;
}

/** Whether the server answers something trivial over a new connection. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    // A server that refuses this connection because of its password or its limits is running.
    return !isAway(error) || (error instanceof pg.DatabaseError && error.code === '53300');
  } finally {
    destroy(client);
  }
}

/** Ends a connection without waiting for the server. */
export function destroy(client: pg.Client | pg.PoolClient): void {
  // The driver has no such function, and its type does not include the socket.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.destroy();
}

export function guardPool(pool: pg.Pool, config: pg.ClientConfig, log: Logger) {
  const nameOf = createStatementNames();
  const clients = new Set<pg.PoolClient>();
  /** Queries that the server has not answered. */
  const asked = new Set<{ at: number }>();
  let away = false;
  let ended = false;
  pool.on('connect', (client) => {
    clients.add(client);
    // The current or next query gets the error. Without a listener it would end the process.
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
      // Then no one waits for an answer that will not come.
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
      // A new connection makes new plans.
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

// A PostgreSQL server, version 15 or later.

import pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseUnusable, isAway } from './errors.ts';
import { destroy, guardPool } from './guarded-pool.ts';
import { parserFor } from './parsers.ts';

export interface PostgresSettings {
  databaseUrl: string;
  deadlineMs: number;
  log: Logger;
}

/**
 * A machine that is gone says no goodbye, and its session would keep its locks for two hours. With these settings the
 * server ends it half a minute after the last sign of life, if its system can.
 */
const ENDS_LOST_SESSIONS =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c tcp_user_timeout=30000';

/** Session settings that make a server behave like the embedded engine. */
function clientConfig({ databaseUrl, deadlineMs }: PostgresSettings): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'roundone',
    options: `-c timezone=UTC -c statement_timeout=${deadlineMs} ${ENDS_LOST_SESSIONS}`,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (type: number) => parserFor(type) },
  };
}

export function openPostgresPool(settings: PostgresSettings) {
  const config = clientConfig(settings);
  const pool = new pg.Pool({ ...config, max: 10, idleTimeoutMillis: 30_000 });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process. Only the
  // message is logged, because pg attaches the whole client to the error.
  pool.on('error', (error) =>
    settings.log.warn({ reason: error.message }, 'An idle database connection was lost'),
  );
  return guardPool(pool, config, settings.log);
}

const AWAIT_MS = 1000;
const TELL_EVERY_MS = 30_000;
const LEAST_VERSION = 150_000;

/**
 * Resolves when the server answers. Waits as long as the server is unavailable, because services start in any order.
 * Throws DatabaseUnusable if the server answers but cannot be used.
 */
export async function waitForPostgres(settings: PostgresSettings): Promise<void> {
  let told = -Infinity;
  for (;;) {
    const client = new pg.Client({ ...clientConfig(settings), query_timeout: LISTEN_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
      if (Number(rows[0]?.server_version_num) < LEAST_VERSION)
        throw new DatabaseUnusable('it is older than PostgreSQL 15');
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isAway(error)) {
        throw new DatabaseUnusable(`The PostgreSQL server named by DATABASE_URL cannot be used: ${reason}.`, {
          cause: error,
        });
      }
      if (performance.now() - told >= TELL_EVERY_MS) {
        told = performance.now();
        settings.log.warn(
          { reason },
          'The database named by DATABASE_URL does not answer yet; waiting for it',
        );
      }
    } finally {
      destroy(client);
    }
    await new Promise((resolve) => setTimeout(resolve, AWAIT_MS));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || String(error) : String(error);
}

const RECONNECT_MS = 1000;
/** The longest that the server may take to start and stop listening for notifications. */
const LISTEN_MS = 10_000;
const LISTEN_END_MS = 1000;

/**
 * Listens for notifications on `channel` on a separate connection, which is opened again whenever it breaks.
 * `onReconnect` is called after each (re)connection, because notifications in between were missed. Returns a function
 * that stops listening.
 */
export async function listenOnPostgres(
  settings: PostgresSettings,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...clientConfig(settings), query_timeout: LISTEN_MS });
    next.on('error', (error) =>
      settings.log.warn({ reason: error.message }, 'The connection for notifications was lost'),
    );
    next.on('notification', (notification) => onNotification(notification.payload ?? ''));
    next.once('end', reconnectLater);
    client = next;
    await next.connect();
    await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    onReconnect();
  };
  const reconnectLater = (): void => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: unknown) => {
        settings.log.warn({ err: error }, 'Could not connect for notifications; trying again');
        reconnectLater();
      });
    }, RECONNECT_MS);
  };

  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    const last = client;
    if (!last) return;
    // A frozen server does not confirm the end.
    const impatient = setTimeout(() => destroy(last), LISTEN_END_MS);
    await last.end().finally(() => clearTimeout(impatient));
  };
}

// A PostgreSQL server, version 15 or later.

import pg from 'pg';
import type { Logger } from 'pino';
import { parserFor } from './parsers.ts';

export interface PostgresSettings {
  databaseUrl: string;
  deadlineMs: number;
  log: Logger;
}

/** Session settings that make a server behave like the embedded engine. */
function clientConfig({ databaseUrl, deadlineMs }: PostgresSettings): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'roundone',
    options: `-c timezone=UTC -c statement_timeout=${deadlineMs}`,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (type: number) => parserFor(type) },
  };
}

export function openPostgresPool(settings: PostgresSettings): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(settings), max: 10, idleTimeoutMillis: 30_000 });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  // Only the message is logged: pg attaches the whole client to the error.
  pool.on('error', (error) =>
    settings.log.warn({ reason: error.message }, 'An idle database connection was lost'),
  );
  return pool;
}

const RECONNECT_MS = 1000;

/**
 * Listens for notifications on `channel` on its own connection, which is made again whenever
 * it breaks. `onReconnect` is called after each (re)connection, because notifications in
 * between were missed. Returns a function that stops it.
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
    const next = new pg.Client(clientConfig(settings));
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
    await client?.end();
  };
}

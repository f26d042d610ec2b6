// Records, for each asynchronous flow, whether it holds a connection. A wrong query then fails, and does not
// wait for the connection that its own flow holds.

import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type ConnectionProvider,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
} from 'kysely';
import { OutsideTransaction } from './errors.ts';

const holding = new AsyncLocalStorage<{ active: boolean }>();

/** Throws OutsideTransaction if this asynchronous flow already holds a connection. */
export function assertNotHolding(): void {
  if (!holding.getStore()?.active) return;
  throw new OutsideTransaction(
    'A query went to the database outside the transaction that is open. Pass the transaction itself to what it calls.',
  );
}

/** Runs `use`. Inside it, any use of the outer database is refused. */
export async function whileHolding<T>(use: () => Promise<T>): Promise<T> {
  const hold = { active: true };
  try {
    return await holding.run(hold, use);
  } finally {
    hold.active = false;
  }
}

export interface KyselyOverPool<Schema> {
  db: Kysely<Schema>;
  /** Waits for work that has begun or is queued, refuses new work, and ends the pool. */
  close(): Promise<void>;
}

/**
 * Kysely over a pool of either engine. While a transaction or a
 * connection is held, queries that bypass it are refused.
 */
export function kyselyOver<Schema>(pool: PostgresPool): KyselyOverPool<Schema> {
  const dialect = new PostgresDialect({ pool });
  const driver: Driver = new PostgresDriver({ pool });
  const initialised = driver.init();
  const under = new Set<Promise<unknown>>();
  let closed = false;

  const provide = async <T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> => {
    await initialised;
    const connection = await driver.acquireConnection();
    try {
      return await whileHolding(() => consumer(connection));
    } finally {
      await driver.releaseConnection(connection);
    }
  };
  const provider: ConnectionProvider = {
    provideConnection: async (consumer) => {
      assertNotHolding();
      if (closed) throw new Error('The database is closed.');
      const work = provide(consumer);
      under.add(work);
      try {
        return await work;
      } finally {
        under.delete(work);
      }
    },
  };
  const executor = new DefaultQueryExecutor(new PostgresQueryCompiler(), new PostgresAdapter(), provider);
  const db = new Kysely<Schema>({ config: { dialect }, dialect, driver, executor });
  return {
    db,
    close: async () => {
      closed = true;
      await Promise.allSettled(under);
      await db.destroy();
    },
  };
}

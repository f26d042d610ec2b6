import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { HalfFilled } from './errors.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any number will do, if every process that migrates uses the same. */
const LOCK = 727_063_001;

/** The schema that a database has while a restore or a move fills it. */
export const MARK = 'roundone_being_filled';

export async function isBeingFilled<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`SELECT to_regnamespace(${MARK}) IS NOT NULL AS there`.execute(db);
  return rows[0]?.there ?? false;
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings the database up to date: applies each file of `folder` that is not applied yet, in order of the
 * names, each in a transaction. If several processes start at once, one migrates and the others wait. Throws
 * a sentence that names the file that failed, or that was changed after it had been applied, and HalfFilled if the
 * database is the unfinished work of a restore.
 */
export async function migrate<Schema>(db: Kysely<Schema>, folder: URL = FOLDER): Promise<void> {
  if (await isBeingFilled(db)) throw new HalfFilled();
  await applyAll(db, await readMigrations(folder));
}

/** The names of the migrations that `migrate` would apply; `isNew` says that the database has none yet. Throws as it does. */
export async function pendingMigrations<Schema>(
  db: Kysely<Schema>,
  folder: URL = FOLDER,
): Promise<{ pending: string[]; isNew: boolean }> {
  if (await isBeingFilled(db)) throw new HalfFilled();
  const migrations = await readMigrations(folder);
  const applied = await appliedMigrations(db);
  refuseUnknown(migrations, applied ?? new Map());
  const pending = migrations.flatMap(({ name }) => (applied?.has(name) ? [] : [name]));
  return { pending, isNew: applied === null };
}

/**
 * Brings an empty database to where another one is, whose migrations these are. Throws a sentence if this version of
 * the program does not have them.
 */
export async function migrateTo<Schema>(
  db: Kysely<Schema>,
  wanted: readonly { name: string; checksum: string }[],
): Promise<void> {
  const migrations = await readMigrations(FOLDER);
  refuseUnknown(migrations, new Map(wanted.map(({ name, checksum }) => [name, checksum])));
  const names = new Set(wanted.map(({ name }) => name));
  await applyAll(
    db,
    migrations.filter(({ name }) => names.has(name)),
  );
}

async function applyAll<Schema>(db: Kysely<Schema>, migrations: Migration[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      // Checked first, so that a start without new migrations
      // writes nothing. A full disk then still serves reads.
      const applied = await appliedMigrations(connection);
      if (applied === null) await createLedger(connection);
      else refuseUnknown(migrations, applied);
      for (const migration of migrations) {
        if (!applied?.has(migration.name)) await apply(connection, migration);
      }
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
      await sql`RESET statement_timeout`.execute(connection);
    }
  });
}

/** The checksums of what was applied, by name; null if this database has no tables yet. */
async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<Map<string, string> | null> {
  const { rows } = await sql<{ there: boolean }>`
    SELECT to_regclass('schema_migrations') IS NOT NULL AS there`.execute(db);
  if (!rows[0]?.there) return null;
  const applied = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM schema_migrations`.execute(db);
  return new Map(applied.rows.map(({ name, checksum }) => [name, checksum]));
}

async function createLedger<Schema>(connection: Kysely<Schema>): Promise<void> {
  await sql`
    CREATE TABLE schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`.execute(connection);
}

export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const misnamed = names.find((name) => !/^\d{3}_[a-z0-9_]+\.sql$/.test(name));
  if (misnamed) throw new Error(`The migration ${misnamed} is not named like 001_what_it_does.sql.`);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuseUnknown(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new Error(
        `The database was migrated by a newer version of Roundone (${name}); start that version.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it had been applied. Restore it, and add a new file.`,
      );
    }
  }
}

async function apply<Schema>(connection: Kysely<Schema>, { name, text, checksum }: Migration): Promise<void> {
  try {
    await connection.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx);
      await sql`INSERT INTO schema_migrations (name, checksum) VALUES (${name}, ${checksum})`.execute(tx);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed: ${reason}`, { cause: error });
  }
}

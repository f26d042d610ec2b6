// An empty database with its tables, made by the build. A first start copies it, which takes a fraction of the time
// needed to create one.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrations } from '#server/database/migrate.ts';

const FOLDER = fileURLToPath(new URL('../../../dist/database', import.meta.url));

/**
 * Where the build puts the database for this version of the program. The name depends on the engine's version and the
 * migrations, so that a database for another version is never used.
 */
export async function preparedDatabase(folder = FOLDER): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(engine), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256').update(version);
  for (const { name, checksum } of await readMigrations()) hash.update(`\0${name}\0${checksum}`);
  return join(folder, `${hash.digest('hex').slice(0, 20)}.gz`);
}

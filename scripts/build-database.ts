// Creates the database that a first start copies; run by `npm run build`. It has this version's tables and master
// lists, and no one's data.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '#server/database/database.ts';
import { packFolder } from '#server/database/embedded/packed-folder.ts';
import { preparedDatabase } from '#server/database/embedded/prepared.ts';
import { seedMasters } from '#server/features/masters/seed.ts';
import { createLog } from '#server/platform/process/log.ts';

const dataDirectory = await mkdtemp(join(tmpdir(), 'roundone-build-'));
try {
  const { db, close } = await openDatabase({ dataDirectory, log: createLog('warn') });
  try {
    await migrate(db);
    await seedMasters(db);
  } finally {
    await close();
  }
  await packFolder(join(dataDirectory, 'database'), await preparedDatabase());
} finally {
  await rm(dataDirectory, { recursive: true, force: true });
}

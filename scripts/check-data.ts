// Says whether all files that the database names are in storage, and which are there that it does not name.
// Run: npm run check:data (with the embedded database, stop the program first)

import { openDatabase } from '#server/database/database.ts';
import { checkFiles } from '#server/features/interviews/check-files.ts';
import { loadConfig } from '#server/platform/config.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { createLog } from '#server/platform/log.ts';

const config = loadConfig();
const log = createLog('warn');
const database = await openDatabase({ ...config, log });
try {
  const { named, stored, missing, unnamed } = await checkFiles({
    db: database.db,
    files: createFiles({ ...config, log }),
  });
  console.log(`The database names ${named} files; ${stored} are in storage.`);
  console.log(`${missing.length} files are missing:${missing.map((key) => `\n  ${key}`).join('')}`);
  console.log(`${unnamed.length} files are named by nothing:${unnamed.map((key) => `\n  ${key}`).join('')}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} finally {
  await database.close();
}

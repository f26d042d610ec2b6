// Says whether all files that the database names are in storage, and which are there that it does not name.
// Run: npm run check:data (with the embedded database, stop the program first)

import { openDatabase } from '#server/database/database.ts';
import { compareFiles } from '#server/features/operator/check-files.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadConfig } from '#server/platform/config.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { createLog } from '#server/platform/log.ts';

const config = loadConfig();
const log = createLog('warn');
const database = await openDatabase({ ...config, log });
try {
  const { named, stored, missing, missingExamples, unnamed, unnamedExamples } = await compareFiles(
    { db: database.db, files: createFiles({ ...config, log }), clock: systemClock },
    { deletes: false },
  );
  const listed = (keys: { key: string }[]) => keys.map(({ key }) => `\n  ${key}`).join('');
  console.log(`The database names ${named} files; ${stored} are in storage.`);
  console.log(`${missing} files are missing:${listed(missingExamples)}`);
  console.log(`${unnamed} files are named by nothing:${listed(unnamedExamples)}`);
  process.exitCode = missing > 0 ? 1 : 0;
} finally {
  await database.close();
}

// Freezes this version's data, for rehearsal.fault.ts: `npm run freeze`. Needs PostgreSQL.
//
// The world is made on PostgreSQL, where a process without tasks leaves them waiting, and a backup brings the same
// world into a data folder with the embedded database.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { createLog } from '#server/platform/process/log.ts';
import { startOwnServer } from '#server/testing/postgres.ts';
import { settling } from '#server/testing/stored-tasks.ts';
import { build } from '../scripts/build.mjs';
import { root } from '../scripts/install.mjs';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { fillWorld } from './harness/frozen-world.ts';
import { writeFrozen } from './harness/frozen.ts';
import { formsMissing, plantForms } from './harness/plant-forms.ts';
import { newFolder, runToItsEnd } from './harness/program.ts';

await build(process.execPath);
const place = newFolder();
const made = path.join(place, 'made');
const restored = path.join(place, 'restored');
const file = path.join(place, 'world.backup');
const server = await startOwnServer();
try {
  mkdirSync(made);
  // The provider of single sign-on is on this machine.
  const env = { DATABASE_URL: server.url, OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' };
  const program = await launchRoundone({ dataDirectory: made, env });
  const goOn = await fillWorld(program.url);
  const { db, close } = await openDatabase({
    databaseUrl: server.url,
    dataDirectory: made,
    log: createLog('warn'),
  });
  try {
    await settling(db)();
    await program.stop();
    await plantForms(db);
    const missing = await formsMissing(db);
    if (missing.length > 0) throw new Error(`No row holds the newest form of ${missing.join(', ')}.`);
  } finally {
    await close();
  }

  const secret = readFileSync(path.join(made, 'secrets', 'auth-secret'), 'utf8');
  const withoutTasks = { ...env, PROCESS: 'web', AUTH_SECRET: secret };
  const web = await launchRoundone({ dataDirectory: made, env: withoutTasks });
  const world = await goOn(web.url);
  await web.stop();
  const frozenAt = new Date().toISOString();

  await command(['backup', file], { DATABASE_URL: server.url, DATA_DIR: made });
  await command(['restore', file], { DATA_DIR: restored });
  writeFrozen(VERSION, { frozenAt, world, folder: restored, dump: dumpOf(server.url) });
  console.log(`The data of ${VERSION} are frozen in faults/frozen/${VERSION}: commit them.`);
} finally {
  await server.stop();
  rmSync(place, { recursive: true, force: true });
}

async function command(words: readonly string[], env: Record<string, string>): Promise<void> {
  const { code, said } = await runToItsEnd(env, { command: words });
  if (code !== 0) throw new Error(`roundone ${words.join(' ')} ended with ${code}:\n${said}`);
}

/** Without what only the server's own version knows: the settings at its head, and commands of `psql`. */
function dumpOf(url: string): string {
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', url];
  const dump = execFileSync('pg_dump', options, { cwd: root, encoding: 'utf8', maxBuffer: 500_000_000 });
  return dump.replaceAll(/^(?:SET transaction_timeout\b.*|\\(?:un)?restrict\b.*)$/gm, '');
}

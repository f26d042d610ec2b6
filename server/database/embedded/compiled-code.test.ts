import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = `
  import { sql } from 'kysely';
  import { pino } from 'pino';
  import { openDatabase } from '#server/database/database.ts';
  const log = pino({ level: 'silent' });
  const { db, close } = await openDatabase({ dataDirectory: process.argv[1], log });
  for (let index = 0; index < 2000; index += 1) await sql\`SELECT \${index}::int + 1\`.execute(db);
  await close();
  console.log('opened and closed');
`;

test('V8 frees no compiled code of the embedded database, which can end the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--trace-wasm-code-gc', '--input-type=module', '-e', PROGRAM, folder],
    { cwd: fileURLToPath(new URL('../../..', import.meta.url)) },
  );
  expect(stdout).toContain('opened and closed');
  expect(stdout).not.toContain('Freeing');
});

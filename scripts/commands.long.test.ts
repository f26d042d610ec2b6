import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { tryCommands } from './try-commands.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(path.join(os.tmpdir(), 'roundone-commands-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('each command works in a folder laid out like a release, with nothing on the PATH', async () => {
  const folder = path.join(scratch, 'release');
  mkdirSync(folder);
  copyFileSync(path.join(ROOT, 'roundone'), path.join(folder, 'roundone'));
  // `npm run test:release` tests the archive itself, which takes minutes to make.
  for (const part of ['contract', 'server', 'dist', 'node_modules', 'package.json'])
    symlinkSync(path.join(ROOT, part), path.join(folder, part));
  await expect(tryCommands(folder, scratch)).resolves.toBeUndefined();
});

// Makes the release archive, unpacks it into an empty folder, and runs each of its commands: `npm run test:release`.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { main, Stop } from './console.mjs';
import { makeRelease } from './release.ts';
import { tryCommands } from './try-commands.ts';

await main(async () => {
  const archive = await makeRelease();
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'roundone-release-'));
  const folder = path.join(scratch, 'release');
  mkdirSync(folder);
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
    const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'),
    );
    if (tests.length > 0) throw new Stop(`The release has tests in it, such as ${tests[0]}.`);
    if (!existsSync(path.join(folder, 'sbom.cdx.json')))
      throw new Stop('The release has no bill of materials.');
    await tryCommands(folder, scratch);
    console.log('The release starts in an empty folder, and each of its commands works.');
    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

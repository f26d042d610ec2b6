// Runs the project's checks and tests from a fresh clone. Has the same requirements as start.mjs.
//   node test.mjs            checks, quick tests and the quick journeys
//   node test.mjs --rest     what the first command leaves out, except the long tests
//   node test.mjs --all      both
//   node test.mjs --long     the long tests, to run before a release
//   node test.mjs --check    types, lint and format
//   node test.mjs PATTERN …  test files whose path contains one of the patterns; Vitest's options may follow
import path from 'node:path';
import { main } from './scripts/console.mjs';
import { environment, install, root } from './scripts/install.mjs';
import { run } from './scripts/run.mjs';

await main(async () => {
  const node = await install({ development: true });
  return run(node, [path.join('scripts', 'test.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: environment(node),
  });
});

// Runs every check of the project from a fresh clone; needs what start.mjs needs.
//   node test.mjs             types, lint, format, unit and
// HTTP tests, the web's build, journeys in a browser, without
// the longest of them
//   node test.mjs --all       all of them
//   node test.mjs --check     types, lint and format alone
//   node test.mjs --load      the journeys of the first three times, while two
// busy loops take the processors
//   node test.mjs PATTERN …   only test files whose path
// holds one of the patterns; Vitest's options may follow
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

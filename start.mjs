// Starts Roundone from a fresh clone. Needs Node 20 or later and npm, but no node_modules.
//   node start.mjs                      installs and builds what is missing, then serves
//   node start.mjs COMMAND              any other command of `roundone`: node start.mjs --help
//   node start.mjs --build              installs and builds what is missing, then exits
//   node start.mjs --dev                the server, restarted on each change, behind Vite's server; the
//                                       public pages stay as they were built at startup
//   node start.mjs --script FILE ARGS   runs one TypeScript file of the project
import path from 'node:path';
import { main, Stop } from './scripts/console.mjs';
import { environment, install, root } from './scripts/install.mjs';
import { SERVER_PROCESS, serverEnvironment } from './scripts/server-process.mjs';
import { run, start } from './scripts/run.mjs';
import { build, isBuilt } from './scripts/build.mjs';

const roundone = path.join(root, 'server', 'main.ts');

await main(async () => {
  const [mode, ...rest] = process.argv.slice(2);
  if (mode === '--script') {
    if (rest.length === 0) throw new Stop('Name the file to run: node start.mjs --script FILE [ARGUMENTS]');
    const node = await install();
    return run(node, rest, { env: environment(node) });
  }
  const command = process.argv.length > 2 ? process.argv.slice(2) : ['serve'];
  if (mode !== '--dev' && mode !== '--build' && command[0] !== 'serve') return give(await install(), command);
  // Packages that only builds and tests need may be missing if the pages are already built.
  const node = await install({ development: mode === '--dev' || !isBuilt() });
  await build(node);
  if (mode === '--dev') return develop(node);
  if (mode === '--build') return 0;
  return give(node, command);
});

/** Runs a command of `roundone`. The data is in the project's folder; file names are relative to the current folder. */
function give(node, command) {
  const { NODE_ENV = 'production', DATA_DIR } = process.env;
  const env = environment(node, { NODE_ENV, DATA_DIR: DATA_DIR || path.join(root, 'data') });
  return run(node, [...SERVER_PROCESS.flags, roundone, ...command], { env: serverEnvironment(env) });
}

/** Runs both servers. People open Vite's, which passes API calls on to ours. If one ends, the other is stopped. */
async function develop(node) {
  const vitePort = 5173;
  const env = environment(node, {
    NODE_ENV: 'development',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${vitePort}`,
  });
  const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');
  const both = [
    start(node, ['--watch', '--watch-preserve-output', roundone, 'serve'], { cwd: root, env }),
    start(node, [vite, '--port', String(vitePort), '--strictPort', '--clearScreen', 'false'], {
      cwd: root,
      env,
    }),
  ];
  const code = await Promise.race(both.map(({ ended }) => ended));
  for (const { child } of both) child.kill('SIGTERM');
  await Promise.all(both.map(({ ended }) => ended));
  return code;
}

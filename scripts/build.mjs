import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { Stop } from './console.mjs';
import { environment, root } from './install.mjs';
import { run } from './run.mjs';

const inputs = [
  'web',
  'contract',
  'scripts/page-files.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build-public-pages.ts',
  'scripts/compress-assets.mjs',
  'scripts/web-build.mjs',
];
const built = path.join(root, 'dist', 'web');
const publicPages = path.join(root, 'dist', 'public-pages');
const stamp = path.join(root, 'dist', 'web.inputs');

/** Whether dist/web was built from the current sources. */
export function isWebBuilt() {
  return (
    existsSync(path.join(built, 'index.html')) &&
    existsSync(path.join(publicPages, 'pages.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOfInputs()
  );
}

/**
 * Builds the web client into dist/web and the public pages into dist/public-pages, and compresses them, unless they
 * were already built from the same inputs.
 */
export async function buildWeb(node) {
  if (isWebBuilt()) return;
  const hash = hashOfInputs();
  console.log('Building the web pages …');
  // The stamp is removed first: otherwise an interrupted build would look finished.
  rmSync(stamp, { force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: environment(node, { NODE_ENV: 'production' }),
  });
  check(code);
  const pages = path.join('scripts', 'build-public-pages.ts');
  check(await run(node, [pages], { cwd: root, env: environment(node, { NODE_ENV: 'production' }) }));
  await compressAssets(built);
  await compressAssets(publicPages, /\.html$/);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function check(code) {
  if (code > 128) throw new Stop('The build of the web pages was stopped. Start again to go on.', code);
  if (code !== 0) throw new Stop('The web pages could not be built; the reason is above.');
}

/** Paths relative to the project, in a fixed order, without tests: they are not part of the build. */
function filesUnder(input) {
  const entry = path.join(root, input);
  if (!existsSync(entry)) return [];
  if (path.extname(input) !== '') return [input];
  return readdirSync(entry, { recursive: true })
    .map((name) => path.join(input, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(path.join(root, file)).isFile())
    .sort((a, b) => (a < b ? -1 : 1));
}

function hashOfInputs() {
  const files = inputs.flatMap((input) => filesUnder(input));
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(path.join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

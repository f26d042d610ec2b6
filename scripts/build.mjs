import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { Stop } from './console.mjs';
import { environment, root } from './install.mjs';
import { run } from './run.mjs';

const dist = path.join(root, 'dist');

/** English comes first, because the other languages' builds are put next to its files. */
const languages = () => [
  'en',
  ...readdirSync(path.join(root, 'contract', 'messages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name),
];

/**
 * Builds all pages in one language. The files that they load are in `dist/web/assets` for all languages: file names
 * are hashes of the content, so files without words are shared.
 */
async function makePages(runNode, language) {
  const env = { PAGE_LANGUAGE: language };
  await runNode([path.join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], env);
  if (language !== 'en') {
    const assets = path.join(dist, 'web', language, 'assets');
    for (const file of readdirSync(assets))
      renameSync(path.join(assets, file), path.join(dist, 'web', 'assets', file));
    rmSync(assets, { recursive: true });
  }
  await runNode([path.join('scripts', 'build-public-pages.ts'), language], env);
}

/** Adds the pages in a language that the product does not have, for a test, to the existing build. */
export const buildPagesIn = (node, language) => makePages(runnerOf(node, 'web pages'), language);

/** Each part with the sources that it is built from, and the file that shows that it has been built. */
const parts = {
  web: {
    what: 'web pages',
    inputs: [
      'web',
      'contract',
      'docs/guides',
      'scripts/messages.ts',
      'scripts/page-files.ts',
      'scripts/web-calls.ts',
      'vite.config.ts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
      'scripts/build-public-pages.ts',
      'scripts/compress-assets.mjs',
      'scripts/build.mjs',
    ],
    outputs: ['web/index.html', 'public-pages/pages.js'],
    make: async (runNode) => {
      for (const language of languages()) await makePages(runNode, language);
      await compressAssets(path.join(dist, 'web'));
      await compressAssets(path.join(dist, 'public-pages'), /\.html$/);
    },
  },
  database: {
    what: 'empty database',
    inputs: ['server/database', 'server/features/masters', 'package-lock.json', 'scripts/build-database.ts'],
    outputs: ['database'],
    make: (runNode) => runNode([path.join('scripts', 'build-database.ts')]),
  },
};

const stampOf = (part) => path.join(dist, `${part}.inputs`);

function isPartBuilt(part) {
  const { inputs, outputs } = parts[part];
  return (
    outputs.every((output) => existsSync(path.join(dist, output))) &&
    existsSync(stampOf(part)) &&
    readFileSync(stampOf(part), 'utf8') === hashOf(inputs)
  );
}

/** Whether everything in `dist` was built from the current sources. */
export function isBuilt() {
  return Object.keys(parts).every(isPartBuilt);
}

/**
 * Builds into `dist` what has not been built from the current inputs: the web client and the public pages, compressed,
 * and the database that a first start copies. Throws Stop with a sentence.
 */
export async function build(node) {
  const missing = Object.keys(parts).filter((part) => !isPartBuilt(part));
  if (missing.length === 0) return;
  console.log(`Building the ${missing.map((part) => parts[part].what).join(' and the ')} …`);
  const ends = await Promise.allSettled(missing.map((part) => buildPart(node, part)));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function buildPart(node, part) {
  const { what, inputs, make } = parts[part];
  const hash = hashOf(inputs);
  // The stamp is removed first, because otherwise an interrupted build would look finished.
  rmSync(stampOf(part), { force: true });
  await make(runnerOf(node, what));
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampOf(part), hash);
}

/** Runs a file of the project with Node. Throws Stop if that fails. */
const runnerOf = (node, what) => async (command, variables) => {
  const env = environment(node, { NODE_ENV: 'production', ...variables });
  const code = await run(node, command, { cwd: root, env });
  if (code > 128) throw new Stop('The build was stopped. Start again to go on.', code);
  if (code !== 0) throw new Stop(`The ${what} could not be built; the reason is above.`);
};

/** Paths relative to the project, in a fixed order. Tests are left out because they are not part of the build. */
function filesUnder(input) {
  const entry = path.join(root, input);
  if (!existsSync(entry)) return [];
  if (path.extname(input) !== '') return [input];
  return readdirSync(entry, { recursive: true })
    .map((name) => path.join(input, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(path.join(root, file)).isFile())
    .sort((a, b) => (a < b ? -1 : 1));
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(input))) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(path.join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

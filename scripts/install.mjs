import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stop } from './console.mjs';
import { run } from './run.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const leastNode = 20;

/** Comes with Node 20.0. Debian has 9.2 beside its Node 20, which fails on the `overrides` of package.json. */
const leastNpm = { major: 9, minor: 6 };
const projectNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * Installs missing packages from package-lock.json. Resolves with the path of the Node that runs the project: the one
 * among its dependencies, or otherwise this one if it is new enough.
 * @param {{ development?: boolean }} options whether to install packages that only development and tests need as well
 */
export async function install({ development = false } = {}) {
  const here = Number(process.versions.node.split('.')[0]);
  if (here < leastNode) {
    throw new Stop(
      `Roundone needs Node ${leastNode} or later to start; this is Node ${process.versions.node}.`,
    );
  }
  if (!isInstalled(development)) await installAll();
  const wanted = readJson('package.json').dependencies.node;
  if (versionOf(projectNode) === `v${wanted}`) return projectNode;
  if (here >= Number(wanted.split('.')[0])) return process.execPath;
  throw new Stop(
    `The project's own Node ${wanted} is missing or doesn't run on this machine (looked for it in ${projectNode}). ` +
      `If npm is set to ignore install scripts, allow them for this folder ('npm ci --ignore-scripts=false'), ` +
      `or start with Node ${wanted.split('.')[0]} or later.`,
  );
}

/**
 * npm writes node_modules/.package-lock.json last, so every package in it is installed. It lists packages for other
 * platforms as optional.
 */
function isInstalled(development) {
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(
    ([place, entry]) =>
      place === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !development) ||
      present[place]?.integrity === entry.integrity,
  );
}

async function installAll() {
  console.log('Installing what Roundone needs (once; about a minute) …');
  // --include=dev, because with NODE_ENV=production npm would leave out the development packages.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = npmCommand();
  let code;
  try {
    const newer = isOld(npm) ? ['exec', '--yes', '--package=npm@10', '--', 'npm'] : [];
    code = await run(npm.command, [...npm.args, ...newer, ...args], { cwd: root, shell: npm.shell });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Stop(
      'npm was not found. It comes with Node: install both from nodejs.org or your system, then try again.',
    );
  }
  if (code === 0) return;
  throw new Stop(
    code > 128
      ? 'The installation was stopped before it ended. Start again to go on.'
      : `npm could not install what Roundone needs; its own words are above. The usual reasons are no way to the ` +
          `package registry (network, proxy) and a full disk. Start again once that is mended.`,
  );
}

/**
 * The npm that runs this program, with the Node that npm runs on. (The Node that runs this program may be the
 * project's own, which the installation replaces.) If there is none, the npm on the PATH. On Windows that is a .cmd
 * file, which needs a shell.
 */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  if (npm && path.basename(npm) === 'npm-cli.js') return { command: node, args: [npm], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

function isOld({ command, args, shell }) {
  const { stdout } = spawnSync(command, [...args, '--version'], { encoding: 'utf8', shell });
  const [major, minor] = (stdout ?? '').split('.').map(Number);
  return major < leastNpm.major || (major === leastNpm.major && minor < leastNpm.minor);
}

function versionOf(node) {
  return existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() : undefined;
}

/** The environment with the project's own Node and its packages' commands first on the PATH. */
export function environment(node, more = {}) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const first = [path.dirname(node), path.join(root, 'node_modules', '.bin')];
  return { ...process.env, [key]: [...first, process.env[key] ?? ''].join(path.delimiter), ...more };
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

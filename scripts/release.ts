// Makes an archive that runs without npm: `npm run release`. It contains the program, the built pages and the packages
// needed at run time, for the platform of this machine.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, Stop } from './console.mjs';
import { root } from './install.mjs';
import { build } from './build.mjs';
import { makeSbom, readJson } from './sbom.ts';

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
}

const PARTS = [
  'roundone',
  'contract',
  'server',
  'dist',
  'docs',
  'deploy',
  'package.json',
  'LICENSE',
  'NOTICE.md',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'ROADMAP.md',
  'SECURITY.md',
];
/** What only tests read, and any earlier release. */
const NOT_RELEASED =
  /^dist\/[^/]+\.tar\.gz$|(^|\/)server\/testing(\/|$)|\.(test|fixture)\.tsx?$|(^|\/)docs\/pictures(\/|$)/;

/** Makes the archive in `dist` and resolves with its path. */
export async function makeRelease(): Promise<string> {
  await build(process.execPath);
  const { version } = readJson<{ version: string }>('package.json');
  const name = `roundone-${version}-${process.platform}-${process.arch}`;
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const staging = mkdtempSync(path.join(root, 'node_modules', '.release-'));
  try {
    const folder = path.join(staging, name);
    for (const part of PARTS) copy(part, folder);
    const places = runtimePackages();
    for (const place of places) copy(place, folder);
    writeFileSync(path.join(folder, 'sbom.cdx.json'), JSON.stringify(makeSbom(places), null, 1));
    const archive = path.join(root, 'dist', `${name}.tar.gz`);
    execFileSync('tar', ['-czf', archive, '-C', staging, name], { stdio: ['ignore', 'ignore', 'inherit'] });
    return archive;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The folders of the packages that are not for development, according to npm's lock file. */
export function runtimePackages(): string[] {
  const { packages } = readJson<Lock>('package-lock.json');
  return Object.entries(packages)
    .filter(([place, entry]) => place.startsWith('node_modules/') && !entry.dev && !entry.devOptional)
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(root, place)));
}

/** Copies a file, or a folder without the packages inside it, which are copied separately. */
function copy(part: string, folder: string): void {
  const from = path.join(root, part);
  if (!existsSync(from)) throw new Stop(`The release needs ${part}, which is missing.`);
  const inside = part.startsWith('node_modules/') ? path.join(from, 'node_modules') : null;
  cpSync(from, path.join(folder, part), {
    recursive: true,
    dereference: true,
    filter: (source) =>
      source !== inside &&
      (part.startsWith('node_modules/') || !NOT_RELEASED.test(path.relative(root, source))),
  });
}

if (import.meta.main) {
  await main(async () => {
    console.log(`${await makeRelease()} was made.`);
    return 0;
  });
}

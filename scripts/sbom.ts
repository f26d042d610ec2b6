// The bill of materials of a release (CycloneDX), by `npm sbom`.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Stop } from './console.mjs';
import { npmCommand, root } from './install.mjs';

interface Locked {
  name?: string;
  version: string;
  link?: boolean;
  dependencies?: Record<string, string>;
}

export interface Sbom {
  bomFormat: string;
  metadata: { component: { 'bom-ref': string } };
  components: {
    'bom-ref': string;
    name: string;
    licenses?: { license?: { id?: string }; expression?: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Of the packages in `places`, such as `node_modules/zod`, and of those that the build put into the pages. */
export function makeSbom(places: readonly string[]): Sbom {
  const lock = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
  const standIns = Object.keys(lock.packages).filter((place) => lock.packages[place]!.link);
  const shipped = new Set(bundled());
  for (const place of places.filter((each) => !standIns.includes(each))) {
    const { name = place.split('node_modules/').at(-1), version } = lock.packages[place]!;
    shipped.add(`${name}@${version}`);
  }
  const { components, dependencies, ...rest } = sbomOfAll(lock, standIns);
  const missing = shipped.difference(new Set(components.map((each) => each['bom-ref'])));
  if (missing.size > 0) throw new Stop(`The bill of materials lacks ${[...missing].join(', ')}.`);
  const isKept = (ref: string) => ref === rest.metadata.component['bom-ref'] || shipped.has(ref);
  return {
    ...rest,
    components: components.filter((each) => shipped.has(each['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => shipped.has(each)) })),
  };
}

/** What Vite names in the licences of the pages. */
const bundled = (): string[] =>
  [...readFileSync(path.join(root, 'dist/web/licences.md'), 'utf8').matchAll(/^## (\S+) - (\S+)/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );

/** `npm sbom` takes the stand-ins of `packages/empty` for faults, so it reads a copy of the lock file without them. */
function sbomOfAll(lock: { packages: Record<string, Locked> }, standIns: string[]): Sbom {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'roundone-sbom-'));
  // npm takes the name of the project from its folder.
  const folder = path.join(scratch, 'roundone');
  mkdirSync(folder);
  try {
    const { overrides: _, ...project } = readJson<Record<string, unknown>>('package.json');
    for (const place of standIns) {
      delete lock.packages[place];
      for (const { dependencies } of Object.values(lock.packages))
        delete dependencies?.[place.replace('node_modules/', '')];
    }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const { command, args, shell } = npmCommand();
    const wanted = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    const options = { cwd: folder, shell, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    return JSON.parse(execFileSync(command, [...args, ...wanted], options)) as Sbom;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A JSON file of the project. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** On Ubuntu, the browser packages are snaps, which do not work in a container. */
export function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs the packages, and returns whether that worked. Needs root. */
export function installFromDebian(packages: readonly string[]): boolean {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      // The caller reads a path from standard output, so apt-get's output goes to standard error.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

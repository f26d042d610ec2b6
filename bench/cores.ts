import { spawnSync } from 'node:child_process';

/**
 * Deals out the cores that this process may use to so many processes, as `startProcess` takes them. Null where there are
 * fewer cores than processes, or no `taskset`, which Linux alone has.
 */
export function dealOutCores(processes: number): string[] | null {
  const { status, stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  if (status !== 0) return null;
  // pid 123's current affinity list: 0-3,8
  const cores = (stdout.split(': ').at(-1) ?? '').trim().split(',').flatMap(each);
  if (cores.length < processes) return null;
  const share = Math.floor(cores.length / processes);
  return Array.from({ length: processes }, (_, index) =>
    cores.slice(index * share, (index + 1) * share).join(','),
  );
}

function each(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

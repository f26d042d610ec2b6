import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Figure } from './figures.ts';
import { startProcess } from './server-process.ts';

/** Seconds from the command until the server answers that it is ready. */
export async function measureStarts(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  const figures: Figure[] = [];
  try {
    for (const [what, aim] of [
      ['first start on an empty folder, with the demonstration world', 10],
      ['second start', 5],
    ] as const) {
      const begin = performance.now();
      const server = await startProcess('server/main.ts', [], {
        DATA_DIR: folder,
        PORT: '0',
        LOG_LEVEL: 'error',
      });
      figures.push({ what, value: (performance.now() - begin) / 1000, unit: 's', aim });
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return figures;
}

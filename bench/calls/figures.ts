import { startPostgres } from '../../scripts/postgres.ts';
import type { Figure } from '../figures.ts';
import { measureCalls } from './calls.ts';

const SECONDS = 3;

/** The share of a bare server's throughput that each call has, and its time at half load. */
export async function callFigures(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) {
    console.error('The calls are not measured: PostgreSQL is not installed on this machine.');
    return [];
  }
  // startWorld makes its database there.
  process.env['TEST_DATABASE_URL'] = postgres.url;
  try {
    const calls = await measureCalls(postgres.url, { seconds: SECONDS });
    return calls.flatMap(({ what, perSecond, bare, statements, kilobytes, p99, p99OfBare }) => [
      {
        what: `${what}: throughput`,
        value: perSecond / bare,
        unit: 'of a bare server',
        aim: 0.75,
        isShare: true,
        beside: `${perSecond.toFixed(0)} calls a second, bare ${bare.toFixed(0)}; ${statements} statements, ${kilobytes.toFixed(1)} kB`,
      },
      {
        what: `${what}: at half load, 99th percentile`,
        value: p99,
        unit: 'ms',
        aim: 50,
        beside: `bare ${p99OfBare.toFixed(0)} ms at the same pace`,
      },
    ]);
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await postgres.stop();
  }
}

import { startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { rounds } from './settings.ts';

export { testEngines };

/** For faults that don't concern the database: a single round, as in every run of the tests, takes one engine. */
export const enginesOfRounds = rounds > 1 ? testEngines : testEngines.slice(0, 1);

/** The whole server in this process, on a database with this engine. */
export async function worldOn(
  engine: 'pglite' | 'postgres',
  options: Parameters<typeof startWorld>[0],
): Promise<{ world: World; close(): Promise<void> }> {
  const server = engine === 'postgres' ? await startOwnServer() : null;
  const world = await startWorld({ ...options, server: server?.url ?? '' });
  const close = async (): Promise<void> => {
    await world.close();
    await server?.stop();
  };
  return { world, close };
}

/** Counts by name, for a line that a test prints. */
export function counter(): { count(name: string): void; total(): number; text(): string } {
  const counts = new Map<string, number>();
  return {
    count: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    text: () =>
      [...counts]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
  };
}

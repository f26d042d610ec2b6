import { openData } from '#server/open-data.ts';
import { endProcess } from '#server/platform/process/end-process.ts';
import { loadConfig } from '#server/platform/config/config.ts';

/**
 * Longer than requests and tasks may take to end. Anything that hangs longer, such as a frozen database, is abandoned.
 */
const STOP_LIMIT_MS = 25_000;

/** Starts the program, prints its address, and stops it cleanly. */
export async function serve(): Promise<void> {
  const config = loadConfig();
  const starting = Promise.withResolvers<void>();
  const opening = openData(config, starting.resolve);
  await Promise.race([starting.promise, opening]);
  // It is awaited again below. Until then, nothing handles its error.
  opening.catch(() => {});
  const { startRoundone } = await import('#server/roundone.ts');
  const roundone = await startRoundone(config, opening);
  const { log } = roundone.ctx;

  // Before the address is printed, because a program that waits for the address may stop this one at once.
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    console.log(`${signal}: stopping`);
    setTimeout(() => {
      console.error(
        `Still running after ${STOP_LIMIT_MS / 1000} seconds, so it’s being ended. Unfinished tasks go back to the queue.`,
      );
      void endProcess(1, log);
    }, STOP_LIMIT_MS).unref();
    roundone.stop().then(
      () => endProcess(0, log),
      (error: unknown) => {
        console.error(error);
        return endProcess(1, log);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));

  console.log(roundone.address ? `Roundone is ready at ${roundone.address}` : 'Worker started');
  console.log(`Data folder: ${config.dataDirectory}`);
  for (const line of roundone.notes) console.log(line);
}

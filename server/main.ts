import { openData } from './open-data.ts';
import { DataFolderInUse, DatabaseUnusable } from '#server/database/errors.ts';
import { endProcess } from '#server/platform/end-process.ts';
import { ConfigError, loadConfig } from '#server/platform/config.ts';
import { ModelMissing } from '#server/platform/model-missing.ts';
import { CannotListen } from '#server/platform/http/listening.ts';

/** Longer than requests and tasks may take to end. What hangs longer, such as a frozen database, is left. */
const STOP_LIMIT_MS = 25_000;
/** Errors that people can fix are sentences. A stack trace would hide them. */
const SENTENCES = [ConfigError, DataFolderInUse, DatabaseUnusable, CannotListen, ModelMissing];

/** Starts the program, prints its address, and stops it in order. */
async function main(): Promise<void> {
  const config = loadConfig();
  const starting = Promise.withResolvers<void>();
  const opening = openData(config, starting.resolve);
  await Promise.race([starting.promise, opening]);
  // It is awaited again below. Until then nobody handles its error.
  opening.catch(() => {});
  const { startRoundone } = await import('./roundone.ts');
  const roundone = await startRoundone(config, opening);
  const { log } = roundone.ctx;

  // Before the address is printed: whoever waits for it may stop the program at once.
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    console.log(`${signal}: stopping`);
    setTimeout(() => {
      console.error(
        `It did not stop within ${STOP_LIMIT_MS / 1000} seconds, so it ends now. Tasks go back to the queue.`,
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

  console.log(roundone.address ? `Roundone is ready at ${roundone.address}` : 'Roundone works its tasks');
  console.log(`Data lies in ${config.dataDirectory}`);
  for (const line of roundone.notes) console.log(line);
}

main().catch((error: unknown) => {
  const isSentence = SENTENCES.some((kind) => error instanceof kind);
  console.error(isSentence && error instanceof Error ? error.message : error);
  process.exit(1);
});

import { Worker } from 'node:worker_threads';
import { endProcess, noteNativeThread } from './end-process.ts';
import { createLog } from './log.ts';

/** Exits with the code in its argument while a thread is in a native call. */

const log = createLog('info');
const worker = new Worker(new URL('end-process.worker.fixture.ts', import.meta.url));
noteNativeThread(worker);
worker.on('message', () =>
  setTimeout(() => {
    log.info('the last line');
    void endProcess(process.argv[2] === '0' ? 0 : 1, log);
  }, 50),
);

import { createLog } from './log.ts';

/**
 * Logs many lines, then ends in the way given by its argument without waiting for the lines to be written. With
 * 'idle', it logs one line and waits.
 */

const way = process.argv[2];
const log = createLog('info');
const write = () => {
  for (let line = 0; line < 5_000; line += 1) log.info({ line }, 'a line of the log');
};

if (way === 'signal') {
  process.on('SIGTERM', () => {
    write();
    process.exit(0);
  });
  setInterval(() => {}, 1_000);
  process.stderr.write('ready');
} else if (way === 'idle') {
  log.info({ line: 0 }, 'the only line');
  setInterval(() => {}, 1_000);
} else {
  write();
  if (way === 'exit') process.exit(0);
  if (way === 'error') throw new Error('on purpose');
}

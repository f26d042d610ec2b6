import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server before its own program. If the process that started the server ends for any reason, the server
 * ends too, and the folder that was created for it is removed.
 */
if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    const folder = process.env['FOLDER_OF_TEST'];
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    process.kill(process.pid, 'SIGKILL');
  });
  // The channel alone must not keep the server running.
  process.channel.unref();
}

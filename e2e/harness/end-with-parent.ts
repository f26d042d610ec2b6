import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server before its own program: once the process that started it is gone, however it ended, the server
 * ends too, and the folder goes that was made for it.
 */
if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    const folder = process.env['FOLDER_OF_TEST'];
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    process.kill(process.pid, 'SIGKILL');
  });
  // The channel alone does not keep the server running.
  process.channel.unref();
}

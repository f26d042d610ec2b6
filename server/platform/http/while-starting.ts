import { once } from 'node:events';
import { createServer } from 'node:http';
import { VERSION } from '#server/platform/config/version.ts';
import { no, success } from './errors.ts';

const RETRY_SECONDS = '10';

/**
 * Answers at the program's address while startup is busy for long: the program is alive, it says what it is doing, and
 * everything else has to wait. `step` returns what it is doing now, such as "upgrading the database".
 */
export async function serveWhileStarting(
  { port, host }: { port: number; host: string },
  step: () => string,
): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isHealth = request.url === '/api/health';
    const sentence = `Roundone is starting: ${step()}. Please try again in a moment.`;
    const body = isHealth
      ? success('Starting', { version: VERSION, step: step() })
      : no('server-busy', sentence);
    const isForProgram = /^\/(?:api|files)\//.test(request.url ?? '');
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': `${isForProgram ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(isHealth ? {} : { 'retry-after': RETRY_SECONDS }),
    });
    response.end(isForProgram ? JSON.stringify(body) : sentence);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

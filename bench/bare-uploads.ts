import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * The least that a server can do with a chunk: it writes each body to a separate file in a folder, and syncs it before
 * answering. It has no session, no protocol for resuming after a break, no hash and no row.
 */

const [parent = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(parent, 'bare-'));

async function store(request: IncomingMessage): Promise<void> {
  const file = await open(join(folder, randomUUID()), 'wx');
  try {
    for await (const bytes of request as AsyncIterable<Buffer>) await file.write(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

const server = createServer((request, response) => {
  store(request).then(
    () => response.writeHead(204).end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void rm(folder, { recursive: true }));
});

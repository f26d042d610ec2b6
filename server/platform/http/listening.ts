import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The program cannot listen at the address in the settings. The message is a sentence for the person who starts it. */
export class CannotListen extends Error {
  override name = 'CannotListen';
}

const SENTENCES: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is in use by another program, perhaps another running Roundone. Stop that one, or set PORT to another number.`,
  EACCES: (_, port) => `Port ${port} is not allowed for this user. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Set HOST to one that it has.`,
  ENOTFOUND: (host) => `The host ${host} is not known. Set HOST to an address of this machine.`,
};

/**
 * The port to listen at. For 0, finds a free port now, because links in emails contain it. Throws CannotListen if the
 * port is taken, before anything is created.
 */
export async function usablePort(host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence =
      SENTENCES[code]?.(host, port) ?? `The program cannot listen at ${host}:${port}: ${String(error)}`;
    throw new CannotListen(sentence, { cause: error });
  } finally {
    if (probe.listening) {
      probe.close();
      await once(probe, 'close');
    }
  }
}

/**
 * Makes shutdown wait only for running requests. Connections that are kept alive for further requests, or were never
 * used, end at once.
 */
export function endIdleConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }, response: NodeJS.EventEmitter) => {
    unused.delete(socket);
    response.once('close', () => isClosing && setImmediate(() => app.server.closeIdleConnections()));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}

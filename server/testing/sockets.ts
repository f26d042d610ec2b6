import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Handwritten requests, in forms that no correct client would use. */

/** Listens on a free port of this machine and returns the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export interface RawReply {
  /** 0 if the connection was closed without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

export class RawConnection {
  readonly socket: Socket;
  #received = '';
  readonly #closed: Promise<unknown>;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (chunk) => (this.#received += chunk.toString('latin1')));
    // Some tests close a connection during writing.
    this.socket.on('error', () => {});
    this.#closed = new Promise((resolve) => this.socket.once('close', resolve));
  }

  async connected(): Promise<this> {
    if (this.socket.connecting) await once(this.socket, 'connect');
    return this;
  }

  write(text: string | Uint8Array): void {
    if (this.socket.writable) this.socket.write(text);
  }

  /** Writes the parts with a pause after each, until all are written or the server closes the connection. */
  async dribble(parts: readonly (string | Uint8Array)[], pauseMs: number): Promise<void> {
    for (const part of parts) {
      if (this.socket.destroyed || this.socket.readableEnded) return;
      this.write(part);
      await pause(pauseMs);
    }
  }

  /** The answer, once the server has closed the connection. */
  async reply(): Promise<RawReply> {
    await this.#closed;
    const [head = '', ...rest] = this.#received.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
    const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString();
    return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body };
  }
}

/** Sends exactly this text and returns the server's answer. */
export async function exchange(port: number, request: string): Promise<RawReply> {
  const connection = new RawConnection(port);
  connection.write(request);
  return connection.reply();
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { networkOf } from './network.ts';
import type { AnswerRaw } from './raw-answers.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** Limits of a connection. */
export interface ConnectionLimits {
  /** From the first byte, or from the connection, to the end of the headers. */
  headersMs: number;
  /**
   * A body may take hours, such as a large video over a slow connection, but it must bring at least this many bytes in
   * each such period. Only time in which the server waits for the sender counts.
   */
  bodyPauseMs: number;
  bodyBytesPerPause: number;
  /** The longest time without traffic in either direction. */
  silentMs: number;
  /** One browser opens up to 6 connections, and a whole office may share one address. */
  perAddress: number;
  inAll: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  bodyPauseMs: 60_000,
  bodyBytesPerPause: 16 * 1024,
  silentMs: 300_000,
  perAddress: 1_500,
  inAll: 6_000,
};

/** Counts how many each address has at the same time. */
export class PerAddress {
  readonly #held = new Map<string, number>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }

  /** Null if the address has reached its limit. Otherwise a function that releases the place once. */
  take(address: string): (() => void) | null {
    const key = networkOf(address);
    const held = this.#held.get(key) ?? 0;
    if (held >= this.#most) return null;
    this.#held.set(key, held + 1);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      const left = this.#held.get(key)! - 1;
      if (left === 0) this.#held.delete(key);
      else this.#held.set(key, left);
    };
  }
}

/**
 * Applies the limits to a server. A trusted proxy serves many people, so its connections do not count as one person's.
 */
export function limitConnections(
  server: Server,
  options: { limits: ConnectionLimits; isTrusted: IsTrusted; answer: AnswerRaw; log: Logger },
): void {
  const { limits, isTrusted, answer, log } = options;
  const connections = new PerAddress(limits.perAddress);
  server.maxConnections = limits.inAll;
  server.on('drop', () => log.warn('a connection was refused: there are as many as there may be'));
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address, 0)) return;
    const giveBack = connections.take(address);
    if (giveBack) socket.once('close', giveBack);
    else answer(socket, 429);
  });

  const arriving = new Map<IncomingMessage, { response: ServerResponse; since: number; bytes: number }>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    arriving.set(request, { response, since: performance.now(), bytes: request.socket.bytesRead });
    // Not the socket's `close`: a socket serves many requests. A body may continue after its answer, and then keeps
    // the connection.
    response.once('close', () => request.complete && arriving.delete(request));
  });
  const everyMs = limits.bodyPauseMs / 10;
  let looked = performance.now();
  const look = setInterval(() => {
    const now = performance.now();
    const lateMs = Math.max(0, now - looked - 2 * everyMs);
    looked = now;
    for (const [request, state] of arriving) {
      // While this process was busy, no sender could make progress, so that time does not count.
      state.since += lateMs;
      const { bytesRead } = request.socket;
      if (request.complete || request.socket.destroyed) {
        arriving.delete(request);
      } else if (request.readableLength > 0) {
        // Bytes have arrived but have not been read yet: the server is the slow side.
        Object.assign(state, { since: now, bytes: bytesRead });
      } else if (now - state.since >= limits.bodyPauseMs) {
        if (bytesRead - state.bytes < limits.bodyBytesPerPause) {
          arriving.delete(request);
          if (state.response.headersSent) request.socket.destroy();
          else answer(request.socket, 408);
        } else Object.assign(state, { since: now, bytes: bytesRead });
      }
    }
  }, everyMs).unref();
  server.once('close', () => clearInterval(look));
}

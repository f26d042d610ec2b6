import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { networkOf } from './network.ts';
import type { AnswerRaw } from './raw-answers.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** What a connection may cost. */
export interface ConnectionLimits {
  /** From the first byte, or from connecting, to the end of the headers. */
  headersMs: number;
  /**
   * A body may take hours, as a large video over a slow line does, but in each such time it brings at least so many
   * bytes or ends. Only time in which the server waits for the sender counts.
   */
  bodyPauseMs: number;
  bodyBytesPerPause: number;
  /** A connection on which nothing moves in either direction. */
  silentMs: number;
  /** Each person's browser opens up to 6, and a whole office may stand behind one address. */
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

/** Counts what each address holds at a time. */
export class PerAddress {
  readonly #held = new Map<string, number>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }

  /** Null where the address holds as many as it may; else what gives it back, once. */
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

/** Keeps a server to its limits. A proxy that is trusted speaks for many: its connections are not counted as one person's. */
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
    request.socket.once('close', () => arriving.delete(request));
  });
  const everyMs = limits.bodyPauseMs / 10;
  let looked = performance.now();
  const look = setInterval(() => {
    const now = performance.now();
    const lateMs = Math.max(0, now - looked - 2 * everyMs);
    looked = now;
    for (const [request, state] of arriving) {
      // While this process did something else, nobody could be quick.
      state.since += lateMs;
      const { bytesRead } = request.socket;
      if (request.complete || request.socket.destroyed) {
        arriving.delete(request);
      } else if (request.readableLength > 0) {
        // What has come is not read yet: the server is the slow one.
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

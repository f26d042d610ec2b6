import { once } from 'node:events';
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

/** A request that a receiver got. */
export interface Received {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Responder = (response: ServerResponse, request: Received) => void;

/** A real HTTP server on this machine. It answers 204 unless the test sets another answer. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Responder = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const got = {
        path: request.url ?? '',
        id: String(request.headers['webhook-id']),
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      received.push(got);
      answer(response, got);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith: (next: number | Responder) => {
      answer = typeof next === 'number' ? (response) => response.writeHead(next).end() : next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface SentEvent {
  type: string;
  timestamp: string;
  data: Record<string, string>;
}

/** Checks the signature with the Standard Webhooks library at the given time. Throws if it is not valid. */
export function verified(secret: string, { headers, body }: Received, at: Date): SentEvent {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as SentEvent;
  } finally {
    vi.useRealTimers();
  }
}

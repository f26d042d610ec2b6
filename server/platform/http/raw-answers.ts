import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { TEXTS } from '#contract/texts.ts';
import { codeOfStatus, no } from './errors.ts';

/**
 * Answers to requests that never reach the router. Like all others, they have the envelope and the security
 * headers.
 */

const REASONS = {
  400: ['Bad Request', 'The request could not be understood.'],
  405: ['Method Not Allowed', 'There is nothing to do in this way at this address.'],
  408: ['Request Timeout', 'The request came too slowly. Please try again.'],
  413: ['Payload Too Large', 'The request is too large.'],
  417: ['Expectation Failed', 'The request expects what this server does not do.'],
  429: ['Too Many Requests', TEXTS.tooMany],
  431: ['Request Header Fields Too Large', 'The address or the headers of the request are too long.'],
} as const;
export type RawStatus = keyof typeof REASONS;

/** Node's codes of the errors that have their own status. All others are 400. */
const STATUS_OF_TROUBLE: Record<string, RawStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

export type AnswerRaw = (socket: Duplex, status: RawStatus) => void;

/**
 * Writes an answer directly to the socket, because there is no response object, and closes the connection.
 */
export function rawAnswers(security: Record<string, string>): AnswerRaw {
  return (socket, status) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const [phrase, sentence] = REASONS[status];
    const body = JSON.stringify(no(codeOfStatus(status), sentence));
    const headers = {
      ...security,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}

/** A request that Node's own parser refuses. */
export function answerTrouble(answer: AnswerRaw, error: { code?: string }, socket: Duplex): void {
  // The sender has closed the connection and reads no answer.
  if (error.code === 'ECONNRESET') socket.destroy();
  else answer(socket, STATUS_OF_TROUBLE[error.code ?? ''] ?? 400);
}

/** The other requests that Node would answer or drop by itself. */
export function answerUnrouted(server: Server, answer: AnswerRaw): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => answer(socket, 405));
  server.on('checkExpectation', (request: IncomingMessage, _response: ServerResponse) =>
    answer(request.socket, 417),
  );
}

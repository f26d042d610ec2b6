import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import * as platform from '#contract/messages/en/platform.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { codeOfStatus, no } from './errors.ts';

const SENTENCES = {
  400: platform.notUnderstood,
  408: platform.tooSlow,
  413: platform.requestTooLarge,
  429: refusals.tooMany,
  431: platform.headersTooLong,
} as const;
type RawStatus = keyof typeof SENTENCES;

/** Node's error codes that have their own status. All others are 400. */
const STATUS_OF_TROUBLE: Record<string, RawStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

export type AnswerRaw = (socket: Duplex, status: RawStatus) => void;

/**
 * Answers a request that never reaches the router. Like all answers, it has the envelope and the security headers. It
 * is written to the socket, because there is no response object, and closes the connection.
 */
export function rawAnswers(security: Record<string, string>): AnswerRaw {
  return (socket, status) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(no(codeOfStatus(status), SENTENCES[status]()));
    const headers = {
      ...security,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}

/** Answers a request that Node's own parser refuses. */
export function answerTrouble(answer: AnswerRaw, error: { code?: string }, socket: Duplex): void {
  // The sender has closed the connection and does not read answers.
  if (error.code === 'ECONNRESET') socket.destroy();
  else answer(socket, STATUS_OF_TROUBLE[error.code ?? ''] ?? 400);
}

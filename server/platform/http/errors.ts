import type { FastifyError } from 'fastify';
import { type Envelope, STATUS } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { TEXTS } from '#contract/texts.ts';
import { Failure, Refusal } from '#server/platform/outcome.ts';

export function envelope<T>(
  statusCode: 0 | 1 | 2,
  message: string,
  responseData: T,
  code?: RefusalCode,
): Envelope<T> {
  return { responseStatus: { statusCode, message, ...(code && { code }) }, responseData };
}

/**
 * The HTTP status of errors that the platform throws outside HTTP too. Their messages may be shown to people.
 */
const STATUS_OF_ERROR: Record<string, number> = {
  UnreadableDocument: 415,
  UnreadableAudio: 415,
  StorageFull: 503,
  ConnectionLost: 503,
  QueryDeadlineExceeded: 503,
};

/** Sentences for Fastify's own refusals. Others get the sentence of their status. */
const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send JSON (Content-Type: application/json).',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Please send the file as multipart/form-data.',
  FST_REQ_FILE_TOO_LARGE: TEXTS.fileTooLarge,
  FST_UNDER_PRESSURE: 'The server is busy. Please try again in a moment.',
};

/**
 * The answer to a call that threw. An unexpected error is a 500 without details. It has only the id of the
 * request, and the log has the details under this id.
 */
export function errorAnswer(
  error: unknown,
  requestId: string,
): { httpStatus: number; body: Envelope; unforeseen: boolean } {
  if (error instanceof Refusal) {
    const body = envelope(STATUS.refusal, error.message, error.data, error.code);
    return { httpStatus: 200, body, unforeseen: false };
  }
  if (error instanceof Failure) {
    const data = error.issues.length > 0 ? { issues: error.issues } : null;
    return {
      httpStatus: error.httpStatus,
      body: envelope(STATUS.error, error.message, data),
      unforeseen: false,
    };
  }
  if (error instanceof Error) {
    const known = STATUS_OF_ERROR[error.name];
    if (known !== undefined) {
      return { httpStatus: known, body: envelope(STATUS.error, error.message, null), unforeseen: false };
    }
    const { statusCode, code } = error as Partial<FastifyError>;
    if (statusCode !== undefined && statusCode >= 400 && (statusCode < 500 || statusCode === 503)) {
      const sentence =
        SENTENCES[code ?? ''] ??
        (statusCode === 429 ? TEXTS.tooMany : 'The request could not be understood.');
      return { httpStatus: statusCode, body: envelope(STATUS.error, sentence, null), unforeseen: false };
    }
  }
  return {
    httpStatus: 500,
    body: envelope(STATUS.error, `${TEXTS.somethingWentWrong}. Request ${requestId}.`, { requestId }),
    unforeseen: true,
  };
}

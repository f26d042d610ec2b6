import type { FastifyError } from 'fastify';
import { forPeople } from '#contract/messages/fixed-texts.ts';
import * as platform from '#contract/messages/en/platform.ts';
import type { Envelope } from '#contract/shared/endpoint.ts';
import { type Code, type ErrorCode, httpStatusOf } from '#contract/shared/refusals.ts';
import { STATUS } from '#contract/shared/status.ts';
import { type Said, say } from '#contract/messages/message.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { ConnectionLost, DatabaseAway, StorageFull, isOverload } from '#server/database/errors.ts';
import { UnreadableDocument } from '#server/platform/documents/errors.ts';
import { GateFull } from '#server/platform/gate.ts';
import { Failure, Refusal } from '#server/platform/outcome.ts';
import { UnreadableAudio } from '#server/platform/speech/unreadable-audio.ts';

export function success<T>(message: string, responseData: T): Envelope<T> {
  return { responseStatus: { statusCode: STATUS.success, message }, responseData };
}

/** The envelope of every negative answer: a refusal if its code is a refusal's, otherwise an error. */
export function no<T = null>(code: Code, message: string, responseData: T | null = null): Envelope<T | null> {
  const statusCode = httpStatusOf(code) === 200 ? STATUS.refusal : STATUS.error;
  return { responseStatus: { statusCode, message, code }, responseData };
}

/** Errors that are also thrown outside HTTP. Their messages can be shown to people. */
const CODE_OF_CLASS = new Map<unknown, ErrorCode>([
  [UnreadableDocument, 'upload.wrong-format'],
  [UnreadableAudio, 'upload.wrong-format'],
  [StorageFull, 'storage-full'],
  [ConnectionLost, 'server-busy'],
  [DatabaseAway, 'server-busy'],
]);

/** The error codes for what HTTP itself refuses. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  415: 'wrong-media-type',
  429: 'too-many-requests',
  503: 'server-busy',
};

export const codeOfStatus = (httpStatus: number): ErrorCode =>
  CODE_OF_STATUS[httpStatus] ?? 'invalid-request';

/** Fastify's own refusals in everyday words. All others get the sentence for their status. */
const SENTENCES: Record<string, Said> = {
  FST_ERR_CTP_INVALID_JSON_BODY: platform.invalidJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: platform.noContent,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: platform.sendJson,
  FST_ERR_CTP_BODY_TOO_LARGE: platform.requestTooLarge,
  FST_INVALID_MULTIPART_CONTENT_TYPE: platform.sendMultipart,
  FST_FIELDS_LIMIT: platform.tooManyFields,
  FST_PARTS_LIMIT: platform.tooManyFields,
  FST_REQ_FILE_TOO_LARGE: TEXTS.fileTooLarge,
  FST_UNDER_PRESSURE: refusals.serverBusy,
};

/**
 * The answer to a call that threw. An unexpected error is a 500 with no details but the request's id, under which the
 * log has the details.
 */
export function errorAnswer(
  error: unknown,
  requestId: string,
): { httpStatus: number; body: Envelope; unforeseen: boolean } {
  if (error instanceof Refusal) {
    return { httpStatus: 200, body: no(error.code, error.message, error.data), unforeseen: false };
  }
  if (error instanceof Failure) {
    const data = error.issues.length > 0 ? { issues: error.issues } : null;
    return { httpStatus: error.httpStatus, body: no(error.code, error.message, data), unforeseen: false };
  }
  if (error instanceof Error) {
    const known = CODE_OF_CLASS.get(error.constructor);
    if (known !== undefined) {
      return { httpStatus: httpStatusOf(known), body: no(known, error.message), unforeseen: false };
    }
    if (error instanceof GateFull || isOverload(error)) {
      return { httpStatus: 503, body: no('server-busy', refusals.serverBusy()), unforeseen: false };
    }
    const { statusCode, code } = error as Partial<FastifyError>;
    if (statusCode !== undefined && statusCode >= 400 && (statusCode < 500 || statusCode === 503)) {
      const sentence =
        SENTENCES[code ?? ''] ?? (statusCode === 429 ? refusals.tooMany : platform.notUnderstood);
      return { httpStatus: statusCode, body: no(codeOfStatus(statusCode), say(sentence)), unforeseen: false };
    }
  }
  return { httpStatus: 500, body: unforeseenAnswer(requestId), unforeseen: true };
}

/** The value of the Retry-After header for an answer that asks the caller to try again; otherwise undefined. */
export function retryAfterOf(error: unknown, httpStatus: number): number | undefined {
  const named = error instanceof Failure ? error.retryAfterSeconds : undefined;
  return named ?? (httpStatus === 503 ? RETRY_AFTER_BUSY_SECONDS : undefined);
}

const RETRY_AFTER_BUSY_SECONDS = 5;

const unforeseenAnswer = (requestId: string) =>
  no('server-error', platform.unforeseen({ what: forPeople(TEXTS.somethingWentWrong), id: requestId }), {
    requestId,
  });

import type { Issue } from '#contract/shared/endpoint.ts';
import { type ErrorCode, type RefusalCode, httpStatusOf } from '#contract/shared/refusals.ts';
import * as refusals from '#contract/messages/en/refusals.ts';

/** The call was served, but the answer is not what was asked for: statusCode 1, HTTP 200. */
export class Refusal extends Error {
  /** Whom it is about, for the log of security events alone: no answer has it. */
  accountId: string | undefined;
  /** For clients that act on it; the endpoint's `refusals` name it. */
  readonly code: RefusalCode;
  readonly data: unknown;
  constructor(code: RefusalCode, message: string, data: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

/** The call cannot be served: statusCode 2 and the HTTP status of its code, 400 or more. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly issues: Issue[];
  /** For 429 and 503: the time after which the same call may be made again. */
  readonly retryAfterSeconds: number | undefined;
  /** Whom it is about, for the log of security events alone: no answer has it. */
  accountId: string | undefined;
  constructor(code: ErrorCode, message: string, issues: Issue[] = [], retryAfterSeconds?: number) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.httpStatus = httpStatusOf(code);
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The same error, which names its account to the log of security events. */
export function about<E extends Refusal | Failure>(accountId: string | undefined, error: E): E {
  error.accountId = accountId;
  return error;
}

/** Too much or too busy; says in the Retry-After header when to come again. */
export const tryLater = (code: ErrorCode, message: string, seconds: number) =>
  new Failure(code, message, [], Math.max(1, Math.ceil(seconds)));
/** `code` where a client may want to tell this one from any other wrong field. */
export const badInput = (path: string, message: string, code: ErrorCode = 'invalid-input') =>
  new Failure(code, message, [{ path, message }]);
export const notSignedIn = (message: string = refusals.notSignedIn()) =>
  new Failure('not-signed-in', message);
export const notAllowed = () => new Failure('not-allowed', refusals.notAllowed());
export const roleNotAllowed = () => new Failure('company.not-allowed', refusals.roleNotAllowed());
/** Also for what belongs to somebody else: its existence is not told. */
export const notFound = () => new Failure('not-found', refusals.notFound());

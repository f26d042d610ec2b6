import type { Issue } from '#contract/shared/endpoint.ts';
import { type ErrorCode, type RefusalCode, httpStatusOf } from '#contract/shared/refusals.ts';
import * as refusals from '#contract/messages/en/refusals.ts';

/** The call was served, but did not do what was asked: statusCode 1, HTTP 200. */
export class Refusal extends Error {
  /** The account that this is about. Only for the security log: no answer contains it. */
  accountId: string | undefined;
  /** For clients that act on it. The endpoint's `refusals` list it. */
  readonly code: RefusalCode;
  readonly data: unknown;
  constructor(code: RefusalCode, message: string, data: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

/** The call cannot be served: statusCode 2, and the HTTP status of its code, 400 or more. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly issues: Issue[];
  /** For 429 and 503: how long to wait before making the same call again. */
  readonly retryAfterSeconds: number | undefined;
  /** The account that this is about. Only for the security log: no answer contains it. */
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

/** The same error, with its account noted for the security log. */
export function about<E extends Refusal | Failure>(accountId: string | undefined, error: E): E {
  error.accountId = accountId;
  return error;
}

/** Too many calls, or too busy. The Retry-After header says when to try again. */
export const tryLater = (code: ErrorCode, message: string, seconds: number) =>
  new Failure(code, message, [], Math.max(1, Math.ceil(seconds)));
/** Pass `code` if a client may want to distinguish this from other invalid fields. */
export const badInput = (path: string, message: string, code: ErrorCode = 'invalid-input') =>
  new Failure(code, message, [{ path, message }]);
export const notSignedIn = (message: string = refusals.notSignedIn()) =>
  new Failure('not-signed-in', message);
export const notAllowed = () => new Failure('not-allowed', refusals.notAllowed());
export const roleNotAllowed = () => new Failure('company.not-allowed', refusals.roleNotAllowed());
/** Also for what belongs to someone else, so that its existence is not revealed. */
export const notFound = () => new Failure('not-found', refusals.notFound());

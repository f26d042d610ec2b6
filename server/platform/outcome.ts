import type { Issue } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { TEXTS } from '#contract/texts.ts';

/** The call was served, but the answer is not what was asked for: statusCode 1, HTTP 200. */
export class Refusal extends Error {
  readonly data: unknown;
  /** For clients that act on it; the endpoint's `refusals` name it. */
  readonly code: RefusalCode | undefined;
  constructor(message: string, data: unknown = null, code?: RefusalCode) {
    super(message);
    this.name = 'Refusal';
    this.data = data;
    this.code = code;
  }
}

/** The call cannot be served: statusCode 2 and an HTTP status of 400 or more. */
export class Failure extends Error {
  readonly httpStatus: number;
  readonly issues: Issue[];
  /** For 429 and 503: the time after which the same call may be made again. */
  readonly retryAfterSeconds: number | undefined;
  constructor(httpStatus: number, message: string, issues: Issue[] = [], retryAfterSeconds?: number) {
    super(message);
    this.name = 'Failure';
    this.httpStatus = httpStatus;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Too many calls, or the server is too busy. The Retry-After header says when to try again. */
export const tryLater = (httpStatus: 429 | 503, message: string, seconds: number) =>
  new Failure(httpStatus, message, [], Math.max(1, Math.ceil(seconds)));
export const badInput = (path: string, message: string) => new Failure(400, message, [{ path, message }]);
export const notSignedIn = (message: string = TEXTS.notSignedIn) => new Failure(401, message);
export const notAllowed = () => new Failure(403, TEXTS.notAllowed);
/** Also the answer for what belongs to somebody else, so that it does not show what exists. */
export const notFound = () => new Failure(404, TEXTS.notFound);

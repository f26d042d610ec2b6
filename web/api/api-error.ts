import type { Issue } from '#contract/shared/endpoint.ts';
import type { Code } from '#contract/shared/refusals.ts';
import { issueFromWire } from './wire.ts';

/** Any response that is not a success. `message` is a sentence that can be shown to the user. */
export class ApiError extends Error {
  /** 1: the person can act on the refusal; 2: an error. */
  readonly statusCode: 1 | 2;
  /** 0 when the server could not be reached. */
  readonly httpStatus: number;
  readonly issues: readonly Issue[];
  /** Null if the response did not come from the API. */
  readonly code: Code | null;
  /** `responseData`, unchanged. */
  readonly data: unknown;

  constructor(failure: {
    message: string;
    statusCode: 1 | 2;
    httpStatus: number;
    data?: unknown;
    code?: Code | undefined;
  }) {
    super(failure.message);
    this.name = 'ApiError';
    this.statusCode = failure.statusCode;
    this.httpStatus = failure.httpStatus;
    this.data = failure.data ?? null;
    this.issues = issuesOf(this.data);
    this.code = failure.code ?? null;
  }
}

function issuesOf(data: unknown): Issue[] {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return [];
  return data.issues
    .filter((issue): issue is Issue => typeof issue?.path === 'string' && typeof issue?.message === 'string')
    .map(issueFromWire);
}

/** The messages by field path, in the form that `form.setErrors` accepts. */
export function fieldErrors(error: ApiError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path, issue.message]));
}

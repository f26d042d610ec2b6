import { DetailedError, type HttpRequest } from 'tus-js-client';
import { language } from '#contract/messages/message.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { getSession } from '#web/session/session.ts';
import { ApiError } from './api-error.ts';
import { readEnvelope } from './client.ts';
import { readable } from './readable.ts';

/** What resumable uploads (tus) have in common. */

/** A longer request is stuck. */
const REQUEST_LIMIT_MS = 60_000;

/** The login may have been renewed since the upload began. */
export function prepareRequest(request: HttpRequest): void {
  request.setHeader('Accept-Language', language());
  const { token } = getSession();
  if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
  const xhr: unknown = request.getUnderlyingObject();
  if (!(xhr instanceof XMLHttpRequest)) return;
  xhr.timeout = REQUEST_LIMIT_MS;
  // tus-js-client listens only for errors.
  xhr.addEventListener('timeout', (event) => xhr.onerror?.(event));
}

/** The server's answer to a failed upload. */
export async function refusalOf(error: Error): Promise<ApiError> {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = (await readable(readEnvelope(response?.getBody() ?? '')))?.responseStatus;
  return new ApiError({
    message: status?.message || TEXTS.somethingWentWrong,
    statusCode: 2,
    code: status?.code,
    httpStatus: response?.getStatus() ?? 0,
  });
}

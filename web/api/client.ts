import { language } from '#contract/messages/message.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Envelope } from '#contract/shared/endpoint.ts';
import { STATUS } from '#contract/shared/status.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { endSession, getSession, hasSignedInHere } from '#web/session/session.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import type { InputOf, OutputOf } from './types.ts';
import { readable } from './readable.ts';
import { fromWire, toWire } from './wire.ts';

export interface Reply<T> {
  data: T;
  /** The server's message. Empty if there is none. */
  message: string;
  /** From the Link header, for lists that are bare arrays. */
  nextCursor: string | null;
}

export interface SendOptions {
  signal?: AbortSignal;
  /**
   * With 'end-session' (the default), a 401 leads to the login page, or, if the page asks for a new login itself,
   * repeats the call after it. With 'keep-page' the call just rejects.
   */
  whenSignedOut?: 'end-session' | 'keep-page';
}

export interface FileSendOptions extends SendOptions {
  /** The share of the file sent, 0 to 1. */
  onProgress?: (share: number) => void;
  filename?: string;
}

/** Calls an endpoint. Resolves with the output on success; otherwise rejects with an ApiError. */
export function send<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<Reply<OutputOf<C>>> {
  return withLogin(options, (token) => sendWith(token, call, input, options));
}

async function sendWith<C extends Call>(
  token: string | null,
  call: C,
  input: InputOf<C>,
  options: SendOptions,
): Promise<Reply<OutputOf<C>>> {
  const wireInput = toWire(call.names, input ?? {});
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': language(),
  });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const request: RequestInit = { method: call.method, headers };
  if (options.signal) request.signal = options.signal;
  if (call.method === 'POST') {
    headers.set('Content-Type', 'application/json');
    request.body = JSON.stringify(wireInput);
  }
  let response: Response;
  let body: string;
  try {
    response = await fetch(addressOf(call, wireInput, call.method === 'GET'), request);
    body = await response.text();
  } catch (failure) {
    if (options.signal?.aborted) throw failure;
    throw unreachable();
  }
  return readAnswer(body, response.status, response.headers.get('Link'));
}

export function sendFile<C extends Call>(
  call: C,
  input: InputOf<C>,
  file: Blob,
  options: FileSendOptions = {},
): Promise<Reply<OutputOf<C>>> {
  return withLogin(options, (token) => sendFileWith(token, call, input, file, options));
}

async function sendFileWith<C extends Call>(
  token: string | null,
  call: C,
  input: InputOf<C>,
  file: Blob,
  options: FileSendOptions,
): Promise<Reply<OutputOf<C>>> {
  const { upload } = call;
  if (!upload) throw new Error(`${call.path} accepts no file`);
  const form = new FormData();
  form.append(upload.field, file, options.filename ?? (file instanceof File ? file.name : upload.field));

  // fetch reports no upload progress; XMLHttpRequest does.
  const request = new XMLHttpRequest();
  await new Promise<void>((resolve, reject) => {
    request.open(call.method, addressOf(call, toWire(call.names, input), true));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', language());
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('timeout', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
    if (options.signal?.aborted) request.abort();
  });
  return readAnswer(request.responseText, request.status, request.getResponseHeader('Link'));
}

async function withLogin<T>(
  { whenSignedOut }: SendOptions,
  attempt: (token: string | null) => Promise<T>,
): Promise<T> {
  const { token, userId } = getSession();
  try {
    return await attempt(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 401) throw error;
    if (token === null || whenSignedOut === 'keep-page') throw error;
    if (getSession().token === token && !(await hasSignedInHere())) endSession(error.message);
    // Someone else may have signed in from another tab.
    if (getSession().userId !== userId) throw error;
    return attempt(getSession().token);
  }
}

async function readAnswer<T>(body: string, httpStatus: number, link: string | null): Promise<Reply<T>> {
  const envelope = await readable(readEnvelope(body));
  const message = envelope?.responseStatus.message ?? '';
  if (envelope?.responseStatus.statusCode === STATUS.success)
    return { data: fromWire(envelope.responseData) as T, message, nextCursor: nextCursorOf(link) };
  throw new ApiError({
    message: message || (httpStatus === 401 ? refusals.sessionEnded() : TEXTS.somethingWentWrong),
    statusCode: envelope?.responseStatus.statusCode === STATUS.refusal ? 1 : 2,
    httpStatus,
    data: envelope?.responseData,
    code: envelope?.responseStatus.code,
  });
}

/** Null if the body is not a response of the API: a proxy's page or an incomplete body. */
export function readEnvelope(body: string): Envelope | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('responseStatus' in value)) return null;
  const status = value.responseStatus;
  if (typeof status !== 'object' || status === null || !('statusCode' in status) || !('message' in status))
    return null;
  return value as Envelope;
}

function unreachable(): ApiError {
  return new ApiError({ message: TEXTS.somethingWentWrong, statusCode: 2, httpStatus: 0 });
}

/** Fills the `:name` parts from the input. With `withQuery`, the rest of the input becomes the query. */
export function addressOf(call: Call, input: unknown, withQuery: boolean): string {
  const values: Record<string, unknown> = { ...(input as Record<string, unknown> | undefined) };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    delete values[name];
    return encodeURIComponent(String(value));
  });
  if (!withQuery) return `/api/${path}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const search = query.toString();
  return `/api/${path}${search === '' ? '' : `?${search}`}`;
}

/** `<…?cursor=abc>; rel="next"` gives 'abc'. */
export function nextCursorOf(link: string | null): string | null {
  const next = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/.test(part));
  const target = next?.match(/<([^<>]*)>/)?.[1];
  if (target === undefined) return null;
  return new URL(target, 'http://localhost').searchParams.get('cursor');
}

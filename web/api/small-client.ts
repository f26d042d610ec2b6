import { language } from '#contract/messages/message.ts';
import type { Envelope, Issue } from '#contract/shared/endpoint.ts';
import { readable } from './readable.ts';
import { fromWire, issueFromWire } from './wire.ts';

/**
 * API calls for the public pages' scripts. `client.ts` would bring in the contract's schemas, which are larger than
 * these scripts.
 */

/** Sends a GET and returns the answer in the web's names. Null if the server refuses. */
export async function readSmall<T>(
  path: string,
  query: Record<string, string>,
  { token = null, signal }: { token?: string | null; signal?: AbortSignal } = {},
): Promise<T | null> {
  const response = await fetch(`/api/${path}?${new URLSearchParams(query)}`, {
    headers: {
      'Accept-Language': language(),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) return null;
  const { responseData } = (await response.json()) as Envelope;
  return fromWire(responseData) as T | null;
}

export interface SmallAnswer {
  isAccepted: boolean;
  message: string;
  issues: Issue[];
}

/** Null if no answer arrived from the server. */
export async function sendSmall(path: string, values: object): Promise<SmallAnswer | null> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language(),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(values),
    });
    const answer = (await response.json()) as Envelope<{ issues?: Issue[] } | null>;
    const { responseStatus, responseData } = await readable(answer);
    return {
      isAccepted: responseStatus.code === undefined,
      message: responseStatus.message,
      issues: (responseData?.issues ?? []).map(issueFromWire),
    };
  } catch (failure) {
    // A network failure, or a proxy's page instead of JSON.
    if (failure instanceof TypeError || failure instanceof SyntaxError) return null;
    throw failure;
  }
}

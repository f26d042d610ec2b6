import { WEBHOOK_ANSWER_BYTES, WEBHOOK_ANSWER_SECONDS } from '#contract/company/webhook-events.ts';
import type { Context } from '#server/platform/context.ts';
import { OutgoingRefused } from '#server/platform/outgoing/outgoing.ts';
import type { NewAttempt } from './delivery-store.ts';
import { signatureHeaders } from './signature.ts';

const ANSWER_MS = WEBHOOK_ANSWER_SECONDS * 1000;

export type Attempt = Omit<NewAttempt, 'id' | 'delivery_id'>;

export interface SignedEvent {
  id: string;
  body: string;
  address: string;
  secrets: readonly string[];
  at: Date;
}

/** Sends an event once. Whatever the receiver does, the result is an attempt for the log. */
export async function postEvent(
  ctx: Context,
  { id, body, address, secrets, at }: SignedEvent,
): Promise<Attempt> {
  const begun = performance.now();
  const outcome = (result: Pick<Attempt, 'status' | 'problem' | 'answer'>): Attempt => ({
    at,
    milliseconds: Math.round(performance.now() - begun),
    ...result,
  });
  const timeIsOver = AbortSignal.timeout(ANSWER_MS);
  try {
    const response = await ctx.outgoing.checkedFetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Roundone',
        ...signatureHeaders(secrets, { id, at, body }),
      },
      body,
      signal: timeIsOver,
      timeoutMs: 2 * ANSWER_MS,
    });
    const { status } = response;
    const answer = await beginningOf(response.body, timeIsOver);
    return outcome({ status, problem: problemOfStatus(status), answer });
  } catch (error) {
    const problem = problemOfError(error, timeIsOver);
    if (problem === null) throw error;
    return outcome({ status: null, problem, answer: '' });
  }
}

function problemOfStatus(status: number): Attempt['problem'] {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'answered-no';
}

/**
 * Only the status counts, and it has already arrived. A body that breaks off or never ends therefore only shortens what
 * the log shows.
 */
async function beginningOf(body: AsyncIterable<Uint8Array> | null, timeIsOver: AbortSignal): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= WEBHOOK_ANSWER_BYTES) break;
    }
  } catch (error) {
    if (problemOfError(error, timeIsOver) === null) throw error;
  }
  const text = Buffer.concat(parts).subarray(0, WEBHOOK_ANSWER_BYTES).toString('utf8');
  // PostgreSQL cannot store null bytes.
  return text.replaceAll('\0', '\u{FFFD}').toWellFormed();
}

/** Null for an error that is not caused by the receiver or the network. */
function problemOfError(error: unknown, timeIsOver: AbortSignal): Attempt['problem'] {
  if (error instanceof OutgoingRefused) return 'not-allowed';
  if (timeIsOver.aborted) return 'no-answer';
  // `fetch` throws this when there is no connection or when it breaks off.
  return error instanceof TypeError ? 'no-connection' : null;
}

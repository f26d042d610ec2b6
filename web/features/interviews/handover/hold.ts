import { HOLDER_BEAT_SECONDS } from '#contract/shared/limits.ts';
import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import { ApiError } from '#web/api/api-error.ts';
import { holdInterview } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { interviewDevice } from '#web/session/storage.ts';
import { untilAnswered, type RetryPolicy } from '../connection/retry-policy.ts';
import type { Attempt } from '../interview/attempt.ts';

/** Where else an interview is open. Null for any other failure. */
export function elsewhereOf(failure: unknown): OpenElsewhere | null {
  const isElsewhere = failure instanceof ApiError && failure.code === 'interview.open-elsewhere';
  return isElsewhere ? (failure.data as OpenElsewhere) : null;
}

const call = ({ applicationId, attempt, holderId }: Attempt, takesOver: number | null) =>
  send(
    holdInterview,
    {
      applicationId,
      attempt,
      holderId,
      deviceId: interviewDevice(),
      ...(takesOver === null ? {} : { takesOver }),
    },
    { whenSignedOut: 'keep-page' },
  );

/**
 * Holds the interview for this page. `takesOver` is the turn that the person agreed to end. Throws the server's refusal
 * if another device holds the interview.
 */
export async function holdPage(
  attempt: Attempt,
  retryPolicy: RetryPolicy,
  takesOver: number | null = null,
): Promise<{ isHandover: boolean }> {
  const { data } = await untilAnswered(() => call(attempt, takesOver), retryPolicy);
  return data;
}

/**
 * Tells the server every few seconds that this page still holds the interview, until the returned function is called.
 * Network failures are shown by the calls that matter; here, only the loss of the interview counts.
 */
export function keepHolding(attempt: Attempt, onLost: (elsewhere: OpenElsewhere) => void): () => void {
  let isOver = false;
  const beat = async () => {
    try {
      await call(attempt, null);
    } catch (failure) {
      // Any refusal ends it: the interview was submitted or repeated. Network failures don't.
      if (isOver || !(failure instanceof ApiError) || failure.statusCode !== 1) return;
      stop();
      const elsewhere = elsewhereOf(failure);
      if (elsewhere) onLost(elsewhere);
    }
  };
  const timer = setInterval(() => void beat(), HOLDER_BEAT_SECONDS * 1000);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  return stop;
}

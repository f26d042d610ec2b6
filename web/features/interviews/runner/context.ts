import type { RetryPolicy } from '../connection/retry-policy.ts';
import type { Attempt } from '../interview/attempt.ts';
import type { Event } from '../interview/machine.ts';
import type { ViewStore } from './view.ts';

/** What the parts of a runner share. */
export interface RunnerContext extends Pick<ViewStore, 'view' | 'show'> {
  attempt: Attempt;
  jobId: string;
  dispatch(event: Event): void;
  retryPolicy: RetryPolicy;
}

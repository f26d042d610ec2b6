import type { RetryPolicy } from '../connection/retry-policy.ts';
import type { Attempt } from '../interview/attempt.ts';
import type { Event } from '../interview/machine.ts';
import type { ViewStore } from './view.ts';

/** What the parts of a runner share. */
export interface RunnerContext extends Pick<ViewStore, 'view' | 'show'> {
  attempt: Attempt;
  jobId: string;
  /** The turn of another device that the person agreed to end. */
  takesOver: number | null;
  /** Called once this page holds the interview. */
  onHeld(): void;
  dispatch(event: Event): void;
  retryPolicy: RetryPolicy;
}

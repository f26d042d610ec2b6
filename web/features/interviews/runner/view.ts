import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import type { ConnectionProblem, RetryPolicy } from '../connection/retry-policy.ts';
import type { Trouble } from '../device-test/trouble.ts';
import { newInterview } from '../interview/machine.ts';
import type { Attempt } from '../interview/attempt.ts';
import type { Event, Interview } from '../interview/types.ts';
import type { Rules } from '../interview/rules.ts';
import type { Microphone } from '../answers/microphone.ts';
import type { Picture } from '../recording/picture.ts';
import type { Submission } from '../submission/submission.ts';

/** What the screen shows besides the state machine's own state. */
export interface View {
  interview: Interview;
  /** The problem with camera, microphone or server that prevents the interview from opening. */
  trouble: Trouble | null;
  refusal: string | null;
  connectionProblem: ConnectionProblem | null;
  /** The server's own message about it. */
  connectionMessage: string | null;
  /** Whether this device has no room for a copy of the recording. */
  storageFull: boolean;
  stream: MediaStream | null;
  microphone: Microphone | null;
  /** Whether the video, and the sound of an answer, are being recorded right now. */
  isFilming: boolean;
  isHearing: boolean;
  /** The size of the picture being recorded. */
  picture: Picture;
  announced: string;
  /** The recordings, once recording has stopped. More than one if it was interrupted. */
  videos: Blob[];
  /** Everything to submit, once the state machine says so. */
  submission: Submission | null;
  /** The other device that holds the interview, when this page asks whether to continue here. */
  elsewhere: OpenElsewhere | null;
  /** Another device has taken over. The state says whether the recordings made here were sent. */
  handedOver: { device: string; state: 'sending' | 'sent' | 'kept' } | null;
}

export type ViewStore = ReturnType<typeof createViewStore>;

export function createViewStore(now: number, rules: Rules) {
  const listeners = new Set<() => void>();
  let view: View = {
    interview: newInterview(now, rules),
    trouble: null,
    refusal: null,
    connectionProblem: null,
    connectionMessage: null,
    storageFull: false,
    stream: null,
    microphone: null,
    isFilming: false,
    isHearing: false,
    picture: 'whole',
    announced: '',
    videos: [],
    submission: null,
    elsewhere: null,
    handedOver: null,
  };
  return {
    view: (): View => view,
    show: (change: Partial<View>) => {
      view = { ...view, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

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

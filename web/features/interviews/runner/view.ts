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

/** What the screen shows beside the machine's own state. */
export interface View {
  interview: Interview;
  /** Why camera, microphone or the server let nobody in. */
  trouble: Trouble | null;
  refusal: string | null;
  connectionProblem: ConnectionProblem | null;
  /** The server's own sentence on it. */
  connectionMessage: string | null;
  /** Whether this machine has no room for a copy of the recording. */
  storageFull: boolean;
  stream: MediaStream | null;
  microphone: Microphone | null;
  /** Whether the video is being recorded at this moment, and whether the sound of an answer is. */
  isFilming: boolean;
  isHearing: boolean;
  /** How large the picture is that is recorded. */
  picture: Picture;
  announced: string;
  /** What was recorded, once the recording has stopped; more than one where it was interrupted. */
  videos: Blob[];
  /** Everything to submit, once the machine says so. */
  submission: Submission | null;
  /** What holds the interview on another device, when this page asks whether it goes on here. */
  elsewhere: OpenElsewhere | null;
  /** Another device has taken over, and what became of what was recorded here. */
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

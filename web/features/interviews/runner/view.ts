import type { ConnectionProblem } from '../connection/retry-policy.ts';
import type { Trouble } from '../device-test/trouble.ts';
import { newInterview, type Interview } from '../interview/machine.ts';
import type { Rules } from '../interview/rules.ts';
import type { Microphone } from '../answers/microphone.ts';
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
  announced: string;
  /** What was recorded, once the recording has stopped; more than one where it was interrupted. */
  videos: Blob[];
  /** Everything to submit, once the machine says so. */
  submission: Submission | null;
}

export interface ViewStore {
  view(): View;
  show(change: Partial<View>): void;
  subscribe(listener: () => void): () => void;
}

export function createViewStore(now: number, rules: Rules): ViewStore {
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
    announced: '',
    videos: [],
    submission: null,
  };
  return {
    view: () => view,
    show: (change) => {
      view = { ...view, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { waitInBrowser, type RetryPolicy } from '../connection/retry-policy.ts';
import type { ViewStore } from './view.ts';

interface ConnectionWatch {
  show: ViewStore['show'];
  now: () => number;
  signal: () => AbortSignal;
  /** Called when the network is there again, with the seconds for which it was gone. */
  onNetworkBack: (seconds: number) => void;
}

/** Shows each connection problem on the screen, and measures how long the network is gone. */
export function createRetryPolicy({ show, now, signal, onNetworkBack }: ConnectionWatch): RetryPolicy {
  let offlineSince: number | null = null;
  return {
    onConnectionProblem: (problem, message) => {
      show({ connectionProblem: problem, connectionMessage: message ?? null });
      if (problem === 'offline') offlineSince ??= now();
      else if (offlineSince !== null) {
        const seconds = (now() - offlineSince) / 1000;
        offlineSince = null;
        onNetworkBack(seconds);
      }
    },
    wait: waitInBrowser,
    get signal() {
      return signal();
    },
  };
}

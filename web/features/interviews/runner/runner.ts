import type { RetryPolicy } from '../connection/retry-policy.ts';
import { forgetInterviewLeft, noteInterviewLeft } from '#web/session/storage.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import { advance, isRunning, type Event } from '../interview/machine.ts';
import type { DeviceKind } from '../device-test/chosen-devices.ts';
import { handOver } from '../handover/hand-over.ts';
import { keepHolding } from '../handover/hold.ts';
import type { Rules } from '../interview/rules.ts';
import { watchPage } from '../proctoring/watch-page.ts';
import { createRetryPolicy } from './connection-watch.ts';
import type { RunnerContext } from './context.ts';
import { createParts } from './parts.ts';
import { perform } from './perform.ts';
import { watchLine } from './slow-line.ts';
import { createViewStore, type View } from './view.ts';

export interface Runner {
  view(): View;
  subscribe(listener: () => void): () => void;
  dispatch(event: Event): void;
  /** Begins here, and ends the turn of another device. */
  takeOver(turn: number): void;
  /** The person goes on elsewhere. */
  stayElsewhere(): void;
  retryPolicy: RetryPolicy;
  /** Takes another camera or microphone while the interview goes on. */
  changeDevice(kind: DeviceKind, id: string): void;
  /** Watches clock and page until the function that it gives is called, which closes the devices too. */
  run(): () => void;
}

const TICK_MS = 200;

/** Runs the machine of one interview, and carries out what it asks for. */
export function createRunner(attempt: Attempt, jobId: string, rules: Rules): Runner {
  const now = () => performance.now();
  const { view, show, subscribe } = createViewStore(now(), rules);
  let running = new AbortController();

  const dispatch = (event: Event): void => {
    if (running.signal.aborted || view().handedOver) return;
    const { state, effects } = advance(view().interview, event, now());
    if (state !== view().interview) show({ interview: state });
    for (const effect of effects) perform(effect, context, parts);
  };
  const retryPolicy = createRetryPolicy({
    show,
    now,
    signal: () => running.signal,
    onNetworkBack: (seconds) => {
      if (isRunning(view().interview)) parts.calls.note('network-lost', seconds);
    },
  });
  let stopHolding = () => {};
  const onHeld = () => {
    forgetInterviewLeft();
    stopHolding();
    stopHolding = keepHolding(attempt, (elsewhere) => void handOver(context, parts, elsewhere));
  };
  const context: RunnerContext = {
    attempt,
    jobId,
    takesOver: null,
    onHeld,
    view,
    show,
    dispatch,
    retryPolicy,
  };
  const parts = createParts(context);

  const run = () => {
    running = new AbortController();
    const timer = setInterval(() => dispatch({ type: 'tick', now: now() }), TICK_MS);
    const unwatch = watchPage({
      dispatch,
      now,
      isRunning: () => isRunning(view().interview),
      isUnfinished: () =>
        !isLeft(view()) && !['ready', 'opening', 'submitted'].includes(view().interview.stage.name),
      onNetwork: (isOnline) => retryPolicy.onConnectionProblem(isOnline ? null : 'offline'),
      onLeft: (isLeft) => (isLeft ? noteInterviewLeft(localName(attempt)) : forgetInterviewLeft()),
    });
    const unwatchLine = watchLine(context, parts.video);
    return () => {
      clearInterval(timer);
      unwatchLine();
      stopHolding();
      unwatch();
      running.abort();
      parts.video.close();
      parts.reading.stop();
      parts.devices.close();
    };
  };
  const takeOver = (turn: number) => {
    context.takesOver = turn;
    show({ elsewhere: null });
    dispatch({ type: 'start' });
  };
  return {
    view,
    subscribe,
    dispatch,
    takeOver,
    stayElsewhere: () => show({ elsewhere: null }),
    retryPolicy,
    changeDevice: (kind, id) => void parts.devices.change(kind, id),
    run,
  };
}

/** Another device has the interview, and nothing is on its way from here any more. */
const isLeft = ({ handedOver }: View): boolean => handedOver !== null && handedOver.state !== 'sending';

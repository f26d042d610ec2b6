import { forgetInterviewLeft, noteInterviewLeft } from '#web/session/storage.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import { advance, isRunning } from '../interview/machine.ts';
import type { Event } from '../interview/types.ts';
import type { DeviceKind } from '../device-test/chosen-devices.ts';
import { handOver } from '../handover/hand-over.ts';
import { keepHolding } from '../handover/hold.ts';
import type { Rules } from '../interview/rules.ts';
import { watchPage } from '../proctoring/watch-page.ts';
import { createParts } from './parts.ts';
import { perform } from './perform.ts';
import { createViewStore, type RunnerContext, type View } from './view.ts';
import { waitInBrowser, type RetryPolicy } from '../connection/retry-policy.ts';
import { PICTURES, backlogOf, shrunk } from '../recording/picture.ts';
import type { InterviewVideo } from './interview-video.ts';

const TICK_MS = 200;

/** Runs the state machine of one interview and performs its effects. */
export function createRunner(attempt: Attempt, jobId: string, rules: Rules) {
  const now = () => performance.now();
  const { view, show, subscribe } = createViewStore(now(), rules);
  let running = new AbortController();

  const dispatch = (event: Event): void => {
    if (running.signal.aborted || view().handedOver) return;
    const { state, effects } = advance(view().interview, event, now());
    if (state !== view().interview) show({ interview: state });
    for (const effect of effects) perform(effect, context, parts);
  };
  let offlineSince: number | null = null;
  const retryPolicy: RetryPolicy = {
    /** Shows each connection problem on the screen, and notes how long the network was down. */
    onConnectionProblem: (problem, message) => {
      show({ connectionProblem: problem, connectionMessage: message ?? null });
      if (problem === 'offline') offlineSince ??= now();
      else if (offlineSince !== null) {
        const seconds = (now() - offlineSince) / 1000;
        offlineSince = null;
        if (isRunning(view().interview)) parts.calls.note('network-lost', seconds);
      }
    },
    wait: waitInBrowser,
    get signal() {
      return running.signal;
    },
  };
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

  /** Watches the clock and the page until the returned function is called, which also closes the devices. */
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
  /** Starts here and ends the turn of another device. */
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
    /** The person continues on the other device. */
    stayElsewhere: () => show({ elsewhere: null }),
    retryPolicy,
    /** Switches to another camera or microphone during the interview. */
    changeDevice: (kind: DeviceKind, id: string) => void parts.devices.change(kind, id),
    run,
  };
}

/** Another device has the interview, and nothing from here is still being sent. */
const isLeft = ({ handedOver }: View): boolean => handedOver !== null && handedOver.state !== 'sending';

const LOOK_EVERY_MS = 5_000;

/** Watches the backlog to send while the interview runs, and makes the picture smaller if it grows. */
function watchLine({ view, show }: RunnerContext, video: InterviewVideo): () => void {
  const backlog = () => backlogOf(video.segments(), view().connectionProblem !== null);
  let before = backlog();
  const look = () => {
    const now = backlog();
    const { picture, interview, isFilming } = view();
    const next = isFilming && !interview.pause ? shrunk(picture, before, now) : picture;
    before = now;
    if (PICTURES.indexOf(next) <= PICTURES.indexOf(picture)) return;
    show({ picture: next });
    void video.begin();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

import { chooseOption, startQuestion } from '#contract/interview-session.ts';
import { recordProctoringEvent } from '#contract/interview.ts';
import { TEXTS } from '#contract/texts.ts';
import { send } from '#web/api/client.ts';
import { DeviceTrouble, closeDevices, openDevices } from '../device-test/devices.ts';
import type { Trouble } from '../device-test/trouble.ts';
import { openMicrophone, type Microphone } from '../answers/microphone.ts';
import { prepareVoices, readAloud } from '../voice/read-aloud.ts';
import { createAnswerKeeper } from '../answers/answer-recorder.ts';
import { keepInterview } from '../local-copy/local-copy.ts';
import { advance, isRunning, newInterview, type Effect, type Event, type Interview } from './machine.ts';
import { openOnServer } from './open-interview.ts';
import { untilAnswered, waitInBrowser, type Hindrance, type Persistence } from '../connection/retry-policy.ts';
import { openRecordings, type Recordings } from '../recording/recordings.ts';
import type { Submission } from '../submission/submission.ts';
import { watchPage } from '../proctoring/watch-page.ts';

/** What the screen shows beside the machine's own state. */
export interface View {
  interview: Interview;
  /** Why camera, microphone or the server let nobody in. */
  trouble: Trouble | null;
  refusal: string | null;
  hindrance: Hindrance | null;
  /** The server's own sentence on it. */
  hindranceMessage: string | null;
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

export interface Runner {
  view(): View;
  subscribe(listener: () => void): () => void;
  dispatch(event: Event): void;
  persistence: Persistence;
  /** Watches clock and page until the function that it gives is called, which closes the devices too. */
  run(): () => void;
}

const TICK_MS = 200;
const KEEP_PAGE = { whenSignedOut: 'keep-page' } as const;

/** Performs what the machine asks for: devices, recording, voice, keeping and sending. */
export function createRunner(applicationId: string, jobId: string): Runner {
  const now = () => performance.now();
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let view: View = {
    interview: newInterview(now()),
    trouble: null,
    refusal: null,
    hindrance: null,
    hindranceMessage: null,
    storageFull: false,
    stream: null,
    microphone: null,
    announced: '',
    videos: [],
    submission: null,
  };
  const show = (change: Partial<View>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };

  let offlineSince: number | null = null;
  const persistence: Persistence = {
    onHindrance: (hindrance, message) => {
      show({ hindrance, hindranceMessage: message ?? null });
      if (hindrance === 'offline') offlineSince ??= now();
      else if (offlineSince !== null) {
        const seconds = (now() - offlineSince) / 1000;
        offlineSince = null;
        if (isRunning(view.interview)) perform({ type: 'note', kind: 'network-lost', seconds });
      }
    },
    wait: waitInBrowser,
    get signal() {
      return running.signal;
    },
  };

  let recordings: Recordings | null = null;
  let stopped: Promise<void> = Promise.resolve();
  let stopReading = () => {};
  const notes: Promise<unknown>[] = [];
  let told: Promise<unknown> = Promise.resolve();

  const onNotKept = () => show({ storageFull: true });
  const keep = () => {
    const { questions, chosen } = view.interview;
    const interview = {
      applicationId,
      keptAt: Date.now(),
      questions: [...questions],
      chosen: { ...chosen },
      takes: recordings?.kept() ?? [],
      answers: answers.kept(),
    };
    void keepInterview(interview).catch(onNotKept);
  };
  const answers = createAnswerKeeper(applicationId, persistence, { onChange: keep, onNotKept });
  /** Tells the server in the order in which things happened. What it refuses it refuses again at the end. */
  const tell = (call: () => Promise<unknown>) => {
    told = told.then(() => untilAnswered(call, persistence)).catch(() => {});
  };

  const watchDevices = (stream: MediaStream) => {
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () =>
        dispatch({ type: 'device-lost', device: track.kind === 'video' ? 'camera' : 'microphone' }),
      );
    }
  };

  async function open(): Promise<void> {
    show({ trouble: null, refusal: null });
    try {
      const stream = await openDevices();
      show({ stream });
      const microphone = await openMicrophone(stream);
      microphone.onVoice = () => dispatch({ type: 'voice' });
      microphone.onPiece = answers.hear;
      watchDevices(stream);
      show({ microphone });
      await prepareVoices();
      const { opened, left } = await openOnServer(applicationId, jobId, persistence);
      recordings = openRecordings(applicationId, {
        persistence,
        earlier: left.takes,
        onPiece: keep,
        onNotKept,
        onBroken: () => isRunning(view.interview) && void beginTake(),
      });
      answers.goOnWith(left.answers, opened.left && opened.questions[opened.index]?.ordinal);
      dispatch({ type: 'opened', ...opened });
      // Where all questions were put before, nothing is recorded any more.
      if (view.interview.stage.name === 'finished') stopRecording();
    } catch (failure) {
      closeAll();
      if (failure instanceof DeviceTrouble) show({ trouble: failure.trouble });
      else show({ refusal: failure instanceof Error ? failure.message : TEXTS.somethingWentWrong });
      dispatch({ type: 'open-failed' });
    }
  }

  async function beginTake(): Promise<void> {
    if (!view.stream) return;
    try {
      await recordings?.begin(view.stream);
      keep();
    } catch {
      // Without a video the answers are still recorded: better than no interview.
      show({ refusal: 'The video could not be recorded. Your voice is.' });
    }
  }

  function stopRecording(): void {
    stopped = (recordings?.stop() ?? Promise.resolve()).then(async () => {
      closeDevices(view.stream);
      const videos = recordings?.takes().map(({ take }) => take.whole()) ?? [];
      // A picture less in the preview is no reason to end; what the server has is checked when it is submitted.
      const readable = await Promise.allSettled(videos);
      show({ videos: readable.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])) });
    });
  }

  /** Opens what there is again: camera and microphone, else the microphone alone. */
  async function reconnect(): Promise<void> {
    try {
      const stream = await openDevices().catch(() => openDevices({ video: false }));
      watchDevices(stream);
      view.microphone?.listenTo(stream);
      show({ trouble: null });
      if (stream.getVideoTracks().length > 0) {
        const earlier = view.stream;
        show({ stream });
        if (view.interview.recording) await beginTake();
        closeDevices(earlier);
      }
      dispatch({ type: 'resume' });
    } catch (failure) {
      show({ trouble: failure instanceof DeviceTrouble ? failure.trouble : 'unknown' });
    }
  }

  async function prepareSubmission(): Promise<void> {
    await stopped;
    const { questions, chosen } = view.interview;
    const takes = recordings?.takes() ?? [];
    const rest = Promise.allSettled([told, ...notes]);
    show({
      submission: { applicationId, questions, chosen, takes, answers: answers.all(), told: rest },
    });
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'open':
        return void open();
      case 'keep':
        return keep();
      case 'put': {
        const { questionId } = effect;
        return tell(async () => {
          const { data } = await send(startQuestion, { applicationId, questionId }, KEEP_PAGE);
          const leftMs = Date.parse(data.deadline) - Date.parse(data.serverTime);
          dispatch({ type: 'deadline', questionId, leftMs });
        });
      }
      case 'choose': {
        const { questionId, option } = effect;
        return tell(() => send(chooseOption, { applicationId, questionId, option }, KEEP_PAGE));
      }
      case 'start-recording':
        return void beginTake().then(() => dispatch({ type: 'recording-started' }));
      case 'pause-recording':
        return recordings?.pause();
      case 'resume-recording':
        return recordings?.resume();
      case 'stop-recording':
        return stopRecording();
      case 'ask':
        stopReading();
        stopReading = readAloud(effect.text, () => dispatch({ type: 'question-read' }));
        return;
      case 'stop-speaking':
        return stopReading();
      case 'begin-answer':
        return answers.begin(
          effect.ordinal,
          view.microphone?.sampleRate ?? 16_000,
          recordings?.place() ?? null,
        );
      case 'pause-answer':
      case 'resume-answer':
        return answers.pause(effect.type === 'pause-answer');
      case 'end-answer':
        return answers.end();
      case 'reconnect':
        return void reconnect();
      case 'note': {
        const { kind, seconds } = effect;
        const note = { applicationId, kind, ...(seconds === undefined ? {} : { seconds }) };
        const noted = untilAnswered(() => send(recordProctoringEvent, note, KEEP_PAGE), persistence);
        notes.push(noted.catch(() => {}));
        return;
      }
      case 'announce':
        return show({ announced: effect.text });
      case 'submit':
        return void prepareSubmission();
    }
  }

  function dispatch(event: Event): void {
    if (running.signal.aborted) return;
    const { state, effects } = advance(view.interview, event);
    if (state !== view.interview) show({ interview: state });
    for (const effect of effects) perform(effect);
  }

  function closeAll(): void {
    stopReading();
    view.microphone?.close();
    closeDevices(view.stream);
    show({ stream: null, microphone: null });
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    persistence,
    run: () => {
      running = new AbortController();
      const timer = setInterval(() => dispatch({ type: 'tick', now: now() }), TICK_MS);
      const unwatch = watchPage({
        dispatch,
        now,
        isRunning: () => isRunning(view.interview),
        isUnfinished: () => !['ready', 'opening', 'submitted'].includes(view.interview.stage.name),
        onNetwork: (isOnline) => persistence.onHindrance(isOnline ? null : 'offline'),
      });
      return () => {
        clearInterval(timer);
        unwatch();
        running.abort();
        void recordings?.stop();
        closeAll();
      };
    },
  };
}

import { startInterview, getQuestionsForInterview, recordProctoringEvent } from '#contract/interview.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { send } from '#web/api/client.ts';
import { STORED, writeStored } from '#web/session/storage.ts';
import { DeviceTrouble, closeDevices, openDevices } from '../device-test/devices.ts';
import type { Trouble } from '../device-test/trouble.ts';
import { openMicrophone, type Microphone } from '../recording/microphone.ts';
import { recordVideo, type VideoRecorder } from '../recording/video-recorder.ts';
import { prepareVoices, readAloud } from '../voice/read-aloud.ts';
import { sendAnswer, type SpokenAnswer } from './answers.ts';
import { keepInterview, keepSoundPiece, keepVideoPiece } from './kept.ts';
import { advance, isRunning, newInterview, type Effect, type Event, type Interview } from './machine.ts';
import { untilAnswered, waitInBrowser, type Hindrance, type Persistence } from './persistence.ts';
import { questionsInOrder } from './questions.ts';
import type { Submission } from './submission.ts';
import { watchPage } from './watch-page.ts';

/** What the screen shows beside the machine's own state. */
export interface View {
  interview: Interview;
  /** Why camera, microphone or the server let nobody in. */
  trouble: Trouble | null;
  refusal: string | null;
  hindrance: Hindrance | null;
  /** Whether this machine has no room for a copy of the recording. */
  storageFull: boolean;
  stream: MediaStream | null;
  microphone: Microphone | null;
  announced: string;
  /** The recording, once it has stopped. */
  video: Blob | null;
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
/** Ten pieces of sound a second come in; a second's worth is kept at a time. */
const KEPT_AT_A_TIME = 10;

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
    storageFull: false,
    stream: null,
    microphone: null,
    announced: '',
    video: null,
    submission: null,
  };
  const show = (change: Partial<View>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };

  let offlineSince: number | null = null;
  const persistence: Persistence = {
    onHindrance: (hindrance) => {
      show({ hindrance });
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

  let recorder: VideoRecorder | null = null;
  let stopped: Promise<void> = Promise.resolve();
  let stopReading = () => {};
  const videoPieces: Blob[] = [];
  const answers: SpokenAnswer[] = [];
  const notes: Promise<unknown>[] = [];
  let current: { answer: SpokenAnswer; unkept: Int16Array[]; kept: number; isPaused: boolean } | null = null;

  const keeping = (work: Promise<void>) => void work.catch(() => show({ storageFull: true }));
  const keep = () => {
    const { questions, chosen } = view.interview;
    const kept = answers.map(({ ordinal, sampleRate, videoOffsetSeconds, path }) => [
      ordinal,
      { sampleRate, videoOffsetSeconds, path },
    ]);
    keeping(
      keepInterview({
        applicationId,
        keptAt: Date.now(),
        questions: [...questions],
        chosen: { ...chosen },
        videoType: recorder?.mimeType ?? '',
        answers: Object.fromEntries(kept),
      }),
    );
  };
  const keepSound = (atLeast: number) => {
    if (!current || current.unkept.length < atLeast || current.unkept.length === 0) return;
    const piece = joined(current.unkept);
    current.unkept = [];
    keeping(keepSoundPiece(applicationId, current.answer.ordinal, current.kept++, piece));
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
      microphone.onPiece = (samples) => {
        if (!current || current.isPaused) return;
        current.answer.pieces.push(samples);
        current.unkept.push(samples);
        keepSound(KEPT_AT_A_TIME);
      };
      watchDevices(stream);
      show({ microphone });
      await prepareVoices();
      const consent = { applicationId, consentVersion: CONSENT_VERSION };
      const keepPage = { whenSignedOut: 'keep-page' as const };
      const started = await untilAnswered(() => send(startInterview, consent, keepPage), persistence);
      const asked = await untilAnswered(
        () => send(getQuestionsForInterview, { jobId }, keepPage),
        persistence,
      );
      writeStored(STORED.userStartedInterview, applicationId);
      const { proctoring } = started.data;
      dispatch({ type: 'opened', questions: questionsInOrder(asked.data), proctoring });
    } catch (failure) {
      closeAll();
      if (failure instanceof DeviceTrouble) show({ trouble: failure.trouble });
      else show({ refusal: failure instanceof Error ? failure.message : TEXTS.somethingWentWrong });
      dispatch({ type: 'open-failed' });
    }
  }

  async function startRecording(): Promise<void> {
    if (!view.stream) return;
    try {
      recorder = await recordVideo(view.stream, (piece) => {
        keeping(keepVideoPiece(applicationId, videoPieces.length, piece));
        videoPieces.push(piece);
      });
      keep();
    } catch {
      // Without a video the answers are still recorded: better than no interview.
      show({ refusal: 'The video could not be recorded. Your voice is.' });
    }
    dispatch({ type: 'recording-started' });
  }

  async function reconnect(): Promise<void> {
    try {
      const stream = await openDevices({ video: false });
      watchDevices(stream);
      view.microphone?.listenTo(stream);
      show({ trouble: null });
      dispatch({ type: 'resume' });
    } catch (failure) {
      show({ trouble: failure instanceof DeviceTrouble ? failure.trouble : 'unknown' });
    }
  }

  function endAnswer(): void {
    if (!current) return;
    keepSound(1);
    const { answer } = current;
    current = null;
    // A refusal is met again, and then shown, when the interview is submitted.
    void sendAnswer(applicationId, answer, persistence).then(
      (path) => {
        answer.path = path;
        keep();
      },
      () => {},
    );
  }

  async function prepareSubmission(): Promise<void> {
    await stopped;
    // What could not be noted does not hold up the answers.
    await Promise.allSettled(notes);
    const { questions, chosen } = view.interview;
    const videoSeconds = recorder?.seconds() ?? null;
    show({ submission: { applicationId, questions, chosen, video: view.video, videoSeconds, answers } });
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'open':
        return void open();
      case 'keep':
        return keep();
      case 'start-recording':
        return void startRecording();
      case 'pause-recording':
        return recorder?.pause();
      case 'resume-recording':
        return recorder?.resume();
      case 'stop-recording':
        stopped = (recorder?.stop() ?? Promise.resolve()).then(() => {
          if (recorder) show({ video: new Blob(videoPieces, { type: recorder.mimeType }) });
          closeDevices(view.stream);
        });
        return;
      case 'ask':
        stopReading();
        stopReading = readAloud(effect.text, () => dispatch({ type: 'question-read' }));
        return;
      case 'stop-speaking':
        return stopReading();
      case 'begin-answer': {
        const answer = {
          ordinal: effect.ordinal,
          sampleRate: view.microphone?.sampleRate ?? 16_000,
          pieces: [],
          videoOffsetSeconds: recorder?.seconds() ?? 0,
          path: null,
        };
        answers.push(answer);
        current = { answer, unkept: [], kept: 0, isPaused: false };
        return keep();
      }
      case 'pause-answer':
      case 'resume-answer':
        if (current) current.isPaused = effect.type === 'pause-answer';
        return;
      case 'end-answer':
        return endAnswer();
      case 'reconnect':
        return void reconnect();
      case 'note': {
        const { kind, seconds } = effect;
        const note = { applicationId, kind, ...(seconds === undefined ? {} : { seconds }) };
        const noted = untilAnswered(
          () => send(recordProctoringEvent, note, { whenSignedOut: 'keep-page' }),
          persistence,
        );
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
        void recorder?.stop();
        closeAll();
      };
    },
  };
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

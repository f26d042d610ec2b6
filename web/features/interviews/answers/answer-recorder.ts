import { answerSeconds, isSameAnswer, sendAnswer, type SpokenAnswer, type WhichAnswer } from './answers.ts';
import { saveSoundChunk, type LocalAnswer } from '../local-copy/local-copy.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import type { RetryPolicy } from '../connection/retry-policy.ts';

export type AnswerRecorder = ReturnType<typeof createAnswerRecorder>;

/** Where a page's recording of an answer is in the video. */
export interface AnswerPlace {
  recordingId: string;
  seconds: number;
  /** In seconds from that point. `to` is null while a voice is reading. */
  readings: { from: number; to: number | null }[];
}

/**
 * Ten chunks of sound arrive per second. They are saved sooner than a chunk of video is sent, so that if the browser
 * dies, the sound of an answer is at least as complete as the video.
 */
const SAVED_AT_A_TIME = 2;

interface AnswerCallbacks {
  onChange: () => void;
  onNotSaved: () => void;
  /** Called with whether an answer is being recorded, whenever that may have changed. */
  onHearing: (isHearing: boolean) => void;
  /** Called when an answer begins in the video, and again when it is known when a voice read in it. */
  onPlace: (which: WhichAnswer, place: AnswerPlace) => void;
}

/** The answer being recorded. */
interface Current {
  answer: SpokenAnswer;
  unsaved: Int16Array[];
  saved: number;
  isPaused: boolean;
  /** Where this page began it, and how long it already was. */
  place: { recordingId: string; seconds: number } | null;
  earlierSeconds: number;
}

/** The spoken answers of an interview: recorded, saved on this device, and sent as they end. */
export function createAnswerRecorder(
  attempt: Attempt,
  retryPolicy: RetryPolicy,
  { onChange, onNotSaved, onHearing, onPlace }: AnswerCallbacks,
) {
  const name = localName(attempt);
  const answers: SpokenAnswer[] = [];
  let current: Current | null = null;

  const saveSound = (atLeast: number) => {
    if (!current || current.unsaved.length < atLeast || current.unsaved.length === 0) return;
    const chunk = joined(current.unsaved);
    current.unsaved = [];
    void saveSoundChunk(name, current.answer, current.saved++, chunk).catch(onNotSaved);
  };
  let telling: Promise<void> | null = null;
  /** An answer and its reading begin at the same moment, so this is reported once, after the question was put. */
  const notePlace = () => {
    telling ??= Promise.resolve().then(() => {
      telling = null;
      const place = current && placeOf(current);
      if (current && place) onPlace(current.answer, place);
    });
  };
  const deliveries: Promise<unknown>[] = [];
  const deliver = (answer: SpokenAnswer, options?: { isCutOff: boolean }) => {
    const delivery = sendAnswer(attempt, answer, retryPolicy, options).then((path) => {
      answer.path = path;
      onChange();
    });
    deliveries.push(delivery);
    // The submission sends the answer again and shows any refusal then.
    delivery.catch(() => {});
  };
  /** Adds sound to the current answer. Without one, the sound is dropped. */
  const hear = (samples: Int16Array) => {
    if (!current || current.isPaused) return;
    current.answer.chunks.push(samples);
    current.unsaved.push(samples);
    saveSound(SAVED_AT_A_TIME);
  };

  return {
    all: (): readonly SpokenAnswer[] => answers,
    local: (): LocalAnswer[] => answers.map(({ chunks: _chunks, ...rest }) => rest),
    /** Takes over what earlier pages recorded. `unfinished` continues; other answers that the server lacks are sent. */
    goOnWith: (earlier: readonly SpokenAnswer[], unfinished: WhichAnswer | null) => {
      for (const answer of earlier) {
        answers.push(answer);
        if (!isSameAnswer(answer, unfinished) && answer.path === null) deliver(answer);
      }
    },
    begin: ({ ordinal, take }: WhichAnswer, sampleRate: number, place: Current['place']) => {
      const begun = answers.find((each) => isSameAnswer(each, { ordinal, take }));
      // An answer that was sent is complete, even if another device continued it.
      if (begun && begun.sampleRate === sampleRate && begun.path === null) {
        // The earlier page was cut off while a voice was reading.
        for (const reading of begun.readings) reading.to ??= answerSeconds(begun);
        const earlierSeconds = answerSeconds(begun) + (place?.seconds ?? 0);
        current = currentOf(begun, place, earlierSeconds);
        // The video is already running, so silence of that length keeps sound and picture in sync.
        if (place) hear(new Int16Array(Math.round(place.seconds * sampleRate)));
      } else {
        const answer: SpokenAnswer = {
          ordinal,
          take,
          sampleRate,
          chunks: [],
          recordingId: place?.recordingId ?? null,
          videoOffsetSeconds: place?.seconds ?? 0,
          readings: [],
          path: null,
        };
        if (begun) answers.splice(answers.indexOf(begun), 1);
        answers.push(answer);
        current = currentOf(answer, place, 0);
      }
      notePlace();
      onHearing(true);
      onChange();
    },
    hear,
    pause: (isPaused: boolean) => {
      if (!current) return;
      current.isPaused = isPaused;
      onHearing(!isPaused);
    },
    /** A voice begins to read the question during the current answer. */
    beginReading: () => {
      if (!current) return;
      const { answer } = current;
      answer.readings.push({ from: answerSeconds(answer), to: null });
      notePlace();
      onChange();
    },
    /** The voice has ended. If `wasHeard` is false, it never began. */
    endReading: (wasHeard = true) => {
      const { answer } = current ?? {};
      const reading = answer?.readings.at(-1);
      if (!answer || !reading || reading.to !== null) return;
      if (wasHeard) reading.to = answerSeconds(answer);
      else answer.readings.pop();
      notePlace();
      onChange();
    },
    /** `isCutOff`: the candidate did not end it; another device took over. */
    end: (options?: { isCutOff: boolean }) => {
      if (!current) return;
      saveSound(1);
      const { answer } = current;
      current = null;
      onHearing(false);
      deliver(answer, options);
    },
    /** Resolves once the server has every finished answer. Rejects if one was refused. */
    settled: () => Promise.all(deliveries),
  };
}

const currentOf = (answer: SpokenAnswer, place: Current['place'], earlierSeconds: number): Current => ({
  answer,
  unsaved: [],
  saved: answer.chunks.length,
  isPaused: false,
  place,
  earlierSeconds,
});

function placeOf({ answer, place, earlierSeconds }: Current): AnswerPlace | null {
  if (place === null) return null;
  const readings = answer.readings
    .filter(({ from }) => from >= earlierSeconds)
    .map(({ from, to }) => ({ from: from - earlierSeconds, to: to === null ? null : to - earlierSeconds }));
  return { ...place, readings };
}

function joined(chunks: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

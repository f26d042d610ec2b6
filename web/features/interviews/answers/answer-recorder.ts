import { sendAnswer, type SpokenAnswer } from './answers.ts';
import { keepSoundPiece, type KeptAnswer } from '../local-copy/local-copy.ts';
import type { Persistence } from '../connection/retry-policy.ts';

/** The spoken answers of an interview: recorded, kept on this machine, and sent as they end. */
export interface AnswerKeeper {
  all(): readonly SpokenAnswer[];
  kept(): Record<number, KeptAnswer>;
  /** Takes over what earlier pages left. The answer to `unfinished` goes on; what the server lacks is sent. */
  goOnWith(left: readonly SpokenAnswer[], unfinished: number | null | undefined): void;
  begin(ordinal: number, sampleRate: number, place: { recordingId: string; seconds: number } | null): void;
  /** Some sound; what comes outside of answers is forgotten. */
  hear(samples: Int16Array): void;
  pause(isPaused: boolean): void;
  end(): void;
}

/** Ten pieces of sound a second come in; a second's worth is kept at a time. */
const KEPT_AT_A_TIME = 10;

export function createAnswerKeeper(
  applicationId: string,
  persistence: Persistence,
  { onChange, onNotKept }: { onChange: () => void; onNotKept: () => void },
): AnswerKeeper {
  const answers: SpokenAnswer[] = [];
  let current: { answer: SpokenAnswer; unkept: Int16Array[]; kept: number; isPaused: boolean } | null = null;

  const keepSound = (atLeast: number) => {
    if (!current || current.unkept.length < atLeast || current.unkept.length === 0) return;
    const piece = joined(current.unkept);
    current.unkept = [];
    void keepSoundPiece(applicationId, current.answer.ordinal, current.kept++, piece).catch(onNotKept);
  };
  const deliver = (answer: SpokenAnswer) =>
    // A refusal is met again, and then shown, when the interview is submitted.
    void sendAnswer(applicationId, answer, persistence).then(
      (path) => {
        answer.path = path;
        onChange();
      },
      () => {},
    );
  const hear = (samples: Int16Array) => {
    if (!current || current.isPaused) return;
    current.answer.pieces.push(samples);
    current.unkept.push(samples);
    keepSound(KEPT_AT_A_TIME);
  };

  return {
    all: () => answers,
    kept: () =>
      Object.fromEntries(
        answers.map(
          ({ ordinal, sampleRate, recordingId, videoOffsetSeconds, path }): [number, KeptAnswer] => [
            ordinal,
            { sampleRate, recordingId, videoOffsetSeconds, path },
          ],
        ),
      ),
    goOnWith: (left, unfinished) => {
      for (const answer of left) {
        answers.push(answer);
        if (answer.ordinal !== unfinished && answer.path === null) deliver(answer);
      }
    },
    begin: (ordinal, sampleRate, place) => {
      const begun = answers.find((each) => each.ordinal === ordinal);
      if (begun && begun.sampleRate === sampleRate) {
        current = { answer: begun, unkept: [], kept: begun.pieces.length, isPaused: false };
        // The video went on before this: silence of that length keeps words and pictures together.
        if (place) hear(new Int16Array(Math.round(place.seconds * sampleRate)));
      } else {
        const answer: SpokenAnswer = {
          ordinal,
          sampleRate,
          pieces: [],
          recordingId: place?.recordingId ?? null,
          videoOffsetSeconds: place?.seconds ?? 0,
          path: null,
        };
        if (begun) answers.splice(answers.indexOf(begun), 1);
        answers.push(answer);
        current = { answer, unkept: [], kept: 0, isPaused: false };
      }
      onChange();
    },
    hear,
    pause: (isPaused) => {
      if (current) current.isPaused = isPaused;
    },
    end: () => {
      if (!current) return;
      keepSound(1);
      const { answer } = current;
      current = null;
      deliver(answer);
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

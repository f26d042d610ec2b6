import type { SpokenAnswer } from './answers.ts';

/** Where what a page records of an answer is in the video. */
export interface AnswerPlace {
  recordingId: string;
  seconds: number;
  /** In seconds from there on; `to` is null while a voice reads. */
  readings: { from: number; to: number | null }[];
}

/** The place of an answer that this page began or went on with when it was so long already. */
export function placeOf(
  answer: Pick<SpokenAnswer, 'readings'>,
  begin: { recordingId: string; seconds: number },
  earlierSeconds: number,
): AnswerPlace {
  const readings = answer.readings
    .filter(({ from }) => from >= earlierSeconds)
    .map(({ from, to }) => ({ from: from - earlierSeconds, to: to === null ? null : to - earlierSeconds }));
  return { ...begin, readings };
}

/** Calls `work` once after all that is done in the same moment. */
export function oncePerMoment(work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      work();
    });
  };
}

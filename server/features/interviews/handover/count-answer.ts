import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { putSpokenAnswer } from '../store.ts';
import { countingTake, keepTake } from '../takes-store.ts';
import { transcribeTask } from '../tasks.ts';
import type { TakeOfAnswer } from './holder-store.ts';
import type { JoinedAnswer } from './join-answer.ts';

/** A recording counts as the answer from now on, unless one that was made later does; its words are written down at once. */
export async function countAnswer(
  ctx: Context,
  tx: Database,
  answer: TakeOfAnswer & { ordinal: number; retakes: number },
  sound: JoinedAnswer,
): Promise<void> {
  const { applicationId, attempt, questionId, ordinal, take, retakes } = answer;
  const counted = {
    applicationId,
    attempt,
    questionId,
    take,
    fileId: sound.file.id,
    audioSeconds: sound.seconds,
    at: ctx.clock.now(),
  };
  if (retakes > 0) {
    await keepTake(tx, counted);
    // An earlier recording that arrives after the one that was made again is kept and does not count.
    const counting = await countingTake(tx, counted);
    if (counting && counting.take > take) return;
  }
  const answerId = await putSpokenAnswer(tx, {
    ...counted,
    ordinal,
    videoOffsetSeconds: sound.videoOffsetSeconds ?? undefined,
    recordingId: sound.recordingId ?? undefined,
    readings: sound.readings,
    isCutOff: sound.isCutOff,
  });
  await ctx.tasks.queue(tx, transcribeTask, { answerId });
}

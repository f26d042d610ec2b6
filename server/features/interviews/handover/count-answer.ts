import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { answersOf, putSpokenAnswer } from '../store.ts';
import { keepTake } from '../takes-store.ts';
import { transcribeTask } from '../tasks.ts';
import type { TakeOfAnswer } from './holder-store.ts';
import type { JoinedAnswer } from './join-answer.ts';

/**
 * Makes a recording count as the answer, unless a later recording already does, and queues its transcription at once.
 */
export async function countAnswer(
  ctx: Context,
  tx: Database,
  answer: TakeOfAnswer & { ordinal: number; retakes: number },
  sound: JoinedAnswer,
): Promise<void> {
  const { take, ordinal, retakes } = answer;
  const { file, seconds } = sound;
  const question = { ...answer, at: ctx.clock.now() };
  if (retakes > 0) {
    await keepTake(tx, { ...question, fileId: file.id, audioSeconds: seconds });
    // An earlier recording that arrives after the retake is kept but does not count.
    const counting = (await answersOf(tx, answer)).find(
      ({ question_id }) => question_id === answer.questionId,
    );
    if (counting && counting.take > take) return;
  }
  const answerId = await putSpokenAnswer(tx, question, {
    ordinal,
    take,
    audio_file_id: file.id,
    audio_seconds: seconds,
    recording_id: sound.recordingId,
    video_offset_seconds: sound.videoOffsetSeconds,
    readings: sound.readings,
    is_cut_off: sound.isCutOff,
  });
  await ctx.tasks.queue(tx, transcribeTask, { answerId });
}

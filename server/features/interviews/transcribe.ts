import { parseReadings } from '#contract/readings.ts';
import { questionsByIds } from '#server/features/jobs/question-store.ts';
import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { type Transcript, UnreadableAudio } from '#server/platform/speech/speech.ts';
import { answerById, setTranscript } from './store.ts';
import { withoutReading } from './without-reading.ts';

/**
 * Transcribes an answer that has no transcript yet. Safe to repeat; an unreadable recording is marked as
 * such.
 */
export async function transcribeAnswer(ctx: Context, answerId: string): Promise<void> {
  const answer = await answerById(ctx.db, answerId);
  if (!answer || answer.transcription_status !== 'waiting') return;
  const file = await fileById(ctx.db, answer.audio_file_id);
  if (!file) throw new Error(`The recording of answer ${answerId} is gone.`);
  try {
    const heard = await transcribeOnce(ctx, file);
    const question = (await questionsByIds(ctx.db, [answer.question_id])).get(answer.question_id);
    const readings = parseReadings(answer.readings) ?? [];
    const transcript = withoutReading(heard, question?.question ?? '', readings);
    await setTranscript(ctx.db, answerId, file.id, transcript);
  } catch (error) {
    if (!(error instanceof UnreadableAudio)) throw error;
    ctx.log.warn({ err: error, answerId }, 'a recorded answer could not be read');
    await setTranscript(ctx.db, answerId, file.id, null);
  }
}

const underWay = new Map<string, Promise<Transcript>>();

/**
 * The report of a submitted interview waits for a transcription that is already running and does not start a
 * second one.
 */
function transcribeOnce(ctx: Context, file: { id: string; object_key: string }): Promise<Transcript> {
  const known = underWay.get(file.id);
  if (known) return known;
  const begun = ctx.files
    .bytes(file.object_key)
    .then((wav) => ctx.speech.transcribe(wav))
    .finally(() => underWay.delete(file.id));
  underWay.set(file.id, begun);
  return begun;
}

import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { UnreadableAudio } from '#server/platform/speech/speech.ts';
import { answerById, setTranscript } from './store.ts';

/** Transcribes an answer that waits for it. Safe to repeat; a recording that cannot be read is marked as such. */
export async function transcribeAnswer(ctx: Context, answerId: string): Promise<void> {
  const answer = await answerById(ctx.db, answerId);
  if (!answer || answer.transcription_status !== 'waiting') return;
  const file = await fileById(ctx.db, answer.audio_file_id);
  if (!file) throw new Error(`The recording of answer ${answerId} is gone.`);
  const wav = await ctx.files.bytes(file.object_key);
  try {
    const transcript = await ctx.speech.transcribe(wav);
    await setTranscript(ctx.db, answerId, file.id, transcript);
  } catch (error) {
    if (!(error instanceof UnreadableAudio)) throw error;
    ctx.log.warn({ err: error, answerId }, 'a recorded answer could not be read');
    await setTranscript(ctx.db, answerId, file.id, null);
  }
}

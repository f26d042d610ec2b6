import { setTimeout } from 'node:timers/promises';
import { parseReadings } from '#contract/interview/readings.ts';
import type { Language } from '#contract/messages/languages.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { applicationById } from '#server/features/applications/store.ts';
import { questionsByIds } from '#server/features/jobs/question-store.ts';
import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { type Transcript, UnreadableAudio } from '#server/platform/speech/speech.ts';
import { answerById, answersOf, setTranscript } from './store.ts';
import { transcribeTask } from './tasks.ts';
import { withoutReading } from './without-reading.ts';

/**
 * Transcribes an answer that has no transcript yet. Safe to repeat. A recording that is unreadable, or in a language
 * without a model, is marked as such.
 */
export async function transcribeAnswer(ctx: Context, answerId: string): Promise<void> {
  const answer = await answerById(ctx.db, answerId);
  if (!answer || answer.transcription_status !== 'waiting') return;
  const file = await fileById(ctx.db, answer.audio_file_id);
  const application = await applicationById(ctx.db, answer.application_id);
  if (!file || !application) throw new Error(`The recording of answer ${answerId} is gone.`);
  const { language } = application;
  if (!ctx.speech.hears(language)) return setTranscript(ctx.db, answerId, file.id, null);
  try {
    const heard = await transcribeOnce(ctx, file, language);
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

/** How long the report waits before it checks again whether another process has transcribed an answer. */
const LOOK_AGAIN_MS = 250;

/**
 * Transcribes the remaining answers of an attempt. Their own tasks start with the first answer, maybe in another
 * process. This therefore starts with the last, and waits for any that is being transcribed, so that no recording is
 * transcribed twice.
 */
export async function transcribeWaiting(ctx: Context, attempt: Attempt): Promise<void> {
  for (;;) {
    const waiting = (await answersOf(ctx.db, attempt))
      .filter((answer) => answer.transcription_status === 'waiting')
      .toSorted((a, b) => b.received_at.getTime() - a.received_at.getTime())
      .map(({ id }) => id);
    if (waiting.length === 0) return;
    const taken = await ctx.tasks.running(ctx.db, transcribeTask);
    const next = waiting.find((id) => !taken.some(({ answerId }) => answerId === id));
    if (next === undefined) await setTimeout(LOOK_AGAIN_MS);
    else await transcribeAnswer(ctx, next);
  }
}

const underWay = new Map<string, Promise<Transcript>>();

/** If the report and a task of this process reach the same recording at once, both wait for one transcription. */
function transcribeOnce(
  ctx: Context,
  file: { id: string; object_key: string },
  language: Language,
): Promise<Transcript> {
  const known = underWay.get(file.id);
  if (known) return known;
  const begun = ctx.files
    .bytes(file.object_key)
    .then((wav) => ctx.speech.transcribe(wav, language))
    .finally(() => underWay.delete(file.id));
  underWay.set(file.id, begun);
  return begun;
}

import { parseAudioName } from '#contract/candidate.ts';
import type { RequestOf, UploadRule } from '#contract/endpoint.ts';
import type { candidateAnswerAudio } from '#contract/candidate.ts';
import { inTransaction } from '#server/database/database.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import type { Context } from '#server/platform/context.ts';
import type { IncomingFile } from '#server/platform/http/route.ts';
import { badInput } from '#server/platform/outcome.ts';
import { openApplication } from './open.ts';
import { askedQuestions, putSpokenAnswer, setVideo } from './store.ts';
import { makePlayableTask, transcribeTask } from './tasks.ts';

/** Keeps one spoken answer and queues its transcription at once. Sending it again replaces it. */
export async function receiveAnswer(
  ctx: Context,
  candidateId: string,
  input: RequestOf<typeof candidateAnswerAudio>,
  upload: UploadRule,
  file: IncomingFile,
): Promise<string> {
  const named = parseAudioName(input.audioName);
  if (!named) throw badInput('audioName', 'audioName is the application id, the word answer and a number');
  const application = await openApplication(ctx, ctx.db, candidateId, named.applicationId);
  const spoken = (await askedQuestions(ctx.db, application.id)).filter(({ kind }) => kind !== 'mcq');
  const question = spoken[named.ordinal - 1];
  if (!question) {
    throw badInput('audioName', `This interview has ${spoken.length} spoken questions, not ${named.ordinal}`);
  }
  const stored = await storeUpload(ctx, candidateId, upload, file);
  await inTransaction(ctx.db, async (tx) => {
    // Looked at again: it may have been submitted while the file came in.
    await openApplication(ctx, tx, candidateId, application.id, { lock: true });
    const answerId = await putSpokenAnswer(tx, {
      applicationId: application.id,
      questionId: question.id,
      ordinal: named.ordinal,
      fileId: stored.id,
      videoOffsetSeconds: input.videoOffsetSeconds,
      at: ctx.clock.now(),
    });
    await ctx.tasks.queue(tx, transcribeTask, { answerId });
  });
  return stored.path;
}

/** Keeps the interview's whole video and queues making it playable. Sending it again replaces it. */
export async function receiveVideo(
  ctx: Context,
  candidateId: string,
  applicationId: string,
  upload: UploadRule,
  file: IncomingFile,
): Promise<string> {
  await openApplication(ctx, ctx.db, candidateId, applicationId);
  const stored = await storeUpload(ctx, candidateId, upload, file);
  await inTransaction(ctx.db, async (tx) => {
    await openApplication(ctx, tx, candidateId, applicationId, { lock: true });
    await setVideo(tx, applicationId, stored.id);
    await ctx.tasks.queue(tx, makePlayableTask, { applicationId });
  });
  return stored.path;
}

import { buffer } from 'node:stream/consumers';
import * as said from '#contract/messages/en/interview-calls.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { parseAudioName } from '#contract/account/candidate.ts';
import { parseReadings, readingSeconds } from '#contract/interview/readings.ts';
import type { RequestOf, UploadRule } from '#contract/shared/endpoint.ts';
import type { candidateAnswerAudio } from '#contract/account/candidate.ts';
import type { submitAnswerVideo } from '#contract/interview/interview.ts';
import { inTransaction } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import type { FileRow } from '#server/features/uploads/store.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import type { Context } from '#server/platform/context.ts';
import type { IncomingFile } from '#server/platform/http/route.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { wavSeconds } from '#server/platform/speech/wav.ts';
import { videoBytes, interviewRoom } from './allowance.ts';
import { countAnswer } from './handover/count-answer.ts';
import { keepPart, turnForAnswer } from './handover/keep-part.ts';
import { assertHolds } from './handover/holding.ts';
import { consentedInterview } from './open.ts';
import { candidatesRecording } from './recording-store.ts';
import { assertMayTake, longestAnswer, timesOf } from './session-state.ts';
import { askedQuestions, setVideo } from './store.ts';
import { makePlayableTask } from './tasks.ts';

/** Stores one spoken answer and queues its transcription at once. Sending it again replaces it. */
export async function receiveAnswer(
  ctx: Context,
  candidateId: string,
  input: RequestOf<typeof candidateAnswerAudio>,
  upload: UploadRule,
  file: IncomingFile,
): Promise<string> {
  const named = parseAudioName(input.audioName);
  if (!named) throw badInput('audioName', rules.audioName());
  const { application, interview } = await consentedInterview(ctx, ctx.db, candidateId, named.applicationId, {
    attempt: input.attempt,
  });
  const attempt = attemptOf(application);
  const spoken = (await askedQuestions(ctx.db, attempt)).filter(({ kind }) => kind !== 'mcq');
  const question = spoken[named.ordinal - 1];
  if (!question) {
    throw badInput('audioName', said.noSuchSpoken({ count: spoken.length, ordinal: named.ordinal }));
  }
  const { recordingId, take = 0 } = input;
  assertMayTake(application, question.kind, take);
  const recording = recordingId && (await candidatesRecording(ctx.db, candidateId, recordingId));
  const isOfAttempt =
    recording && recording.application_id === application.id && recording.attempt === attempt.attempt;
  if (recordingId && !isOfAttempt) {
    throw badInput('recordingId', said.noSuchRecording());
  }
  const turn = await turnForAnswer(
    ctx,
    ctx.db,
    { ...attempt, questionId: question.id, take },
    input.holderId,
  );
  const room = interviewRoom(application, interview);
  const stored = await storeUpload(ctx, candidateId, upload, file, room);
  const audioSeconds = await secondsOf(ctx, stored);
  const readings = parseReadings(input.readings ?? '') ?? [];
  const longest = longestAnswer(timesOf(application)) + Math.ceil(readingSeconds(readings));
  if (audioSeconds !== null && audioSeconds > longest) {
    throw new Refusal(
      'interview.answer-too-long',
      said.answerTooLong({ seconds: Math.round(audioSeconds), max: longest }),
    );
  }
  return inTransaction(ctx.db, async (tx) => {
    // Checked again, because the interview may have been submitted or given again during the upload.
    await consentedInterview(ctx, tx, candidateId, application.id, {
      lock: true,
      attempt: attempt.attempt,
    });
    const kept = await keepPart(ctx, tx, {
      attempt,
      questionId: question.id,
      take,
      turn,
      file: stored,
      seconds: audioSeconds,
      recordingId: recordingId ?? null,
      videoOffsetSeconds: input.videoOffsetSeconds ?? null,
      readings: input.readings ?? '',
      isCutOff: input.isCutOff ?? false,
    });
    const answer = { ...attempt, questionId: question.id, ordinal: named.ordinal, take };
    await countAnswer(ctx, tx, { ...answer, retakes: application.retakes }, kept);
    return kept.file.path;
  });
}

/** Enough for the RIFF chunks before the audio data of a WAV file. */
const WAV_HEAD_BYTES = 64 * 1024;

/** The length of a recorded answer. Null if its header does not state it. */
async function secondsOf(ctx: Context, { object_key, bytes }: FileRow): Promise<number | null> {
  const end = Math.min(bytes, WAV_HEAD_BYTES) - 1;
  const head = await buffer(await ctx.files.read(object_key, { start: 0, end }));
  return wavSeconds(head, bytes);
}

/** Stores the complete video of the interview and queues making it playable. Sending it again replaces it. */
export async function receiveVideo(
  ctx: Context,
  candidateId: string,
  { applicationId, attempt: meant, holderId }: RequestOf<typeof submitAnswerVideo>,
  upload: UploadRule,
  file: IncomingFile,
): Promise<string> {
  const { application, interview } = await consentedInterview(ctx, ctx.db, candidateId, applicationId, {
    attempt: meant,
  });
  const attempt = attemptOf(application);
  await assertHolds(ctx.db, attempt, holderId, ctx.clock.now());
  const rule = { ...upload, maxBytes: Math.min(upload.maxBytes, videoBytes(application, interview)) };
  const room = interviewRoom(application, interview);
  const stored = await storeUpload(ctx, candidateId, rule, file, room);
  await inTransaction(ctx.db, async (tx) => {
    await consentedInterview(ctx, tx, candidateId, applicationId, { lock: true, attempt: attempt.attempt });
    await setVideo(tx, attempt, stored.id);
    await ctx.tasks.queue(tx, makePlayableTask, attempt);
  });
  return stored.path;
}

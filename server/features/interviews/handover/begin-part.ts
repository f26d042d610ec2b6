import type { RequestOf } from '#contract/endpoint.ts';
import type { beginAnswer as endpoint } from '#contract/interview-session.ts';
import { TEXTS } from '#contract/texts.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { consentedInterview } from '../open.ts';
import { askedQuestions } from '../store.ts';
import { assertMayTake } from '../takes.ts';
import { beginPart } from './holder-store.ts';
import { assertHolds, turnOf } from './holding.ts';

/** Notes where in the video the sound of an answer is, for the case that its page dies before it sends it. */
export async function beginAnswer(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof endpoint>,
): Promise<void> {
  const { applicationId, questionId, holderId, recordingId, videoOffsetSeconds, take = 0 } = request;
  const { application } = await consentedInterview(ctx, ctx.db, candidateId, applicationId, {
    attempt: request.attempt,
  });
  const attempt = attemptOf(application);
  const now = ctx.clock.now();
  await assertHolds(ctx.db, attempt, holderId, now);
  const question = (await askedQuestions(ctx.db, attempt)).find(({ id }) => id === questionId);
  if (!question || question.kind === 'mcq') throw badInput('questionId', TEXTS.notAskedHere);
  assertMayTake(application, question.kind, take);
  const own = await turnOf(ctx.db, attempt, holderId, now);
  if (own === null) return;
  await beginPart(ctx.db, {
    application_id: attempt.applicationId,
    attempt: attempt.attempt,
    question_id: questionId,
    take,
    turn: own.turn,
    recording_id: recordingId,
    video_offset_seconds: videoOffsetSeconds,
    readings: request.readings ?? '',
    received_at: now,
  });
}

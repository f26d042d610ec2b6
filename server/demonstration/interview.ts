import { readFile } from 'node:fs/promises';
import { CONSENT_VERSION, MAX_ANSWER_AUDIO_BYTES, MAX_INTERVIEW_VIDEO_BYTES } from '#contract/limits.ts';
import { receiveAnswer, receiveVideo } from '#server/features/interviews/receive.ts';
import { start } from '#server/features/interviews/session.ts';
import { askedQuestions } from '#server/features/interviews/store.ts';
import { submitInterview } from '#server/features/interviews/submit.ts';
import type { Context } from '#server/platform/context.ts';
import { media } from './accounts.ts';

/** In the order of the spoken questions. */
export const RECORDINGS = ['closures.wav', 'promises.wav', 'accessibility.wav', 'introduction.wav'];

/** Answers the interview with recordings that ship with the project. The usual pipeline makes the report. */
export async function takeInterview(ctx: Context, candidateId: string, applicationId: string): Promise<void> {
  await start(ctx, candidateId, { applicationId, consentVersion: CONSENT_VERSION });
  const questions = await askedQuestions(ctx.db, { applicationId, attempt: 1 });
  const offsets = JSON.parse(
    await readFile(new URL('./media/offsets.json', import.meta.url), 'utf8'),
  ) as Record<string, number>;
  for (const [index, recording] of RECORDINGS.entries()) {
    await receiveAnswer(
      ctx,
      candidateId,
      { audioName: `${applicationId}answer${index + 1}`, videoOffsetSeconds: offsets[recording] },
      { field: 'file', kind: 'wav', maxBytes: MAX_ANSWER_AUDIO_BYTES },
      await media(recording),
    );
  }
  await receiveVideo(
    ctx,
    candidateId,
    { applicationId },
    { field: 'file', kind: 'recording', maxBytes: MAX_INTERVIEW_VIDEO_BYTES },
    await media('interview.mp4'),
  );
  const mcqs = questions.filter(({ kind }) => kind === 'mcq');
  const answers = mcqs.map(({ question, options, answer }, index) => ({
    question,
    // All answers are right but the last.
    answer: index < mcqs.length - 1 ? answer : (options?.find((option) => option !== answer) ?? answer),
  }));
  await submitInterview(ctx, candidateId, { applicationId, answers });
}

import { readFile } from 'node:fs/promises';
import {
  CONSENT_VERSION,
  MAX_ANSWER_AUDIO_BYTES,
  MAX_INTERVIEW_VIDEO_BYTES,
} from '#contract/shared/limits.ts';
import type { PersonsVerdict } from '#contract/interview/verdicts.ts';
import { setTerms } from '#server/features/applications/terms-store.ts';
import { makeReport } from '#server/features/feedback/make-report.ts';
import { markAnswer } from '#server/features/feedback/review-answer.ts';
import { receiveAnswer, receiveVideo } from '#server/features/interviews/receive.ts';
import { start } from '#server/features/interviews/session.ts';
import { askedQuestions } from '#server/features/interviews/store.ts';
import { submitInterview } from '#server/features/interviews/submit.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { media } from './accounts.ts';
import type { InWriting } from './in-writing.ts';

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
  // All choices but the last are correct.
  await submitInterview(ctx, candidateId, { applicationId, answers: choicesOf(questions, 2) });
}

/** The same for a person who writes the answers. */
export async function takeInterviewInWriting(
  ctx: Context,
  candidateId: string,
  applicationId: string,
  given: Pick<InWriting, 'rightOptions' | 'answers'>,
): Promise<void> {
  await setTerms(ctx.db, applicationId, { in_writing: true });
  await start(ctx, candidateId, { applicationId, consentVersion: CONSENT_VERSION });
  const questions = await askedQuestions(ctx.db, { applicationId, attempt: 1 });
  const written = questions
    .filter(({ kind }) => kind !== 'mcq')
    .map(({ question }, index) => ({ question, answer: given.answers[index] ?? null }));
  const answers = [...choicesOf(questions, given.rightOptions), ...written];
  await submitInterview(ctx, candidateId, { applicationId, answers });
}

/** The correct option for the first `right` multiple-choice questions, and a wrong one for the others. */
const choicesOf = (questions: readonly JobQuestion[], right: number) =>
  questions
    .filter(({ kind }) => kind === 'mcq')
    .map(({ question, options, answer }, index) => ({
      question,
      answer: index < right ? answer : (options?.find((option) => option !== answer) ?? null),
    }));

/**
 * Makes the report that the company reviews before anyone opens it. No configured model is asked, so that the first
 * start does not wait for one.
 */
export const makeReportNow = (ctx: Context, applicationId: string): Promise<void> =>
  makeReport({ ...ctx, llm: null, inference: null }, { applicationId, attempt: 1 });

/** The company's verdicts on the spoken answers, by question. */
export async function markAnswers(
  ctx: Context,
  owner: EmployerCaller,
  applicationId: string,
  verdicts: Readonly<Record<string, PersonsVerdict>>,
): Promise<void> {
  for (const { id: questionId, question } of await askedQuestions(ctx.db, { applicationId, attempt: 1 })) {
    const verdict = verdicts[question];
    if (verdict) await markAnswer(ctx, owner, { applicationId, questionId, verdict, reason: '' });
  }
}

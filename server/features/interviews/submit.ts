import * as said from '#contract/messages/en/interview-calls.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import type { submitInterview as submitInterviewEndpoint } from '#contract/interview/interview.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { queueApplicationEvent } from '#server/features/applications/events.ts';
import { type Attempt, attemptOf, nameOfAttempt } from '#server/features/applications/attempt.ts';
import { moveApplication } from '#server/features/applications/stages/move-store.ts';
import { endPendingDecision } from '#server/features/applications/stages/pending-decision.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { ownFile } from '#server/features/uploads/store.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { hasParts } from './handover/holder-store.ts';
import { assertHolds } from './handover/holding.ts';
import { consentedInterview } from './open.ts';
import {
  answersOf,
  askedQuestions,
  markSubmitted,
  putChosenOption,
  putSpokenAnswer,
  putWrittenAnswer,
} from './store.ts';
import { makePlayableTask, makeReportTask, transcribeTask } from './tasks.ts';

type Request = RequestOf<typeof submitInterviewEndpoint>;

/**
 * Submits an interview, once. Missing or empty answers count as unanswered. A spoken answer that was already uploaded
 * counts even if the submission does not name it.
 */
export async function submitInterview(ctx: Context, candidateId: string, request: Request): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const owner = [candidateId, request.applicationId] as const;
    const interview = await consentedInterview(ctx, tx, ...owner, {
      lock: true,
      attempt: request.attempt,
    });
    const application = await endPendingDecision(ctx, tx, interview.application);
    const attempt = attemptOf(application);
    await assertHolds(tx, attempt, request.holderId, ctx.clock.now());
    const questions = await askedQuestions(tx, attempt);
    const ordinals = new Map(
      questions.filter(({ kind }) => kind !== 'mcq').map((question, index) => [question.id, index + 1]),
    );
    for (const [index, { question, answer }] of pairUp(questions, request.answers).entries()) {
      if (!answer) continue;
      const path = `answers.${index}.answer`;
      const ordinal = ordinals.get(question.id);
      if (ordinal === undefined) await keepOption(ctx, tx, attempt, question, answer, path);
      else
        await keepRecording(
          ctx,
          tx,
          { ...attempt, candidateId, ordinal, application },
          question,
          answer,
          path,
        );
    }
    await markSubmitted(tx, attempt, ctx.clock.now(), request.cause ?? null);
    const moved = await moveApplication(tx, {
      application,
      to: { stage: 'review', outcome: null },
      at: ctx.clock.now(),
      actor: { kind: 'candidate', id: candidateId },
      isTold: true,
    });
    if (moved === null) throw new Refusal('interview.already-submitted', TEXTS.interviewAlreadySubmitted);
    await ctx.tasks.queue(tx, makeReportTask, attempt);
    await ctx.tasks.queue(tx, makePlayableTask, attempt);
    await queueApplicationEvent(ctx, tx, 'interview.submitted', application, {
      key: nameOfAttempt(application),
    });
  });
}

/** Matches each answer to its question by name. Questions with the same name are used in order. */
function pairUp(
  questions: JobQuestion[],
  answers: Request['answers'],
): { question: JobQuestion; answer: string | null }[] {
  const left = [...questions];
  return answers.map(({ question: name, answer }, index) => {
    const found = left.findIndex(({ question }) => question.trim() === name);
    const [question] = found === -1 ? [] : left.splice(found, 1);
    if (!question)
      throw badInput(`answers.${index}.question`, said.notAsked({ question: name.slice(0, 200) }));
    return { question, answer };
  });
}

async function keepOption(
  ctx: Context,
  tx: Database,
  attempt: Attempt,
  question: JobQuestion,
  option: string,
  path: string,
): Promise<void> {
  if (!question.options?.includes(option)) throw badInput(path, rules.notAnOption(), 'answer.not-an-option');
  await putChosenOption(tx, { ...attempt, questionId: question.id, at: ctx.clock.now() }, option);
}

async function keepRecording(
  ctx: Context,
  tx: Database,
  owner: Attempt & { candidateId: string; ordinal: number; application: ApplicationRow },
  question: JobQuestion,
  recording: string,
  path: string,
): Promise<void> {
  const file = await ownFile(tx, owner.candidateId, recording, ['wav']);
  const { ordinal, application } = owner;
  const of = { ...owner, questionId: question.id, at: ctx.clock.now() };
  if (!file && application.in_writing)
    return putWrittenAnswer(tx, of, { ordinal, text: recording, language: application.language });
  if (!file) throw badInput(path, said.answerIsPath());
  // If an answer arrived in parts, all its parts count.
  if (await hasParts(tx, owner, question.id)) return;
  const known = (await answersOf(tx, owner)).find((answer) => answer.question_id === question.id);
  if (known?.audio_file_id === file.id) return;
  // If an answer was recorded more than once, the last recording counts, whichever one the submission names.
  if (known?.audio_file_id && application.retakes > 0) return;
  const answerId = await putSpokenAnswer(tx, of, { ordinal, audio_file_id: file.id });
  await ctx.tasks.queue(tx, transcribeTask, { answerId });
}

import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { findFollowUps as findEndpoint } from '#contract/interview/follow-ups.ts';
import { FOLLOW_UPS_MAX, FOLLOW_UP_WAIT_SECONDS } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { missedIdeas } from '#server/features/analysis/grading/judge/missed.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
import { assertHolds } from '#server/features/interviews/handover/holding.ts';
import { consentedInterview } from '#server/features/interviews/open.ts';
import {
  type AnswerRow,
  answersOf,
  askedQuestions,
  noteSearch,
  questionsOf,
  settleFollowUps,
} from '#server/features/interviews/store.ts';
import { questionsPut } from '#server/features/interviews/takes-store.ts';
import { followUpOf } from '#server/features/jobs/follow-up-store.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { BankFollowUp } from '#server/features/masters/data/bank.ts';
import { bankFollowUps } from '#server/features/masters/data/follow-ups.ts';
import type { Context } from '#server/platform/context.ts';

type Found = OutputOf<typeof findEndpoint>;

/** An answer that may get a follow-up. */
interface Followed {
  question: JobQuestion;
  followUps: readonly BankFollowUp[];
  answer: AnswerRow | undefined;
}

/**
 * The follow-ups of an interview, which are determined once. The rule is the same for everyone: answers are checked in
 * the order of their questions, each gets the first follow-up of the bank whose idea it lacks, and the interview asks
 * at most `FOLLOW_UPS_MAX`. An answer that is not transcribed in time gets none.
 */
export async function findFollowUps(
  ctx: Context,
  candidateId: string,
  { applicationId, attempt: meant, holderId, goesOn }: RequestOf<typeof findEndpoint>,
): Promise<Found> {
  return inTransaction(ctx.db, async (tx) => {
    const { application, interview } = await consentedInterview(ctx, tx, candidateId, applicationId, {
      lock: true,
      attempt: meant,
    });
    const attempt = attemptOf(application);
    const now = ctx.clock.now();
    await assertHolds(tx, attempt, holderId, now);
    if (!application.follow_ups) return { isSettled: true, waitsUntil: null, followUps: [] };
    if (interview.follow_ups_settled_at === null) {
      const followed = await followedAnswers(tx, attempt);
      const begunAt = await noteSearch(tx, attempt, now);
      const waitsUntil = new Date(begunAt.getTime() + FOLLOW_UP_WAIT_SECONDS * 1000);
      if (!goesOn && now < waitsUntil && (await isAwaited(tx, attempt, followed)))
        return { isSettled: false, waitsUntil: waitsUntil.toISOString(), followUps: [] };
      const added: string[] = [];
      for (const { question, followUp } of goesOn ? [] : lacking(followed))
        added.push(await followUpOf(tx, question, followUp));
      await settleFollowUps(tx, attempt, { questionIds: [...interview.question_ids, ...added], at: now });
    }
    return { isSettled: true, waitsUntil: null, followUps: await askedFollowUps(tx, attempt) };
  });
}

/** The answers to questions of the bank that have no follow-up yet, in the order of the questions. */
async function followedAnswers(tx: Database, attempt: Attempt): Promise<Followed[]> {
  const questions = await questionsOf(tx, attempt);
  const answers = new Map((await answersOf(tx, attempt)).map((answer) => [answer.question_id, answer]));
  const asked = new Set(questions.map((question) => question.followUpOf));
  return questions.flatMap((question) => {
    const followUps = question.masterId === null ? undefined : bankFollowUps.get(question.question);
    if (question.kind !== 'skill' || followUps === undefined || asked.has(question.id)) return [];
    return [{ question, followUps, answer: answers.get(question.id) }];
  });
}

/** Whether the text of an answer is still to come: its recording is being sent, or is not transcribed yet. */
async function isAwaited(tx: Database, attempt: Attempt, followed: readonly Followed[]): Promise<boolean> {
  const put = await questionsPut(tx, attempt);
  return followed.some(({ question, answer }) =>
    answer === undefined ? put.has(question.id) : answer.transcription_status === 'waiting',
  );
}

/** The follow-ups to ask: for each answer, the first one whose idea it lacks. */
function lacking(followed: readonly Followed[]): { question: JobQuestion; followUp: BankFollowUp }[] {
  return followed
    .flatMap(({ question, followUps, answer }) => {
      if (!answer?.transcript) return [];
      const missed = missedIdeas(
        {
          question: question.question,
          reference: question.answer ?? '',
          references: question.acceptedAnswers,
          transcript: answer.transcript,
        },
        followUps.map(({ idea }) => idea),
      );
      const followUp = followUps.find(({ idea }) => missed.includes(idea));
      return followUp ? [{ question, followUp }] : [];
    })
    .slice(0, FOLLOW_UPS_MAX);
}

async function askedFollowUps(tx: Database, attempt: Attempt): Promise<Found['followUps']> {
  const spoken = (await askedQuestions(tx, attempt)).filter(({ kind }) => kind !== 'mcq');
  return spoken.flatMap(({ id, question, followUpOf: of }, index) =>
    of === null ? [] : [{ questionId: id, ordinal: index + 1, question, followUpOf: of }],
  );
}

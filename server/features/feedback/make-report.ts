import { WEIGHTS } from '#server/features/analysis/grading/compare/model.ts';
import type { Grade } from '#server/features/analysis/grading/judge/grade.ts';
import { queueApplicationEvent } from '#server/features/applications/events.ts';
import { type Attempt, nameOfAttempt } from '#server/features/applications/attempt.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { applicationById, lockApplication } from '#server/features/applications/store.ts';
import type { Language } from '#contract/messages/languages.ts';
import type { Note } from '#contract/interview/notes.ts';
import type { Settled } from '#contract/interview/settled.ts';
import { POINTS_OF_VERDICT, verdictOfChoice } from '#contract/interview/verdicts.ts';
import { queueCandidateNotice, queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import {
  type AnswerRow,
  answersOf,
  interviewOf,
  keptQuestions,
  questionsOf,
} from '#server/features/interviews/store.ts';
import type { Interruption } from '#server/features/interviews/handover/cuts.ts';
import { keepBroken } from '#server/features/interviews/handover/keep-broken.ts';
import { transcribeWaiting } from '#server/features/interviews/transcribe.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import { figuresOf } from './figures.ts';
import { heardWords } from './heard-words.ts';
import { ANALYSER, UNSCORED, asJudgement } from './judge-text.ts';
import { feedbackForCandidate } from './mails/feedback-for-candidate.ts';
import { reportForEmployer } from './mails/report-for-employer.ts';
import { learnForReport } from './question-review/learn.ts';
import { lockMarks } from './question-review/store.ts';
import { recount } from './glance.ts';
import { keepJudgements } from './review-store.ts';
import { markAnalysisFailed, reportOf, saveReport } from './store.ts';
import type { Judgement, StoredAnswer, StoredReport } from './stored-report.ts';
import { judgeWithFollowUp, storedFollowUp } from './with-follow-up.ts';

/**
 * Makes the report of a submitted interview: transcribes the remaining answers, grades and summarises. Safe to repeat:
 * an existing report is not changed, since people may already have made decisions based on it. An error is shown on the
 * report's page and rethrown, so that the task is retried.
 */
export async function makeReport(ctx: Context, attempt: Attempt): Promise<void> {
  // An attempt that was cut off may be analysed while its candidate withdraws and applies again, which removes it.
  const application = await applicationById(ctx.db, attempt.applicationId);
  if (application === null) return;
  if ((await reportOf(ctx.db, attempt)).status === 'ready') return;
  if ((await interviewOf(ctx.db, attempt))?.erased_at !== null) return;
  try {
    const report = await analyse(ctx, attempt);
    await inTransaction(ctx.db, async (tx) => {
      // First, like whoever marks an answer: two transactions that lock in different orders could wait for each other.
      await lockMarks(tx, application.employer_id);
      // Erasing the interview or the person locks the same row.
      if (!(await lockApplication(tx, attempt.applicationId))) return;
      if ((await interviewOf(tx, attempt))?.erased_at !== null) return;
      // A task that was given up as hanging may have finished after all.
      if ((await reportOf(tx, attempt)).status === 'ready') return;
      const readyAt = ctx.clock.now();
      await saveReport(tx, attempt, report, readyAt);
      await keepEarlierJudgements(tx, attempt);
      await learnForReport(tx, application.employer_id, attempt.applicationId, report.answers, readyAt);
      const [settled] = await recount(tx, [{ ...attempt, report }]);
      await tell(ctx, tx, attempt, settled!);
    });
  } catch (error) {
    await markAnalysisFailed(ctx.db, attempt);
    throw error;
  }
}

/** What people decided about an answer also counts in the next attempt, if that keeps the answer. */
async function keepEarlierJudgements(tx: Database, attempt: Attempt): Promise<void> {
  const kept = await keptQuestions(tx, attempt);
  if (kept.size > 0) await keepJudgements(tx, attempt, [...kept]);
}

/** No one is told about a report on an attempt that has been replaced. It is shown next to the current one. */
async function tell(
  ctx: Context,
  tx: Database,
  { applicationId, attempt }: Attempt,
  settled: Settled,
): Promise<void> {
  const application = await applicationById(tx, applicationId);
  if (application?.attempt !== attempt) return;
  const { data, employerId, candidateId } = await applicationMailData(ctx, tx, applicationId);
  const about = nameOfAttempt(application);
  await queueCompanyNotice(ctx, tx, reportForEmployer, {
    companyId: employerId,
    data,
    messageId: `report-employer-${about}`,
  });
  await queueCandidateNotice(ctx, tx, feedbackForCandidate, {
    userId: candidateId,
    companyId: employerId,
    data,
    messageId: `report-candidate-${about}`,
  });
  // For a job with blind review, only people who have sent their scorecard may see the analysis.
  const isBlind = (await jobById(tx, application.job_id))?.blind_review ?? false;
  await queueApplicationEvent(ctx, tx, 'report.ready', application, {
    key: about,
    settled: isBlind ? null : settled,
  });
}

async function analyse(ctx: Context, attempt: Attempt): Promise<StoredReport> {
  const { applicationId } = attempt;
  const broken = brokenFor(await keepBroken(ctx, attempt));
  await transcribeWaiting(ctx, attempt);

  const application = await applicationById(ctx.db, applicationId);
  if (!application) throw new Error(`Application ${applicationId} is gone.`);
  const questions = await questionsOf(ctx.db, attempt);
  const given = new Map((await answersOf(ctx.db, attempt)).map((answer) => [answer.question_id, answer]));
  const assessed = await Promise.all(
    questions
      .filter(({ followUpOf }) => followUpOf === null)
      .map(async (question) => {
        const followUp = questions.find(({ followUpOf }) => followUpOf === question.id);
        const more = followUp && { question: followUp, given: given.get(followUp.id) };
        const { stored, analysers } = await assess(
          ctx,
          application.language,
          question,
          given.get(question.id),
          more,
        );
        const seconds = broken(question.id, followUp?.id);
        return { stored: seconds === undefined ? stored : withInterruption(stored, seconds), analysers };
      }),
  );
  const heard = [...given.values()].flatMap(({ transcript }) => transcript ?? []);
  const answers = assessed.map(({ stored }) => stored);
  const recognisers = heard.flatMap(({ model }) => (model === '' ? [] : model));
  const analysers = assessed.flatMap(({ analysers: own }) => own ?? []);
  return {
    ...figuresOf(answers),
    answers,
    models: [...new Set([...recognisers, ...analysers, ANALYSER, WEIGHTS])],
  };
}

/** For how long the recording of the answer to one of these questions was interrupted. Undefined if it was not. */
function brokenFor(interruptions: readonly Interruption[]) {
  return (...questionIds: (string | undefined)[]): number | null | undefined => {
    const own = interruptions.filter(({ questionId }) => questionIds.includes(questionId));
    if (own.length === 0) return undefined;
    if (own.some(({ seconds }) => seconds === null)) return null;
    return own.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  };
}

/** An answer with an interrupted recording says so. If nothing was recognised in the rest, a person listens to it. */
function withInterruption(stored: StoredAnswer, seconds: number | null): StoredAnswer {
  const interrupted: Note = { code: 'interrupted', seconds };
  const isSilent = stored.notes.some(({ code }) => code === 'silent');
  const notes: Note[] = [
    interrupted,
    ...stored.notes.filter(({ code }) => code !== 'silent'),
    ...(isSilent ? [{ code: 'nothing-heard' } as const] : []),
  ];
  if (stored.verdict !== 'Not Answered') return { ...stored, notes };
  return { ...stored, verdict: 'Needs Review', score: null, certainty: 'low', settledBy: null, notes };
}

/** The grade of a recording without a transcript: a person listens, and no one gets a lower mark for it. */
const UNHEARD: Grade = {
  score: 0,
  verdict: 'Needs Review',
  certainty: 'low',
  settledBy: null,
  marksUsed: 0,
  ideas: [],
  notes: [],
};

async function assess(
  ctx: Context,
  language: Language,
  question: JobQuestion,
  given: AnswerRow | undefined,
  followUp?: { question: JobQuestion; given: AnswerRow | undefined },
): Promise<{ stored: StoredAnswer; analysers?: string[] | undefined }> {
  const transcript = given?.transcript ?? null;
  const base = {
    questionId: question.id,
    kind: question.kind,
    skillName: question.skillName,
    question: question.question,
    answer: transcript?.text ?? '',
    words: transcript ? heardWords(transcript) : [],
    durationSeconds: given?.is_written ? null : (transcript?.durationSeconds ?? null),
    ...(given?.is_written ? { isWritten: true } : {}),
    audioFileId: given?.audio_file_id ?? null,
    videoOffsetSeconds: given?.video_offset_seconds ?? null,
    options: question.options ?? [],
    correctOption: question.kind === 'mcq' ? question.answer : null,
    referenceAnswer: question.kind === 'skill' ? question.answer : null,
    acceptedAnswers: question.acceptedAnswers,
    ...(followUp ? { followUp: storedFollowUp(followUp.question, followUp.given) } : {}),
  };
  if (question.kind === 'mcq') return { stored: { ...base, ...markChoice(question, given) } };
  if (given?.transcription_status === 'failed') {
    const judgement = question.kind === 'skill' ? asJudgement(UNHEARD) : UNSCORED;
    const code = ctx.speech.hears(language) ? 'unreadable' : 'not-heard';
    return { stored: { ...base, ...judgement, reasons: [], notes: [{ code }] } };
  }
  const { judgement, analysers } = await judgeWithFollowUp(
    ctx,
    question,
    transcript ?? { text: '' },
    followUp?.given?.transcript ?? null,
  );
  return { stored: { ...base, ...judgement }, analysers };
}

function markChoice(question: JobQuestion, given: AnswerRow | undefined): Judgement & { answer: string } {
  const answer = given?.chosen_option ?? '';
  const base = { answer, certainty: 'high' as const, settledBy: null, marksUsed: 0, ideas: [], reasons: [] };
  const verdict = verdictOfChoice(answer, question.answer);
  return { ...base, verdict, score: POINTS_OF_VERDICT[verdict], notes: [{ code: NOTE_OF_CHOICE[verdict] }] };
}

const NOTE_OF_CHOICE = {
  Correct: 'right-option',
  Incorrect: 'other-option',
  'Not Answered': 'no-option',
} as const;

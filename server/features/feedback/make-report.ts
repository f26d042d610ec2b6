import type { Grade } from '#server/features/analysis/grading/judge/grade.ts';
import { queueApplicationEvent } from '#server/features/applications/events.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { applicationById } from '#server/features/applications/store.ts';
import { POINTS_OF_VERDICT, verdictOfChoice } from '#contract/verdicts.ts';
import { queueCandidateNotice, queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import { type AnswerRow, answersOf, askedQuestions } from '#server/features/interviews/store.ts';
import { transcribeAnswer } from '#server/features/interviews/transcribe.ts';
import { inTransaction } from '#server/database/database.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import { figuresOf } from './figures.ts';
import { keepGlance } from './glance.ts';
import { heardWords } from './heard-words.ts';
import { ANALYSER, type Asked, asJudgement, judgeText } from './judge-text.ts';
import { feedbackForCandidate } from './mails/feedback-for-candidate.ts';
import { reportForEmployer } from './mails/report-for-employer.ts';
import { markAnalysisFailed, reportOf, saveReport } from './store.ts';
import type { Judgement, StoredAnswer, StoredReport } from './stored-report.ts';

/**
 * Makes the report of a submitted interview: transcribes the answers that still wait, grades and summarises.
 * Safe to repeat: an existing report is not changed, since people may already have decided on it. An error is
 * shown on the report's page and rethrown, so that the task is retried.
 */
export async function makeReport(ctx: Context, applicationId: string): Promise<void> {
  if ((await reportOf(ctx.db, applicationId)).status === 'ready') return;
  try {
    const report = await analyse(ctx, applicationId);
    await inTransaction(ctx.db, async (tx) => {
      await saveReport(tx, applicationId, report, ctx.clock.now());
      await keepGlance(tx, applicationId, report.answers);
      const { data, employerId, candidateId } = await applicationMailData(ctx, tx, applicationId);
      await queueCompanyNotice(ctx, tx, reportForEmployer, {
        companyId: employerId,
        data,
        messageId: `report-employer-${applicationId}`,
      });
      await queueCandidateNotice(ctx, tx, feedbackForCandidate, {
        userId: candidateId,
        companyId: employerId,
        data,
        messageId: `report-candidate-${applicationId}`,
      });
      await queueApplicationEvent(ctx, tx, 'report.ready', {
        id: applicationId,
        job_id: data.jobId,
        candidate_id: candidateId,
        employer_id: employerId,
      });
    });
  } catch (error) {
    await markAnalysisFailed(ctx.db, applicationId);
    throw error;
  }
}

async function analyse(ctx: Context, applicationId: string): Promise<StoredReport> {
  const waiting = (await answersOf(ctx.db, applicationId)).filter(
    ({ transcription_status }) => transcription_status === 'waiting',
  );
  await Promise.all(waiting.map(({ id }) => transcribeAnswer(ctx, id)));

  const application = await applicationById(ctx.db, applicationId);
  if (!application) throw new Error(`Application ${applicationId} is gone.`);
  const asked = { employerId: application.employer_id, applicationId, at: ctx.clock.now() };
  const questions = await askedQuestions(ctx.db, applicationId);
  const given = new Map(
    (await answersOf(ctx.db, applicationId)).map((answer) => [answer.question_id, answer]),
  );
  const assessed = await Promise.all(
    questions.map((question) => assess(ctx, asked, question, given.get(question.id))),
  );
  const heard = [...given.values()].flatMap(({ transcript }) => transcript ?? []);
  const answers = assessed.map(({ stored }) => stored);
  const recognisers = heard.map(({ model }) => model);
  const analysers = assessed.flatMap(({ analyser }) => analyser ?? []);
  return {
    ...figuresOf(answers),
    answers,
    models: [...new Set([...recognisers, ...analysers, ANALYSER])],
  };
}

/** The grade of an unreadable recording: a person listens, and nobody gets a lower mark for it. */
const UNREADABLE: Grade = {
  score: 0,
  verdict: 'Needs Review',
  certainty: 'low',
  marksUsed: 0,
  ideas: [],
  reasons: ['The recording could not be read by the recogniser. Please listen to it.'],
};

async function assess(
  ctx: Context,
  asked: Asked,
  question: JobQuestion,
  given: AnswerRow | undefined,
): Promise<{ stored: StoredAnswer; analyser?: string | undefined }> {
  const transcript = given?.transcript ?? null;
  const base = {
    questionId: question.id,
    kind: question.kind,
    skillName: question.skillName,
    question: question.question,
    answer: transcript?.text ?? '',
    words: transcript ? heardWords(transcript) : [],
    durationSeconds: transcript?.durationSeconds ?? null,
    audioFileId: given?.audio_file_id ?? null,
    videoOffsetSeconds: given?.video_offset_seconds ?? null,
    options: question.options ?? [],
    correctOption: question.kind === 'mcq' ? question.answer : null,
    referenceAnswer: question.kind === 'skill' ? question.answer : null,
  };
  if (question.kind === 'mcq') return { stored: { ...base, ...markChoice(question, given) } };
  if (question.kind === 'skill' && given?.transcription_status === 'failed')
    return { stored: { ...base, ...asJudgement(UNREADABLE) } };
  const { judgement, analyser } = await judgeText(ctx, asked, question, transcript ?? { text: '' });
  return { stored: { ...base, ...judgement }, analyser };
}

function markChoice(question: JobQuestion, given: AnswerRow | undefined): Judgement & { answer: string } {
  const answer = given?.chosen_option ?? '';
  const base = { answer, certainty: 'high' as const, marksUsed: 0, ideas: [] };
  const verdict = verdictOfChoice(answer, question.answer);
  return { ...base, verdict, score: POINTS_OF_VERDICT[verdict], reasons: [REASON_OF_CHOICE[verdict]] };
}

const REASON_OF_CHOICE = {
  Correct: 'The correct option was chosen.',
  Incorrect: 'Another option is the correct one.',
  'Not Answered': 'No option was chosen.',
} as const;

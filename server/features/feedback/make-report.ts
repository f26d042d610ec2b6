import { gradeAnswer } from '#server/features/analysis/grading/grade.ts';
import { summariseInterview, summarisePersonal } from '#server/features/analysis/grading/summary.ts';
import { applicationPeople } from '#server/features/applications/store.ts';
import { queueMail } from '#server/features/accounts/mail-tasks.ts';
import {
  type AnswerRow,
  type AskedQuestion,
  answersOf,
  askedQuestions,
} from '#server/features/interviews/store.ts';
import { transcribeAnswer } from '#server/features/interviews/transcribe.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { markAnalysisFailed, saveReport } from './store.ts';
import type { StoredAnswer, StoredReport } from './stored-report.ts';

export const ANALYSER = 'roundone-lexical-1';

/**
 * Makes the report of a submitted interview: transcribes what still waits, grades, sums up. Safe to repeat. A
 * failure is shown on the report's page and thrown on, so that the task is tried again.
 */
export async function makeReport(ctx: Context, applicationId: string): Promise<void> {
  try {
    const report = await analyse(ctx, applicationId);
    await inTransaction(ctx.db, async (tx) => {
      await saveReport(tx, applicationId, report, ctx.clock.now());
      const people = await applicationPeople(tx, applicationId);
      const url = `${ctx.config.publicUrl}/feedback?id=${applicationId}`;
      const about = `${people.designation} (${people.alternate_id})`;
      await queueMail(ctx, tx, {
        to: people.employer_email,
        subject: `Interview report: ${people.candidate_name} for ${people.designation}`,
        heading: 'A report is ready',
        paragraphs: [`${people.candidate_name} has taken the AI interview for ${about}.`],
        action: { label: 'Read the report', url },
        messageId: `report-employer-${applicationId}`,
      });
      await queueMail(ctx, tx, {
        to: people.candidate_email,
        subject: `Your interview for ${people.designation}: feedback`,
        heading: 'Your feedback is ready',
        paragraphs: [
          `What was heard in your interview for ${about}, and how it was read, is ready for you too.`,
        ],
        action: { label: 'Read my feedback', url },
        messageId: `report-candidate-${applicationId}`,
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

  const questions = await askedQuestions(ctx.db, applicationId);
  const given = new Map(
    (await answersOf(ctx.db, applicationId)).map((answer) => [answer.question_id, answer]),
  );
  const answers = questions.map((question) => assess(question, given.get(question.id)));
  const heard = [...given.values()].flatMap(({ transcript }) =>
    transcript ? [transcript as Transcript] : [],
  );
  const summary = summariseInterview(answers);
  return {
    ...summary,
    answers,
    models: [...new Set([...heard.map(({ model }) => model), ANALYSER])],
  };
}

function assess(question: AskedQuestion, given: AnswerRow | undefined): StoredAnswer {
  const base = {
    questionId: question.id,
    kind: question.kind,
    skillName: question.skillName,
    question: question.question,
    answer: '',
    marksUsed: 0,
    ideas: [],
    words: [],
    durationSeconds: null,
    audioFileId: given?.audio_file_id ?? null,
    videoOffsetSeconds: given?.video_offset_seconds ?? null,
    options: question.options,
    correctOption: question.kind === 'mcq' ? question.answer : null,
    referenceAnswer: question.kind === 'skill' ? question.answer : null,
  };
  if (question.kind === 'mcq') return { ...base, ...markChoice(question, given) };
  if (given?.transcription_status === 'failed') {
    return {
      ...base,
      verdict: question.kind === 'personal' ? 'Not Scored' : 'Needs Review',
      score: null,
      certainty: 'low',
      reasons: ['The recording could not be read by the recogniser. Please listen to it.'],
    };
  }
  const transcript = (given?.transcript ?? null) as Transcript | null;
  const spoken = {
    answer: transcript?.text ?? '',
    words: transcript?.segments.flatMap(({ words }) => words) ?? [],
    durationSeconds: transcript?.durationSeconds ?? null,
  };
  if (question.kind === 'personal') {
    const reasons = transcript?.text
      ? summarisePersonal(transcript)
      : ['Nothing was said in answer to the question.'];
    return { ...base, ...spoken, verdict: 'Not Scored', score: null, certainty: null, reasons };
  }
  const grade = gradeAnswer({
    question: question.question,
    reference: question.answer ?? '',
    transcript: transcript ?? { text: '' },
  });
  return { ...base, ...spoken, ...grade };
}

function markChoice(
  question: AskedQuestion,
  given: AnswerRow | undefined,
): Pick<StoredAnswer, 'answer' | 'verdict' | 'score' | 'certainty' | 'reasons'> {
  const chosen = given?.chosen_option ?? '';
  if (chosen === '') {
    return {
      answer: '',
      verdict: 'Not Answered',
      score: 0,
      certainty: 'high',
      reasons: ['No option was chosen.'],
    };
  }
  const isRight = chosen === question.answer;
  return {
    answer: chosen,
    verdict: isRight ? 'Correct' : 'Incorrect',
    score: isRight ? 1 : 0,
    certainty: 'high',
    reasons: [isRight ? 'The correct option was chosen.' : 'Another option is the correct one.'],
  };
}

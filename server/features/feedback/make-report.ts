import { type Grade, type GradeInput, gradeAnswer } from '#server/features/analysis/grading/grade.ts';
import { summarisePersonal } from '#server/features/analysis/grading/personal.ts';
import { type QuestionResult, summariseInterview } from '#server/features/analysis/grading/summary.ts';
import { judgeWithLlm } from '#server/features/analysis/llm/judge.ts';
import { applicationPeople } from '#server/features/applications/store.ts';
import { queueMail } from '#server/features/accounts/mail-tasks.ts';
import { type AnswerRow, answersOf, askedQuestions } from '#server/features/interviews/store.ts';
import { transcribeAnswer } from '#server/features/interviews/transcribe.ts';
import { inTransaction } from '#server/database/database.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
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
  const assessed = await Promise.all(
    questions.map((question, index) => assess(ctx, question, index, given.get(question.id))),
  );
  const heard = [...given.values()].flatMap(({ transcript }) =>
    transcript ? [transcript as Transcript] : [],
  );
  const summary = summariseInterview(assessed.map(({ result }) => result));
  return {
    isSensePercent: summary.isSensePercent,
    totalAnalyzedQuestions: summary.totalAnalyzedQuestions,
    totalCorrectQuestions: summary.totalCorrectQuestions,
    sentences: summary.sentences,
    skillNotes: summary.skillNotes,
    answers: assessed.map(({ stored }) => stored),
    models: [
      ...new Set([
        ...heard.map(({ model }) => model),
        ...assessed.flatMap(({ analyser }) => analyser ?? []),
        ANALYSER,
      ]),
    ],
  };
}

/** What a recording that cannot be read gets: a person listens; nobody is marked down for it. */
const UNREADABLE: Grade = {
  score: 0,
  verdict: 'Needs Review',
  certainty: 'low',
  marksUsed: 0,
  ideas: [],
  reasons: ['The recording could not be read by the recogniser. Please listen to it.'],
};

interface Assessed {
  stored: StoredAnswer;
  /** The same for the summary. */
  result: QuestionResult;
  /** Who graded it, for a skill answer. */
  analyser?: string;
}

async function assess(
  ctx: Context,
  question: JobQuestion,
  questionIndex: number,
  given: AnswerRow | undefined,
): Promise<Assessed> {
  const transcript = (given?.transcript ?? null) as Transcript | null;
  const about = { questionIndex, question: question.question };
  const base = {
    questionId: question.id,
    kind: question.kind,
    skillName: question.skillName,
    question: question.question,
    answer: transcript?.text ?? '',
    marksUsed: 0,
    ideas: [],
    words: transcript?.segments.flatMap(({ words }) => words) ?? [],
    durationSeconds: transcript?.durationSeconds ?? null,
    audioFileId: given?.audio_file_id ?? null,
    videoOffsetSeconds: given?.video_offset_seconds ?? null,
    options: question.options ?? [],
    correctOption: question.kind === 'mcq' ? question.answer : null,
    referenceAnswer: question.kind === 'skill' ? question.answer : null,
  };
  switch (question.kind) {
    case 'mcq': {
      const choice = markChoice(question, given);
      const outcome = { answered: choice.answer !== '', correct: choice.verdict === 'Correct' };
      return {
        stored: { ...base, ...choice },
        result: { ...about, kind: 'choice', skillName: question.skillName, ...outcome },
      };
    }
    case 'personal': {
      const sentences = transcript ? summarisePersonal(transcript) : [];
      const reasons = sentences.length > 0 ? sentences.map(({ text }) => text) : [NOTHING_SAID];
      return {
        stored: { ...base, verdict: 'Not Scored', score: null, certainty: null, reasons },
        result: { ...about, kind: 'personal', sentences },
      };
    }
    case 'skill': {
      const isUnreadable = given?.transcription_status === 'failed';
      const { grade, analyser } = isUnreadable
        ? { grade: UNREADABLE, analyser: ANALYSER }
        : await gradeSpoken(ctx, {
            question: question.question,
            reference: question.answer ?? '',
            transcript: transcript ?? { text: '' },
          });
      const score = grade.verdict === 'Needs Review' ? null : grade.score;
      return {
        stored: { ...base, ...grade, score },
        result: { ...about, kind: 'skill', skillName: question.skillName, grade },
        analyser,
      };
    }
  }
}

/** With a language model where one is configured; if it fails or misbehaves, the built-in analysis stands. */
async function gradeSpoken(ctx: Context, input: GradeInput): Promise<{ grade: Grade; analyser: string }> {
  if (ctx.llm) {
    try {
      return { grade: await judgeWithLlm(ctx.llm, input), analyser: `llm:${ctx.llm.model}` };
    } catch (error) {
      ctx.log.warn(
        { err: error },
        'the language model gave no usable judgement; the built-in analysis stands',
      );
    }
  }
  return { grade: gradeAnswer(input), analyser: ANALYSER };
}

const NOTHING_SAID = 'Nothing was said in answer to the question.';

function markChoice(
  question: JobQuestion,
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

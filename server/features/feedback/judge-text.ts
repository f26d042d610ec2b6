import { type Grade, type GradeInput, gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { hearingOf } from '#server/features/analysis/grading/text/hearing.ts';
import { languageDoubt } from '#server/features/analysis/grading/text/language.ts';
import { summarisePersonal } from '#server/features/analysis/grading/judge/personal.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import { isUsableKey } from '#contract/key-help.ts';
import { NOT_SCORED } from '#contract/verdicts.ts';
import { withSecondOpinion } from '#server/features/analysis/inference/second-opinion.ts';
import { PROMPT, judgeWithLlm } from '#server/features/analysis/llm/judge.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import { marksOf, questionKey } from './review-store.ts';
import type { Judgement } from './stored-report.ts';

/** Raised when a change of the rules can give the same answer another verdict. */
export const ANALYSER = 'roundone-lexical-8';
const NOTHING_SAID = 'Nothing was said in answer to the question.';
const NO_WORDS = 'A voice was heard, but no words were recognised. Please listen to the recording.';

export interface TextJudged {
  judgement: Judgement;
  /** The versions of what graded it, for a skill answer. */
  analysers?: string[];
}

/** The employer, the candidate and the time: later marks, and marks on this interview, do not count. */
export interface Asked {
  employerId: string;
  applicationId: string;
  at: Date;
}

/**
 * The analysis of a spoken answer: a grade on the scale of the question's marks, or a summary of a personal
 * answer.
 */
export async function judgeText(
  ctx: Context,
  asked: Asked,
  question: Pick<JobQuestion, 'kind' | 'question' | 'answer' | 'acceptedAnswers'>,
  spoken: SpokenText,
): Promise<TextJudged> {
  if (question.kind === 'personal') {
    const other = languageDoubt(spoken);
    const sentences = other === null ? summarisePersonal(spoken).map(({ text }) => text) : [other];
    const nothing = hearingOf(spoken) === 'no words' ? NO_WORDS : NOTHING_SAID;
    const reasons = spoken.text === '' ? [nothing] : sentences;
    const nothingScored = { verdict: NOT_SCORED, score: null, certainty: null } as const;
    return { judgement: { ...nothingScored, marksUsed: 0, ideas: [], reasons } };
  }
  const reference = question.answer ?? '';
  const marks = await marksOf(ctx.db, {
    employerId: asked.employerId,
    questionKey: questionKey(question.question, reference),
    exceptApplicationId: asked.applicationId,
    until: asked.at,
  });
  const keys = [reference, ...question.acceptedAnswers].filter(isUsableKey);
  const { grade, analysers } = await gradeSpoken(ctx, {
    question: question.question,
    reference: keys[0] ?? '',
    references: keys.slice(1),
    transcript: spoken,
    marks,
  });
  return { judgement: asJudgement(grade), analysers };
}

/** An answer that a person must hear has no score, so that nobody gets a lower mark for it. */
export function asJudgement(grade: Grade): Judgement {
  return { ...grade, score: grade.verdict === 'Needs Review' ? null : grade.score };
}

/** Grades the answer, with the opinion of an inference model if one is configured; if that fails, the grade stands. */
async function gradeSpoken(ctx: Context, input: GradeInput): Promise<{ grade: Grade; analysers: string[] }> {
  const graded = await gradeByWords(ctx, input);
  if (ctx.inference === null) return graded;
  const { grade, analysers } = graded;
  try {
    const second = await withSecondOpinion(ctx.inference, grade, input.transcript.text);
    return { grade: second, analysers: [...analysers, ctx.inference.model] };
  } catch (error) {
    ctx.log.warn({ err: error }, 'the inference model gave no opinion; the grade stands without it');
    return graded;
  }
}

/**
 * Uses a language model if one is configured; if it fails or its reply is invalid, the built-in analysis
 * counts.
 */
async function gradeByWords(ctx: Context, input: GradeInput): Promise<{ grade: Grade; analysers: string[] }> {
  if (ctx.llm) {
    try {
      return { grade: await judgeWithLlm(ctx.llm, input), analysers: [`llm:${ctx.llm.model}`, PROMPT] };
    } catch (error) {
      ctx.log.warn(
        { err: error },
        'the language model gave no usable judgement; the built-in analysis stands',
      );
    }
  }
  return { grade: gradeAnswer(input), analysers: [] };
}

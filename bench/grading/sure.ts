/** How certain the marks of a question must be before they settle an answer. */
import { type Model, shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import type { Assessment, Grade } from '#server/features/analysis/grading/judge/grade.ts';
import { gradeTogether } from '#server/features/analysis/grading/judge/together.ts';
import { byQuestion, isRight } from './curve.ts';
import { type FileName, type Row, fileNames } from './data.ts';
import { shareOf } from './interval.ts';

/** The levels that are tried, and the numbers of marks: five, and a fifth of the answers. */
const LEVELS = [0.58, 0.62, 0.66, 0.7, 0.74, 0.78, 0.82, 0.86, 0.9, 0.94];
const LEAST_MARKS = 5;

/**
 * A wrong *Incorrect* does harm, and a new set may be unlike all of these: the other sets alone would allow .7. The
 * floor was chosen with all sets in view, so it is seen, not held out.
 */
const LEAST_LEVEL = { Correct: 0, Incorrect: 0.74 };

const LEAST_RIGHT = 0.9;
const MOST_ACCUSED = 0.03;
/** With fewer answers, a set says nothing about a level. */
const LEAST_ANSWERS = 20;

export interface Trial {
  file: FileName;
  level: number;
  grade: Grade;
  mark: number;
}

/** Each question's answers, graded at each level with the marks of those that the grader asks for first. */
export function trialsOf(rows: readonly Row[]): Trial[] {
  return byQuestion(rows).flatMap((some) => {
    const { file, question, reference, references = [] } = some[0]!;
    const asked = { question, reference, references };
    const answers = some.map(({ answer }, id) => ({
      id: String(id),
      transcript: { text: answer },
      mark: null,
    }));
    const assessments = new Map<string, Assessment>();
    const { order } = gradeTogether(asked, answers, { assessments });
    return [LEAST_MARKS, Math.ceil(some.length / 5)].flatMap((count) => {
      const chosen = new Set(order.slice(0, count));
      const marked = answers.map((one) => ({
        ...one,
        mark: chosen.has(one.id) ? some[Number(one.id)]!.score : null,
      }));
      return LEVELS.flatMap((level) => {
        const model = { ...shippedModel, sure: { correct: level, incorrect: level } };
        const { grades } = gradeTogether(asked, marked, { model, assessments });
        return [...grades].map(([id, grade]) => ({ file, level, grade, mark: some[Number(id)]!.score }));
      });
    });
  });
}

/** The lowest levels that keep the promise on every set in the trials. */
export function sureOf(trials: readonly Trial[]): Model['sure'] {
  const keeps = (level: number, verdict: 'Correct' | 'Incorrect') =>
    fileNames.every((file) => {
      const own = trials.filter((one) => one.file === file && one.level === level);
      const given = own.filter(({ grade }) => grade.settledBy === 'marks' && grade.verdict === verdict);
      const right = shareOf(given, isRight);
      const full = own.filter(({ mark }) => mark >= 1);
      const accused = shareOf(full, ({ grade }) => grade.verdict === 'Incorrect');
      const isTrue = right.of < LEAST_ANSWERS || right.hits >= LEAST_RIGHT * right.of;
      return isTrue && (verdict === 'Correct' || accused.hits <= MOST_ACCUSED * accused.of);
    });
  const lowest = (verdict: 'Correct' | 'Incorrect') =>
    LEVELS.find((level) => level >= LEAST_LEVEL[verdict] && keeps(level, verdict)) ?? 1;
  return { correct: lowest('Correct'), incorrect: lowest('Incorrect') };
}

/** Fits the grader's model to marked answers. */
import { type Features, featureNames } from '#server/features/analysis/grading/compare/features.ts';
import { type Model, shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import {
  type PreparedQuestion,
  compareWith,
  prepareQuestion,
} from '#server/features/analysis/grading/compare/score.ts';
import { tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { type FileName, type Row, fileNames } from './data.ts';
import { mean } from '#server/features/reviews/statistics.ts';
import { centredWithin } from './statistics.ts';
import { type Trial, sureOf } from './sure.ts';

export interface PreparedRow extends Row {
  /** The features from the comparison with each reference. */
  compared: readonly Features[];
}

export function prepareRows(rows: readonly Row[]): PreparedRow[] {
  const questions = new Map<string, PreparedQuestion>();
  return rows.map((row) => {
    const key = `${row.file} ${row.question} ${row.reference}`;
    const prepared =
      questions.get(key) ?? prepareQuestion(row.question, [row.reference, ...(row.references ?? [])]);
    questions.set(key, prepared);
    const compared = compareWith(prepared, tokensOfText(row.answer)).map(({ features }) => features);
    return { ...row, compared };
  });
}

const weightedSum = (features: Features, weights: Features): number =>
  featureNames.reduce((sum, name) => sum + features[name] * weights[name], 0);

/**
 * The weight of the regularisation in the fit (ridge regression). It keeps the weights close to each other, which
 * transfers best to other data.
 */
const ridge = 0.3;
/** Which reference is nearest depends on the weights, so they are fitted twice. */
const rounds = 2;

/**
 * Non-negative least squares on marks that are centred per question. Every file counts the same, as does each unit of
 * spread in its marks.
 */
function fitWeights(rows: readonly PreparedRow[]): Features {
  let weights = fromArray(featureNames.map(() => 1));
  for (let round = 0; round < rounds; round += 1) {
    const gram = featureNames.map((_, i) => featureNames.map((__, j): number => (i === j ? ridge : 0)));
    const right = featureNames.map(() => 0);
    for (const file of fileNames) {
      const chosen = rows.flatMap((row) => {
        const [nearest] = row.compared.toSorted((a, b) => weightedSum(b, weights) - weightedSum(a, weights));
        return row.file !== file || nearest === undefined ? [] : [{ row, features: nearest }];
      });
      if (chosen.length === 0) continue;
      const questions = chosen.map(({ row }) => row.qid);
      const marks = centredWithin(
        chosen.map(({ row }) => row.score),
        questions,
      );
      const spread = Math.sqrt(mean(marks.map((value) => value * value)));
      const columns = featureNames.map((name) =>
        centredWithin(
          chosen.map(({ features }) => features[name]),
          questions,
        ),
      );
      for (const [i, a] of columns.entries()) {
        for (const [j, b] of columns.entries()) gram[i]![j]! += mean(a.map((value, at) => value * b[at]!));
        right[i]! += mean(a.map((value, at) => (value * marks[at]!) / spread));
      }
    }
    weights = fromArray(nonNegative(gram, right));
  }
  return weights;
}

function fromArray(values: readonly number[]): Features {
  const sum = values.reduce((total, value) => total + value, 0);
  const entries = featureNames.map((name, index) => [
    name,
    Math.round(((values[index] ?? 0) / sum) * 10_000) / 10_000,
  ]);
  return Object.fromEntries(entries) as Features;
}

/** Coordinate descent for non-negative least squares. */
function nonNegative(gram: readonly (readonly number[])[], right: readonly number[]): number[] {
  const solution = right.map(() => 0);
  for (let pass = 0; pass < 500; pass += 1) {
    for (const [i, row] of gram.entries()) {
      const others = row.reduce((sum, value, j) => (j === i ? sum : sum + value * (solution[j] ?? 0)), 0);
      solution[i] = Math.max(0, ((right[i] ?? 0) - others) / (row[i] ?? 1));
    }
  }
  return solution;
}

/** Fits the weights to these answers and the confidence levels to these trials. */
export const fitModel = (rows: readonly PreparedRow[], trials: readonly Trial[]): Model => ({
  ...shippedModel,
  weights: fitWeights(rows),
  sure: sureOf(trials),
});

/**
 * A model fitted without one file, and without questions of other files that are almost the same as one of its
 * questions.
 */
export function fitWithout(
  file: FileName,
  { rows, trials }: { rows: readonly PreparedRow[]; trials: readonly Trial[] },
): Model {
  const groups = new Set(rows.filter((row) => row.file === file).map((row) => row.group));
  return fitModel(
    rows.filter((row) => row.file !== file && !groups.has(row.group)),
    trials.filter((trial) => trial.file !== file),
  );
}

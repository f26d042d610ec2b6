/** Fits the grader's model to marked answers. */
import { type Features, featureNames } from '#server/features/analysis/grading/features.ts';
import {
  type Assessment,
  asMarked,
  assess,
  scoreWithMarks,
} from '#server/features/analysis/grading/grade.ts';
import { type Kinship, type Marked, calibrateKin, kinship } from '#server/features/analysis/grading/marks.ts';
import type { MarksModel, Model } from '#server/features/analysis/grading/model.ts';
import {
  type Comparison,
  type PreparedQuestion,
  bestOf,
  compareWith,
  prepareQuestion,
} from '#server/features/analysis/grading/score.ts';
import { tokensOfText } from '#server/features/analysis/grading/words.ts';
import { type FileName, type Row, fileNames } from './data.ts';
import { centredWithin, mean, pearson, seededRandom, shuffled } from './statistics.ts';

export interface PreparedRow extends Row {
  prepared: PreparedQuestion;
  comparisons: readonly Comparison[];
}

export function prepareRows(rows: readonly Row[]): PreparedRow[] {
  const questions = new Map<string, PreparedQuestion>();
  return rows.map((row) => {
    const key = `${row.file} ${row.question} ${row.reference}`;
    const prepared =
      questions.get(key) ?? prepareQuestion(row.question, [row.reference, ...(row.references ?? [])]);
    questions.set(key, prepared);
    return { ...row, prepared, comparisons: compareWith(prepared, tokensOfText(row.answer)) };
  });
}

/** The share of the weights' own size in the fit: keeps them near one another, which transfers best to other data. */
const ridge = 0.3;
const rounds = 2;
/** Chosen once, between 0.5 (best on long answers) and 0.8 (best on short ones). */
const power = 0.6;

/**
 * Non-negative least squares on marks centred per question. Every file counts the same, as does each unit of spread in its marks. Answers that
 * contradict the reference are left out: the weights are about agreement.
 */
function fitWeights(rows: readonly PreparedRow[]): Features {
  let weights = fromArray(featureNames.map(() => 1 / featureNames.length));
  for (let round = 0; round < rounds; round += 1) {
    const size = featureNames.length;
    const gram = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) => (i === j ? ridge : 0)),
    );
    const right = Array.from({ length: size }, () => 0);
    for (const file of fileNames) {
      const model: Model = { weights, power, marks: startMarks };
      const chosen = rows.flatMap((row) => {
        if (row.file !== file) return [];
        const best = bestOf(row.comparisons, model)?.comparison;
        return best === undefined || best.contradiction > 0 || best.polarity.otherVerdict
          ? []
          : [{ row, features: best.features }];
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
        for (const [j, b] of columns.entries()) {
          const row = gram[i];
          if (row !== undefined)
            row[j] = (row[j] ?? 0) + mean(a.map((value, index) => value * (b[index] ?? 0)));
        }
        right[i] = (right[i] ?? 0) + mean(a.map((value, index) => (value * (marks[index] ?? 0)) / spread));
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

/** Coordinate descent for least squares with no negative solution. */
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

const startMarks: MarksModel = {
  level: 0.2,
  slope: 0.2,
  wording: 0.2,
  letters: 0.3,
  coverage: 0.1,
  length: 0.1,
  noise: 0.3,
};
const marksGrid: Record<keyof MarksModel, readonly number[]> = {
  level: [0.1, 0.15, 0.2, 0.3],
  slope: [0, 0.2, 0.4, 0.6],
  wording: [0, 0.1, 0.2, 0.3, 0.4],
  letters: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
  coverage: [0, 0.1, 0.2, 0.3],
  length: [0, 0.05, 0.1, 0.15],
  noise: [0.15, 0.2, 0.25, 0.3, 0.35, 0.4],
};

export interface Assessed {
  row: Row;
  own: Assessment;
  marked: Marked;
}

export function assessRows(rows: readonly PreparedRow[], model: Model): Assessed[] {
  return rows.map((row) => {
    const own = assess(row.prepared, { text: row.answer }, model);
    return { row, own, marked: asMarked(row.prepared, own) };
  });
}

/** Scores each answer after `count` others of its question, drawn by chance, were marked. */
export function withMarks(
  rows: readonly Assessed[],
  model: Model,
  count: number,
  seed: number,
): { row: Row; score: number }[] {
  const random = seededRandom(seed);
  const byQuestion = Map.groupBy(rows, ({ row }) => row.qid);
  return [...byQuestion.values()].flatMap((group) => {
    const mixed = shuffled(group, random);
    const taken = Math.min(count, Math.floor(mixed.length / 2));
    const marks = mixed.slice(0, taken).map(({ row, marked }) => ({ ...marked, mark: row.score }));
    return mixed
      .slice(taken)
      .map(({ row, own, marked }) => ({ row, score: scoreWithMarks(own, marked, marks, model) }));
  });
}

interface Draw {
  own: Assessed;
  differences: readonly number[];
  toMarks: readonly Kinship[];
  among: readonly (readonly Kinship[])[];
}

/** Kinships don't depend on the spreads that are tried: they are worked out once. */
function drawMarks(rows: readonly Assessed[], seed: number): Draw[] {
  const random = seededRandom(seed);
  return [...Map.groupBy(rows, ({ row }) => row.qid).values()].flatMap((group) => {
    const mixed = shuffled(group, random);
    const taken = mixed.slice(0, Math.min(5, Math.floor(mixed.length / 2)));
    const differences = taken.map(({ row, marked }) => row.score - marked.score);
    const among = taken.map((a) => taken.map((b) => kinship(a.marked, b.marked)));
    return mixed.slice(taken.length).map((own) => ({
      own,
      differences,
      toMarks: taken.map((one) => kinship(own.marked, one.marked)),
      among,
    }));
  });
}

/** Tries the grid one spread at a time for the best mean Pearson r over the files, five marks drawn by chance. */
function fitMarks(rows: readonly PreparedRow[], base: Model): MarksModel {
  const draws = fileNames.flatMap((file) => {
    const assessed = assessRows(
      rows.filter((row) => row.file === file),
      base,
    );
    return assessed.length === 0 ? [] : [1, 2, 3].map((seed) => drawMarks(assessed, seed));
  });
  const gain = (marks: MarksModel) =>
    mean(
      draws.map((draw) =>
        pearson(
          draw.map(({ own, differences, toMarks, among }) => {
            const { answered, cap } = own.own;
            return answered
              ? Math.min(cap, calibrateKin(own.marked.score, differences, toMarks, among, marks))
              : 0;
          }),
          draw.map(({ own }) => own.row.score),
        ),
      ),
    );
  let best = startMarks;
  let most = gain(best);
  for (let pass = 0; pass < 2; pass += 1) {
    for (const name of ['noise', 'letters', 'wording', 'slope', 'level', 'coverage', 'length'] as const) {
      for (const value of marksGrid[name]) {
        if (value === best[name]) continue;
        const tried = { ...best, [name]: value };
        const result = gain(tried);
        if (result > most) {
          best = tried;
          most = result;
        }
      }
    }
  }
  return best;
}

export function fitModel(rows: readonly PreparedRow[]): Model {
  const base: Model = { weights: fitWeights(rows), power, marks: startMarks };
  return { ...base, marks: fitMarks(rows, base) };
}

/** A model that saw nothing of a file, nor of any question elsewhere that is nearly one of its. */
export function fitWithout(rows: readonly PreparedRow[], file: FileName): Model {
  const groups = new Set(rows.filter((row) => row.file === file).map((row) => row.group));
  return fitModel(rows.filter((row) => row.file !== file && !groups.has(row.group)));
}

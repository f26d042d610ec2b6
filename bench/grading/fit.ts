/** Fits the grader's model to marked answers. */
import { type Features, featureNames } from '#server/features/analysis/grading/compare/features.ts';
import { type Assessment, assess } from '#server/features/analysis/grading/judge/assess.ts';
import { asMarked, scoreWithMarks } from '#server/features/analysis/grading/judge/grade.ts';
import type { Marked } from '#server/features/analysis/grading/judge/marks.ts';
import type { Likelihood, Model } from '#server/features/analysis/grading/compare/model.ts';
import {
  type Comparison,
  type PreparedQuestion,
  bestOf,
  compareWith,
  prepareQuestion,
  scoreOf,
} from '#server/features/analysis/grading/compare/score.ts';
import { BANDS } from '#contract/verdicts.ts';
import { tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { type FileName, type Row, fileNames } from './data.ts';
import { centredWithin, mean, seededRandom, shuffled } from './statistics.ts';

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

/**
 * The share of the weights' own size in the fit (ridge regression). It keeps the weights close to each other,
 * which transfers best to other data.
 */
const ridge = 0.3;
const rounds = 2;
/** Between 0.6 (best on long answers) and 0.8 (best on short ones). */
const power = 0.7;

/**
 * Non-negative least squares on marks centred per question. Every file counts the
 * same, and so does each unit of spread in its marks. Answers that contradict the
 * reference are left out: the weights are about agreement.
 */
function fitWeights(rows: readonly PreparedRow[]): Features {
  let weights = fromArray(featureNames.map(() => 1 / featureNames.length));
  for (let round = 0; round < rounds; round += 1) {
    const size = featureNames.length;
    const gram = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) => (i === j ? ridge : 0) as number),
    );
    const right = Array.from({ length: size }, () => 0);
    for (const file of fileNames) {
      const model: Model = { ...unfitted, weights };
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

/** Scores the answers to each question after `count` others, drawn at random, were marked. */
export function withMarks(
  rows: readonly Assessed[],
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
      .map(({ row, own, marked }) => ({ row, score: scoreWithMarks(own, marked, marks) }));
  });
}

/**
 * At least this share of the answers with full marks score like Correct, and at most this share like Incorrect. Some
 * are left to a person, and another set is less like these: so both are stricter than the aims of 60 and 3 %.
 */
const leastCorrect = 0.625;
const mostIncorrect = 0.025;
const unknown: Likelihood = { correct: [], incorrect: [] };
const unfitted = { power, bands: { partial: 0, correct: 1 }, unmarked: unknown, marked: unknown };
const drawSeeds = [1, 2, 3];

/** Fits weights, bands and likelihoods, each on these answers alone. */
export function fitModel(rows: readonly PreparedRow[]): Model {
  const weighed: Model = { ...unfitted, weights: fitWeights(rows) };
  const model = { ...weighed, bands: fitBands(rows, weighed) };
  const assessed = assessRows(rows, model);
  const plain = assessed.map(({ row, own }) => ({ row, score: own.score }));
  const marked = drawSeeds.flatMap((seed) => withMarks(assessed, 5, seed));
  const { correct } = likelihoodOf(plain);
  return { ...model, unmarked: { correct }, marked: likelihoodOf(marked) };
}

/** The bands that hold for every set: the lowest of each set's own. */
function fitBands(rows: readonly PreparedRow[], model: Model): Model['bands'] {
  const bands = fileNames.flatMap((file) => {
    const full = rows.filter((row) => row.file === file && row.score >= 1);
    if (full.length === 0) return [];
    const raw = full
      .map(({ comparisons }) => Math.max(0, ...comparisons.map((one) => scoreOf(one, model))))
      .toSorted((a, b) => a - b);
    return [
      {
        partial: raw[Math.floor(mostIncorrect * raw.length)] ?? 0,
        correct: raw[Math.floor((1 - leastCorrect) * raw.length)] ?? 1,
      },
    ];
  });
  const least = (values: number[]) => Math.round(Math.min(...values) * 1000) / 1000;
  return {
    partial: Math.max(leastPartial, least(bands.map(({ partial }) => partial))),
    correct: least(bands.map(({ correct }) => correct)),
  };
}

/** Below this an answer shares less with the reference than a word. */
const leastPartial = 0.1;

/**
 * Isotonic regression of the people's verdict on the score (Barlow et al. 1972; for calibration: Zadrozny and
 * Elkan 2002), for each set alone. The least of the sets counts, because a new question may be like any.
 */
function likelihoodOf(results: readonly { row: Row; score: number }[]): Likelihood {
  const curve = (agrees: (row: Row) => boolean, rises: boolean) => {
    const curves = fileNames.flatMap((file) => {
      const own = results.filter(({ row }) => row.file === file);
      return own.length === 0 ? [] : [isotonic(own, agrees, rises)];
    });
    return Array.from(
      { length: tenths },
      (_, tenth) => Math.round(100 * Math.min(...curves.map((one) => one[tenth] ?? 0))) / 100,
    );
  };
  return {
    correct: curve(({ score }) => score >= BANDS.correct, true),
    incorrect: curve(({ score }) => score < BANDS.partial, false),
  };
}

const tenths = 10;

/** Pool adjacent violators over the tenths of the score. */
export function isotonic(
  results: readonly { row: Row; score: number }[],
  agrees: (row: Row) => boolean,
  rises: boolean,
): number[] {
  const blocks: { sum: number; count: number; tenths: number }[] = [];
  for (let index = 0; index < tenths; index += 1) {
    const tenth = rises ? index : tenths - 1 - index;
    const own = results.filter(({ score }) => Math.min(tenths - 1, Math.floor(score * tenths)) === tenth);
    let block = { sum: own.filter(({ row }) => agrees(row)).length, count: own.length, tenths: 1 };
    for (;;) {
      const last = blocks.at(-1);
      const isInOrder = last === undefined || last.sum * block.count <= block.sum * last.count;
      if (isInOrder && block.count > 0) break;
      if (last === undefined) break;
      blocks.pop();
      block = {
        sum: block.sum + last.sum,
        count: block.count + last.count,
        tenths: block.tenths + last.tenths,
      };
    }
    blocks.push(block);
  }
  const shares = blocks.flatMap(({ sum, count, tenths: size }) =>
    Array.from({ length: size }, () => (count === 0 ? 0 : sum / count)),
  );
  return rises ? shares : shares.toReversed();
}

/**
 * A model fitted without a file, and without questions of other files that nearly equal one of its questions.
 */
export function fitWithout(rows: readonly PreparedRow[], file: FileName): Model {
  const groups = new Set(rows.filter((row) => row.file === file).map((row) => row.group));
  return fitModel(rows.filter((row) => row.file !== file && !groups.has(row.group)));
}

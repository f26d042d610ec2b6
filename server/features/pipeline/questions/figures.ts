import type { z } from 'zod';
import {
  AGES,
  DISABILITIES,
  GROUP_LEAST,
  GROUP_TITLES,
  NOT_SAID,
  RACES,
  SEXES,
} from '#contract/company/fairness-groups.ts';
import type { questionFigures } from '#contract/company/question-figures.ts';
import {
  ALPHA_GOOD,
  APART,
  FIGURES_LEAST,
  QUESTION_FLAGS,
  type QuestionFlag,
  TOO_EASY,
  TOO_HARD,
} from '#contract/company/question-limits.ts';
import { AGREEMENT_UNITS_MIN } from '#contract/interview/card-limits.ts';
import { POINTS_OF_VERDICT, type Verdict } from '#contract/interview/verdicts.ts';
import { agreementOf } from '#server/features/reviews/agreement.ts';
import {
  type CommonOdds,
  type Stratum,
  etsClass,
  fisherInterval,
  mantelHaenszel,
  mean,
  pearson,
  wilsonInterval,
} from '#server/features/reviews/statistics.ts';

/** The figures of a question are calculated only from its answers. They describe the question, never a person. */

export type QuestionFigures = z.output<typeof questionFigures>;

export interface Answered {
  verdict: Verdict;
  /** The mean points of the other answers of the interview. Null if none of them is settled. */
  rest: number | null;
  /** The month of the interview, such as 2026-07. */
  month: string;
  isMarked: boolean;
  /** Each person's judgement of the answer, from 1 (none of it) to 4 (all of it). */
  judgements: readonly number[];
  /** The mean judgement in later rounds. */
  later: number | null;
  seconds: number | null;
  isAgain: boolean;
  isCorrected: boolean;
  said: Partial<Record<keyof typeof GROUPS, string | null>>;
}

type Settled = Answered & { points: number };
type Compared = Settled & { rest: number };

const GROUPS = { sex: SEXES, race: RACES, age: AGES, disability: DISABILITIES } as const;
const BASES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

export function figuresOf(answered: readonly Answered[]): QuestionFigures {
  const settled = answered.flatMap((one): Settled[] =>
    one.verdict === 'Needs Review' ? [] : [{ ...one, points: POINTS_OF_VERDICT[one.verdict] }],
  );
  const count = (verdict: Verdict) => settled.filter((one) => one.verdict === verdict).length;
  const counts = { answers: settled.length, waiting: answered.length - settled.length };
  if (settled.length < FIGURES_LEAST) return { ...counts, ...NO_FIGURES };
  const verdicts = {
    correct: count('Correct'),
    partial: count('Partially Correct'),
    incorrect: count('Incorrect'),
    notAnswered: count('Not Answered'),
  };
  const compared = settled.filter((one): one is Compared => one.rest !== null);
  const shareOf = (holds: (one: Answered) => boolean) => answered.filter(holds).length / answered.length;
  const [low, high] = wilsonInterval(verdicts.correct, settled.length);
  const figures = {
    ...counts,
    verdicts,
    difficulty: { share: verdicts.correct / settled.length, low, high },
    discrimination: correlationOf(compared.map(({ points, rest }) => [points, rest] as const)),
    laterRounds: correlationOf(
      settled.flatMap(({ points, later }) => (later === null ? [] : [[points, later] as const])),
    ),
    withoutPerson: shareOf(({ verdict, isMarked }) => verdict !== 'Needs Review' && !isMarked),
    agreement: agreementAmong(answered),
    months: monthsOf(settled),
    change: changeOf(compared),
    fairness: fairnessOf(compared),
    seconds: medianOf(answered.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]))),
    again: shareOf(({ isAgain }) => isAgain),
    corrected: shareOf(({ isCorrected }) => isCorrected),
  };
  return { ...figures, flags: flagsOf(figures) };
}

const NO_FIGURES = {
  verdicts: null,
  difficulty: null,
  discrimination: null,
  laterRounds: null,
  withoutPerson: null,
  agreement: null,
  months: [],
  change: null,
  fairness: [],
  seconds: null,
  again: null,
  corrected: null,
  flags: [],
};

/** The corrected item-total correlation: L. Crocker, J. Algina, 1986, chapter 14. Null if no one differs. */
function correlationOf(pairs: readonly (readonly [number, number])[]): QuestionFigures['discrimination'] {
  const [points, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  if (pairs.length < FIGURES_LEAST || new Set(points).size < 2 || new Set(others).size < 2) return null;
  const r = pearson(points, others);
  const [low, high] = fisherInterval(r, pairs.length);
  return { r, low, high, answers: pairs.length };
}

/** Agreement on answers that two people judged. If there are few of them, it could be chance. */
function agreementAmong(answered: readonly Answered[]): QuestionFigures['agreement'] {
  const units = answered.map(({ judgements }) => judgements).filter((values) => values.length >= 2);
  const { alpha } = units.length < AGREEMENT_UNITS_MIN ? { alpha: null } : agreementOf(units);
  return alpha === null ? null : { alpha, answers: units.length };
}

function medianOf(values: readonly number[]): number | null {
  return values.length < GROUP_LEAST
    ? null
    : values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

const isFull = ({ points }: Settled) => points === 1;

function monthsOf(settled: readonly Settled[]): QuestionFigures['months'] {
  return [...Map.groupBy(settled, ({ month }) => month)]
    .map(([month, own]) => ({
      month,
      answers: own.length,
      share: own.length < GROUP_LEAST ? null : mean(own.map((one) => (isFull(one) ? 1 : 0))),
    }))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1));
}

const SLICES = 5;

/**
 * People with about the same rest score share a stratum: a fifth of all people, or more if many have the same score.
 */
function sliced(compared: readonly Compared[]): (one: Compared) => number {
  const scores = compared.map(({ rest }) => rest).toSorted((one, other) => one - other);
  const limits = Array.from(
    { length: SLICES - 1 },
    (_, index) => scores[Math.floor(((index + 1) * scores.length) / SLICES)]!,
  );
  return ({ rest }) => limits.filter((limit) => rest >= limit).length;
}

/** The odds of a full answer within a group compared with those of everyone else, at equal rest scores. */
function oddsOf(compared: readonly Compared[], isIn: (one: Compared) => boolean, sliceOf = sliced(compared)) {
  const strata = Array.from({ length: SLICES }, (): Stratum => [0, 0, 0, 0]);
  for (const one of compared) strata[sliceOf(one)]![(isIn(one) ? 0 : 2) + (isFull(one) ? 0 : 1)]! += 1;
  return mantelHaenszel(strata);
}

/**
 * Any month could be when it changed: months with enough answers before and after are compared, and share the error
 * probability.
 */
function changeOf(compared: readonly Compared[]): QuestionFigures['change'] {
  const sliceOf = sliced(compared);
  const months = [...new Set(compared.map(({ month }) => month))].toSorted().slice(1);
  const looks = months.flatMap((month) => {
    const isAfter = (one: Compared) => one.month >= month;
    const after = compared.filter(isAfter).length;
    if (Math.min(after, compared.length - after) < FIGURES_LEAST) return [];
    const odds = oddsOf(compared, isAfter, sliceOf);
    return odds === null ? [] : [{ month, odds }];
  });
  const largest = surest(looks);
  if (!largest) return null;
  const { month, odds } = largest;
  return { month, isEasier: odds.log > 0, size: etsClass(odds, looks.length) };
}

const surest = <Look extends { odds: CommonOdds }>(looks: readonly Look[]): Look | undefined =>
  looks.toSorted(
    ({ odds: one }, { odds: other }) => Math.abs(other.log) / other.error - Math.abs(one.log) / one.error,
  )[0];

/**
 * For each basis, the group that differs most, without its numbers, so that no figure can reveal what one person said.
 * A group needs as many answers as a question does, far more than GROUP_LEAST.
 */
function fairnessOf(compared: readonly Compared[]): QuestionFigures['fairness'] {
  const looks = BASES.flatMap((basis) => {
    const who = compared.filter(({ said }) => (said[basis] ?? NOT_SAID) !== NOT_SAID);
    const sliceOf = sliced(who);
    const groups = GROUPS[basis].filter((group) => who.some(({ said }) => said[basis] === group));
    // If there are two groups, one of them says everything about the other.
    return groups.slice(groups.length === 2 ? 1 : 0).flatMap((group) => {
      const isIn = ({ said }: Compared) => said[basis] === group;
      const people = who.filter(isIn).length;
      if (Math.min(people, who.length - people) < FIGURES_LEAST) return [];
      const odds = oddsOf(who, isIn, sliceOf);
      return odds === null ? [] : [{ basis, title: GROUP_TITLES[group](), odds }];
    });
  });
  return [...Map.groupBy(looks, ({ basis }) => basis).values()].map((own) => {
    const { basis, title, odds } = surest(own)!;
    return { basis, title, isHarder: odds.log < 0, size: etsClass(odds, looks.length) };
  });
}

/** The figures that exceed a limit, unless their interval reaches the good side of the second limit. */
function flagsOf(figures: Omit<QuestionFigures, 'flags'>): QuestionFlag[] {
  const { difficulty, discrimination, agreement, change, fairness } = figures;
  if (difficulty === null) return [];
  const isEasy = difficulty.share > TOO_EASY.share && difficulty.low > TOO_EASY.surely;
  const isHard = difficulty.share < TOO_HARD.share && difficulty.high < TOO_HARD.surely;
  const holds: Record<QuestionFlag, boolean> = {
    unfair: fairness.some(({ size }) => size === 'C'),
    changed: change?.size === 'C',
    disagreement: agreement !== null && agreement.alpha < ALPHA_GOOD,
    'not-apart':
      !isEasy &&
      !isHard &&
      discrimination !== null &&
      discrimination.r < APART.poor &&
      discrimination.high < APART.good,
    'too-hard': isHard,
    'too-easy': isEasy,
  };
  return QUESTION_FLAGS.filter((flag) => holds[flag]);
}

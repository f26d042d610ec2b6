/** Statistics that several figures use. Each is tested with a published example. */

/** The 97.5 % quantile of the normal distribution, for a 95 % interval. */
export const Z = 1.959964;

export type Interval = [low: number, high: number];

/**
 * The 95 % interval of a proportion by the score method: E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", Journal of the American Statistical Association 22 (1927), 209-212. With no people, it is 0
 * to 1.
 */
export function wilsonInterval(passed: number, people: number): Interval {
  if (people === 0) return [0, 1];
  const rate = passed / people;
  const middle = rate + Z ** 2 / (2 * people);
  const width = Z * Math.sqrt((rate * (1 - rate)) / people + Z ** 2 / (4 * people ** 2));
  const whole = 1 + Z ** 2 / people;
  // Rounding must not lead to less than 0 or more than 1.
  return [Math.max(0, (middle - width) / whole), Math.min(1, (middle + width) / whole)];
}

/** Pearson's r. 0 if either side is constant. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [centred(a), centred(b)];
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (const [index, value] of x.entries()) {
    const other = y[index] ?? 0;
    xy += value * other;
    xx += value * value;
    yy += other * other;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function centred(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

/**
 * The 95 % interval of a correlation by the z transformation: R. A. Fisher, "On the probable error of a coefficient of
 * correlation deduced from a small sample", Metron 1 (1921), 3-32.
 */
export function fisherInterval(r: number, pairs: number): Interval {
  if (pairs <= 3) return [-1, 1];
  const width = Z / Math.sqrt(pairs - 3);
  // The transformation of 1 does not exist.
  const middle = Math.atanh(Math.max(-0.999, Math.min(0.999, r)));
  return [Math.tanh(middle - width), Math.tanh(middle + width)];
}

/** People with the same rest score: how many passed and failed in one group and in the other. */
export type Stratum = [onePassed: number, oneFailed: number, otherPassed: number, otherFailed: number];

export interface CommonOdds {
  /** The logarithm of the odds of one group against those of the other. */
  log: number;
  error: number;
}

/**
 * The odds of two groups at equal rest score: N. Mantel, W. Haenszel, "Statistical aspects of the analysis of data from
 * retrospective studies of disease", Journal of the National Cancer Institute 22 (1959), 719-748; the error by J.
 * Robins, N. Breslow, S. Greenland, "Estimators of the Mantel-Haenszel variance consistent in both sparse data and
 * large-strata limiting models", Biometrics 42 (1986), 311-323. Null if no one differs. Infinite odds are avoided by
 * adding half a person to each cell (J. B. S. Haldane, Annals of Human Genetics 20, 1956). Otherwise the most unfair
 * question of all would have no odds.
 */
export function mantelHaenszel(strata: readonly Stratum[]): CommonOdds | null {
  let [sumR, sumS, pr, ps, qs] = [0, 0, 0, 0, 0];
  for (const [a, b, c, d] of strata) {
    const n = a + b + c + d;
    if (n === 0) continue;
    const [p, q, r, s] = [(a + d) / n, (b + c) / n, (a * d) / n, (b * c) / n];
    sumR += r;
    sumS += s;
    pr += p * r;
    ps += p * s + q * r;
    qs += q * s;
  }
  if (sumR === 0 && sumS === 0) return null;
  if (sumR === 0 || sumS === 0)
    return mantelHaenszel(
      strata.flatMap(([a, b, c, d]): Stratum[] =>
        a + b + c + d === 0 ? [] : [[a + 0.5, b + 0.5, c + 0.5, d + 0.5]],
      ),
    );
  const variance = pr / (2 * sumR ** 2) + ps / (2 * sumR * sumS) + qs / (2 * sumS ** 2);
  return { log: Math.log(sumR / sumS), error: Math.sqrt(variance) };
}

/**
 * Quantiles of the normal distribution, accurate to 0.0005: M. Abramowitz, I. A. Stegun, "Handbook of Mathematical
 * Functions", 1964, 26.2.23. For shares above one half.
 */
export function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - share));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  return t - above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
}

/** The ETS scale of difficulty: P. W. Holland, D. T. Thayer, "Differential item performance", 1988. */
const DELTA = 2.35;

/**
 * How large a difference is at equal rest score, A (negligible), B or C (large), by the rules of the Educational
 * Testing Service: R. Zwick, "A review of ETS differential item functioning assessment procedures", ETS RR-12-08
 * (2012), section 2. B is at least 1 and significantly different from 0. C is at least 1.5 and significantly more than
 * 1. Stricter than the source, because many questions are tested: the 95 % interval must lie beyond 1, and several
 * looks at the same answers share the 5 % risk of mistaking 0 for a difference (Bonferroni).
 */
export function etsClass({ log, error }: CommonOdds, looks = 1): 'A' | 'B' | 'C' {
  const [size, spread] = [Math.abs(log) * DELTA, error * DELTA];
  if (size < 1 || size / spread <= normalQuantile(1 - 0.025 / looks)) return 'A';
  return size >= 1.5 && (size - 1) / spread > Z ? 'C' : 'B';
}

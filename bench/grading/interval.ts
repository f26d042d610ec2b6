import { seededRandom } from './statistics.ts';

const samples = 200;

/** A figure's 95 % confidence interval by the bootstrap (Efron 1979), drawn over whole questions. */
export function interval<T>(questions: readonly T[], figure: (some: T[]) => number): string {
  const random = seededRandom(9);
  const figures = Array.from({ length: samples }, () =>
    figure(
      questions.map((_, index) => questions[Math.floor(random() * questions.length)] ?? questions[index]!),
    ),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => (figures[Math.floor(share * (samples - 1))] ?? 0).toFixed(3);
  return `[${at(0.025)}, ${at(0.975)}]`;
}

/** A share, as a count and a total. */
export interface Share {
  hits: number;
  of: number;
}

export function shareOf<T>(some: readonly T[], holds: (one: T) => boolean): Share {
  return { hits: some.filter(holds).length, of: some.length };
}

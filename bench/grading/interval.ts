import { seededRandom } from './statistics.ts';

const samples = 200;

/** The 95 % confidence interval of a figure by the bootstrap (Efron 1979), drawn over whole questions. */
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

/** So many of so many. */
export interface Share {
  hits: number;
  of: number;
}

export function shareOf<T>(some: readonly T[], holds: (one: T) => boolean): Share {
  return { hits: some.filter(holds).length, of: some.length };
}

/** The 95 % confidence interval of a share (Wilson 1927). It also holds near 0 and 1, where the bootstrap gives no width. */
export function wilson({ hits, of }: Share): [from: number, to: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const p = hits / of;
  const middle = p + z ** 2 / (2 * of);
  const half = z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

import { seededRandom } from '../../e2e/harness/random.ts';

export const seed = Number(process.env['FAULT_SEED'] ?? 1);
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1);

/** Returns the same numbers for the same seed and purpose. */
export const randomFor = (purpose: string): (() => number) =>
  seededRandom(seed + [...purpose].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));

import type { Token } from '#server/features/analysis/grading/text/words.ts';

/** How the effort of a program grows with its input, as it is written and as it is said. */
const growths: readonly (readonly [name: string, said: RegExp])[] = [
  ['n log n', /\boh? (?:of )?n (?:times )?log n\b|\bn log n (?:time|steps)\b/],
  ['log n', /\boh? (?:of )?log n\b|\blogarithmic\b/],
  ['n squared', /\boh? (?:of )?n (?:squared|power 2|to the (?:power of )?2)\b|\bquadratic\b/],
  ['1', /\boh? (?:of )?(?:1|one)\b|\bconstant time\b/],
  ['n', /\boh? (?:of )?n\b(?! (?:log|times|squared|power|to|plus|m)\b)|\blinear time\b/],
];

function growthsIn(tokens: readonly Token[]): string[] {
  const text = tokens.map(({ word }) => word).join(' ');
  return growths.filter(([, said]) => said.test(text)).map(([name]) => name);
}

/**
 * Whether the answer says another growth than the reference: "O of n" for "O(log n)". Its letters and the log
 * weigh nearly nothing as words, and they are the whole answer.
 */
export function saysOtherGrowth(reference: readonly Token[], answer: readonly Token[]): boolean {
  const wanted = growthsIn(reference);
  const said = growthsIn(answer);
  return wanted.length > 0 && said.length > 0 && !said.some((growth) => wanted.includes(growth));
}

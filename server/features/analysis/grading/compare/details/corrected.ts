import { similarity, sameWord } from '#server/features/analysis/grading/compare/similarity.ts';
import type { Repair } from '#server/features/analysis/grading/text/repairs.ts';
import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { type Difference, isContent, isNumber, share, stemsAround } from './difference.ts';

/** The words around a corrected one that must stand around it in the reference too. */
const company = 5;

const tells = (token: Token) => isContent(token) || isNumber(token);

/**
 * Corrections of something that the reference says to something that it does not say there: "I heat the fitting, no,
 * I heat the solder". The places are those of what is said last, in the answer before anything is taken out of it.
 */
export function wronglyCorrected(
  reference: readonly Token[],
  answer: readonly Token[],
  repairs: readonly Repair[],
): Difference[] {
  return repairs.flatMap(({ from, marker, to, until }): Difference[] => {
    const taken = answer.slice(from, marker);
    const said = answer.slice(to, until);
    const lost = differing(taken, said);
    const added = differing(said, taken);
    const around = new Set([
      ...stemsAround(answer, from, until, company),
      ...taken.filter((token) => tells(token) && !lost.includes(token)).map(({ stem }) => stem),
    ]);
    const isHere = (token: Token) =>
      reference.some(
        (other, at) =>
          (other.stem === token.stem || similarity(other, token) >= sameWord) &&
          share(around, stemsAround(reference, at, at + 1, company)),
      );
    const isWorse = lost.some(isHere) && added.length > 0 && !added.some(isHere);
    return isWorse ? [{ kind: 'corrected', from: to, until }] : [];
  });
}

/** The telling words of one text that are not in the other. */
function differing(one: readonly Token[], other: readonly Token[]): Token[] {
  const stems = new Set(other.map(({ stem }) => stem));
  return one.filter((token) => tells(token) && !stems.has(token.stem));
}

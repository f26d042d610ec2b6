import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/** Something that the answer says otherwise than the reference, and the places of the answer's words that say it. */
export interface Difference {
  kind: 'corrected' | 'amount' | 'unit' | 'list' | 'part' | 'roles';
  /** Indexes into the tokens of the answer: from `from` to before `until`. */
  from: number;
  until: number;
}

export const isContent = (token: Token | undefined): boolean => (token?.weight ?? 0) >= tellingWeight;

export const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d/.test(token.word);

/** The stems of the content words around a place, in the same sentence and at most `reach` words away. */
export function stemsAround(
  tokens: readonly Token[],
  from: number,
  until: number,
  reach: number,
): Set<string> {
  const sentence = tokens[from]?.sentence;
  const stems = new Set<string>();
  for (let at = Math.max(0, from - reach); at < Math.min(tokens.length, until + reach); at += 1) {
    const token = tokens[at];
    if (token === undefined || token.sentence !== sentence || (at >= from && at < until)) continue;
    if (isContent(token) && !isNumber(token)) stems.add(token.stem);
  }
  return stems;
}

export function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const stem of one) if (other.has(stem)) return true;
  return false;
}

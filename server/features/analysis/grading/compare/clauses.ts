import type { TextLanguage } from '#server/features/analysis/grading/text/languages/text-language.ts';
import type { SourceWord, Token } from '#server/features/analysis/grading/text/words.ts';
import type { Clause } from './features.ts';

const leastContent = 2;

/**
 * Splits a reference answer into its ideas: at sentence ends, list markers and commas, and before conjunctions, if each
 * part keeps at least two content words.
 */
export function clausesOf(
  words: readonly SourceWord[],
  tokens: readonly Token[],
  { openers, functionWords }: TextLanguage,
): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const content = (from: number, to: number) =>
    tokens.slice(from, to).filter((token) => token.weight >= 0.25).length;
  for (let index = 1; index <= tokens.length; index += 1) {
    const token = tokens[index];
    const before = tokens[index - 1];
    if (before === undefined) break;
    const hard =
      token === undefined || token.sentence !== before.sentence || startsItem(words, token, before);
    const ending = words[before.source]?.text ?? '';
    const comma = token !== undefined && token.source !== before.source && /[,)\]]$/.test(ending);
    const soft = comma || (token !== undefined && openers.has(token.word));
    if (
      !hard &&
      !(
        soft &&
        content(start, index) >= leastContent &&
        content(index, nextHard(tokens, index)) >= leastContent
      )
    )
      continue;
    if (content(start, index) > 0) clauses.push({ start, end: index });
    else {
      const last = clauses.at(-1);
      if (last !== undefined) last.end = index;
    }
    start = index;
  }
  if (clauses.length === 0 && tokens.some((token) => !functionWords.has(token.word)))
    return [{ start: 0, end: tokens.length }];
  return clauses;
}

function startsItem(words: readonly SourceWord[], token: Token, before: Token): boolean {
  if (token.source === before.source) return false;
  return /^(\d{1,2}[.)]|[-*•])/.test(words[token.source]?.text ?? '');
}

function nextHard(tokens: readonly Token[], from: number): number {
  const sentence = tokens[from]?.sentence;
  let index = from;
  while (index < tokens.length && tokens[index]?.sentence === sentence) index += 1;
  return index;
}

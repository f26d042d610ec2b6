import { similarity, sameWord } from '#server/features/analysis/grading/compare/similarity.ts';
import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { type Difference, isContent, isNumber } from './difference.ts';

/** One item of a list: its content words, and the place of the first and behind the last of them. */
interface Item {
  words: readonly Token[];
  from: number;
  until: number;
}

/** Longer parts between two commas are clauses and not items. */
const mostItemWords = 3;
const longestItem = 5;
const fewestItems = 3;
/** They may stand within an item: "the cost of goods". */
const withinItem = new Set('a an the of its their your own'.split(' '));

/** The lists in a text: at least three short items between commas, with "and" or "or" before the last. */
function listsIn(tokens: readonly Token[]): Item[][] {
  return tokens.flatMap(({ word }, joint) => {
    if (word !== 'and' && word !== 'or') return [];
    const last = itemAfter(tokens, joint + 1);
    if (last === undefined) return [];
    const items = [last];
    let end = joint;
    for (;;) {
      const start = startOfPhrase(tokens, end - 1);
      const item = itemOf(tokens, start, end);
      if (item !== undefined) items.unshift(item);
      else if (end > start) {
        const first = itemBefore(tokens, start, end);
        if (first !== undefined && items.length > 1) items.unshift(first);
        break;
      }
      if (start === 0 || tokens[start - 1]?.sentence !== tokens[joint]?.sentence) break;
      end = start;
    }
    return items.length >= fewestItems ? [items] : [];
  });
}

function startOfPhrase(tokens: readonly Token[], at: number): number {
  let start = Math.max(0, at);
  while (start > 0 && tokens[start - 1]?.phrase === tokens[at]?.phrase) start -= 1;
  return start;
}

function asItem(tokens: readonly Token[], from: number, until: number): Item | undefined {
  const words = tokens.slice(from, until).filter(isContent);
  return words.length === 0 ? undefined : { words, from, until };
}

/** The item that fills the stretch between two commas: it has no other words. */
function itemOf(tokens: readonly Token[], from: number, until: number): Item | undefined {
  const isWhole = tokens.slice(from, until).every((token) => isContent(token) || withinItem.has(token.word));
  const item = !isWhole || until - from > longestItem ? undefined : asItem(tokens, from, until);
  return item === undefined || item.words.length > mostItemWords ? undefined : item;
}

/** The last item: the content words behind "and", until another word stands between them. */
function itemAfter(tokens: readonly Token[], from: number): Item | undefined {
  let until = from;
  while (until < from + longestItem && tokens[until]?.phrase === tokens[from]?.phrase) {
    if (!isContent(tokens[until]) && !withinItem.has(tokens[until]?.word ?? '')) break;
    until += 1;
  }
  return itemOf(tokens, from, until);
}

/** A clause with one of these words is the first part of no list: "if it is hopeless, a new one, and …". */
const opensClause = new Set('if when because although while whereas unless since'.split(' '));

/** The first item: the content words before the first comma, without what leads to the list. */
function itemBefore(tokens: readonly Token[], start: number, until: number): Item | undefined {
  if (tokens.slice(start, until).some(({ word }) => opensClause.has(word))) return undefined;
  let from = until;
  while (from > start && isContent(tokens[from - 1]) && until - from < 2) from -= 1;
  return asItem(tokens, from, until);
}

/** The content words of a text, each once. */
const distinct = (tokens: readonly Token[]): Token[] => [
  ...new Map(tokens.filter(isContent).map((token) => [token.stem, token])).values(),
];

const isAmong = (word: Token, tokens: readonly Token[]): boolean =>
  tokens.some((token) => isContent(token) && similarity(word, token) >= sameWord);

const isSaid = ({ words }: Item, tokens: readonly Token[]): boolean =>
  words.some((word) => isAmong(word, tokens));

const isWholeSaid = ({ words }: Item, tokens: readonly Token[]): boolean =>
  words.every((word) => isAmong(word, tokens));

/** The item without the words that others of its list have too: "balance sheet" of three "statements". */
function ownWords(item: Item, list: readonly Item[]): Item {
  const others = new Set(list.flatMap((one) => (one === item ? [] : one.words.map(({ stem }) => stem))));
  const own = item.words.filter(({ stem }) => !others.has(stem));
  return own.length === 0 ? item : { ...item, words: own };
}

const half = 0.5;
const leastUnknown = 2;

/**
 * A list of the answer that has an item of a list of the reference, and beside it at least two, and at least half,
 * that are neither in the question nor in the reference, while half of the expected items are missing.
 */
export function otherLists(
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
): Difference[] {
  const said = distinct(answer);
  const wanted = listsIn(reference).filter((list) => {
    const missing = list.filter((item) => !isWholeSaid(ownWords(item, list), said)).length;
    return missing >= half * list.length;
  });
  if (wanted.length === 0) return [];
  const known = distinct([...question, ...reference]);
  return listsIn(answer).flatMap((list): Difference[] => {
    const unknown = list.filter((item) => !isSaid(item, known));
    const first = unknown[0];
    const last = unknown.at(-1);
    if (first === undefined || last === undefined) return [];
    if (unknown.length < leastUnknown || unknown.length < half * list.length) return [];
    const isSame = wanted.some((expected) =>
      list.some(
        (item) =>
          !unknown.includes(item) &&
          isSaid(
            item,
            expected.flatMap(({ words }) => words),
          ),
      ),
    );
    return isSame ? [{ kind: 'list', from: first.from, until: last.until }] : [];
  });
}

/**
 * The first of those items that the answer names, where the question or the reference says how many there are and the
 * answer names fewer than half of them.
 */
export function partOfList(
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
): Difference[] {
  const counts = new Set([...question, ...reference].map(({ word }) => word));
  const said = distinct(answer);
  return listsIn(reference).flatMap((list): Difference[] => {
    if (!counts.has(String(list.length)) || list.some(({ words }) => words.some(isNumber))) return [];
    const named = list.filter((item) => isWholeSaid(ownWords(item, list), said));
    const [first] = named;
    if (first === undefined || named.length >= half * list.length) return [];
    const from = answer.findIndex((token) => first.words.some((word) => similarity(word, token) >= sameWord));
    return from === -1 ? [] : [{ kind: 'part', from, until: from + 1 }];
  });
}

/** Whether the answer is mainly a list of the reference, in any order: then its order of words tells nothing. */
export function saysList(reference: readonly Token[], answer: readonly Token[]): boolean {
  const wanted = listsIn(reference);
  const content = answer.filter(isContent).length;
  return listsIn(answer).some((list) => {
    const words = list.flatMap((item) => item.words);
    return (
      words.length >= half * content &&
      wanted.some(
        (expected) =>
          expected.length === list.length &&
          expected.every((item) => isWholeSaid(ownWords(item, expected), words)),
      )
    );
  });
}

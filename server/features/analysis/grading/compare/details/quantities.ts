import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { type Difference, isContent, isNumber, share, stemsAround } from './difference.ts';

/** How many, how often, or from which bound on. */
type Amount = 'all' | 'any' | 'some' | 'none' | 'alone' | 'only' | 'any number' | 'at most' | 'at least';

interface Quantity {
  amount: Amount;
  /** Indexes into the tokens: its words, and the word that it belongs to. */
  from: number;
  until: number;
  head: number;
}

/** The longest first: "no more than" is none of "no". */
const phrases: readonly (readonly [words: readonly string[], amount: Amount])[] = (
  [
    ['no more than', 'at most'],
    ['not more than', 'at most'],
    ['no longer than', 'at most'],
    ['no later than', 'at most'],
    ['at most', 'at most'],
    ['at the most', 'at most'],
    ['up to', 'at most'],
    ['maximum of', 'at most'],
    ['fewer than', 'at most'],
    ['less than', 'at most'],
    ['under', 'at most'],
    ['within', 'at most'],
    ['no less than', 'at least'],
    ['not less than', 'at least'],
    ['no fewer than', 'at least'],
    ['at least', 'at least'],
    ['at the least', 'at least'],
    ['minimum of', 'at least'],
    ['more than', 'at least'],
    ['over', 'at least'],
    ['after', 'at least'],
    ['any number of', 'any number'],
    ['any amount of', 'any number'],
    ['as many', 'any number'],
    ['several', 'any number'],
    ['many', 'any number'],
    ['only one', 'only'],
    ['just one', 'only'],
    ['exactly one', 'only'],
    ['no more than one', 'only'],
    ['at most one', 'only'],
    ['only 1', 'only'],
    ['just 1', 'only'],
    ['exactly 1', 'only'],
    ['one', 'only'],
    ['not all', 'some'],
    ['not every', 'some'],
    ['not always', 'some'],
    ['only', 'alone'],
    ['nobody but', 'alone'],
    ['nothing but', 'alone'],
    ['none but', 'alone'],
    ['any', 'any'],
    ['only some', 'some'],
    ['only sometimes', 'some'],
    ['some', 'some'],
    ['a few', 'some'],
    ['sometimes', 'some'],
    ['occasionally', 'some'],
    ['rarely', 'some'],
    ['none of', 'none'],
    ['no', 'none'],
    ['never', 'none'],
    ['nobody', 'none'],
    ['no one', 'none'],
    ['nothing', 'none'],
    ['all', 'all'],
    ['every', 'all'],
    ['each', 'all'],
    ['always', 'all'],
    ['everyone', 'all'],
    ['everybody', 'all'],
    ['everything', 'all'],
  ] as const
)
  .map(([words, amount]) => [words.split(' '), amount] as const)
  .toSorted(([a], [b]) => b.length - a.length);

const phrasesBy = Map.groupBy(phrases, ([[first]]) => first);

/** Behind a number: "two accounts or more". */
const behind: readonly (readonly [words: readonly string[], amount: Amount])[] = [
  [['or', 'more'], 'at least'],
  [['and', 'more'], 'at least'],
  [['or', 'above'], 'at least'],
  [['or', 'less'], 'at most'],
  [['or', 'fewer'], 'at most'],
  [['or', 'below'], 'at most'],
  [['at', 'most'], 'at most'],
  [['at', 'the', 'most'], 'at most'],
  [['at', 'least'], 'at least'],
];

/** Amounts that cannot both hold of the same: that of the answer, and that of the reference. */
const apart: ReadonlySet<string> = new Set([
  ...[
    ['all', 'some'],
    ['all', 'none'],
    ['some', 'none'],
    ['only', 'any number'],
    ['at most', 'at least'],
  ].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
  // "Only members" for "any member" is often said of other members.
  'all alone',
  'any alone',
]);

/** The word that a quantity belongs to stands at most so many words behind it. */
const headReach = 3;
/** "Five firm blows or more". */
const boundReach = 3;
/** The words around two quantities that must have one in common, beside the word that they belong to. */
const company = 6;

function quantitiesIn(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const entry = phrasesBy
      .get(tokens[at]?.word ?? '')
      ?.find(([words]) => words.every((word, place) => tokens[at + place]?.word === word));
    if (entry === undefined) continue;
    const [words, amount] = entry;
    const until = at + words.length;
    const head = headAfter(tokens, until, isBound(amount));
    if (head !== undefined) found.push({ amount, from: at, until, head });
    at = until - 1;
  }
  return [...found, ...boundsBehind(tokens)];
}

const isBound = (amount: Amount): boolean => amount === 'at most' || amount === 'at least';

/** A bound belongs to a number, every other quantity to the next content word. */
function headAfter(tokens: readonly Token[], from: number, toNumber: boolean): number | undefined {
  for (let at = from; at < from + headReach; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.phrase !== tokens[from - 1]?.phrase) return undefined;
    if (toNumber ? isNumber(token) : isContent(token) && !isNumber(token)) return at;
  }
  return undefined;
}

function boundsBehind(tokens: readonly Token[]): Quantity[] {
  return tokens.flatMap((token, head): Quantity[] => {
    if (!isNumber(token)) return [];
    for (let at = head + 1; at <= head + boundReach; at += 1) {
      const entry = behind.find(([words]) => words.every((word, place) => tokens[at + place]?.word === word));
      if (entry !== undefined) return [{ amount: entry[1], from: head, until: at + entry[0].length, head }];
    }
    return [];
  });
}

/**
 * Quantities of the answer that exclude the one that the reference has of the same thing: "some transactions" for
 * "every transaction", "at least five" for "up to five". Nothing is found where the answer has the expected one too.
 */
export function otherQuantities(reference: readonly Token[], answer: readonly Token[]): Difference[] {
  const wanted = quantitiesIn(reference);
  const said = quantitiesIn(answer);
  const stemIn = (tokens: readonly Token[], { head }: Quantity) => tokens[head]?.stem;
  return said.flatMap((one): Difference[] => {
    const stem = stemIn(answer, one);
    const same = wanted.filter((other) => stemIn(reference, other) === stem);
    if (same.some(({ amount }) => amount === one.amount)) return [];
    const around = stemsAround(answer, one.from, one.head + 1, company);
    const excluded = same.some(
      (other) =>
        apart.has(`${one.amount} ${other.amount}`) &&
        !said.some((own) => own.amount === other.amount && stemIn(answer, own) === stem) &&
        share(around, stemsAround(reference, other.from, other.head + 1, company)),
    );
    const until = Math.max(one.until, one.head + 1);
    return excluded || weakens(one, reference, answer) ? [{ kind: 'amount', from: one.from, until }] : [];
  });
}

/**
 * Whether the answer says of some, or sometimes, what the reference says of all by saying nothing of it: "record some
 * transactions" for "record transactions". Its words before and behind must stand side by side in the reference.
 */
function weakens(one: Quantity, reference: readonly Token[], answer: readonly Token[]): boolean {
  if (one.amount !== 'some' || one.head !== one.until) return false;
  const before = answer[one.from - 1];
  const head = answer[one.head];
  const behind = answer[one.head + 1];
  if (before === undefined || head === undefined || before.phrase !== head.phrase) return false;
  return reference.some(
    (token, at) =>
      token.stem === head.stem &&
      reference[at - 1]?.stem === before.stem &&
      reference[at + 1]?.stem === behind?.stem,
  );
}

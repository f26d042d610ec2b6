import type { TextLanguage } from '#server/features/analysis/grading/text/languages/text-language.ts';
import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';
import { sharedInOrder } from './features.ts';
import type { Comparison, PreparedQuestion } from './score.ts';
import { sameWord } from '#server/features/analysis/grading/text/similarity.ts';

/**
 * What the words of an answer show. `confirm`: they are a key, nearly word for word. `some`: there is a content word
 * from the key that is not in the question. `none`: there is not even that.
 */
export function whatWordsShow(
  { question, references, known }: PreparedQuestion,
  answer: readonly Token[],
  { reference, found }: Comparison,
): 'confirm' | 'some' | 'none' {
  if (references.some(({ tokens }) => saysWhole(tokens, answer, question, known.language))) return 'confirm';
  const asked = new Set(question.map(({ stem }) => stem));
  const isFound = reference.tokens.some(
    ({ stem, weight }, at) => weight >= tellingWeight && !asked.has(stem) && (found[at] ?? 0) >= sameWord,
  );
  return isFound ? 'some' : 'none';
}

/** The answer says at least this share of the key's words in the key's order, and all of its content words. */
const LEAST_OF_ALL = 0.6;
/** At most this share of the answer's content words is something else. */
const MOST_BESIDE = 0.4;
/** A key with fewer content words, or with none besides those of the question, confirms nothing. */
const LEAST_CONTENT = 2;
/** Too few answers say all of a longer key to know how many of them are right. */
const LONGEST_KEY = 60;

/**
 * Whether the answer is the key, nearly word for word. In each set of marked answers, people gave full marks to more
 * than nine of ten such answers. Anything looser did not hold for every set, so words alone confirm no more than this.
 */
function saysWhole(
  reference: readonly Token[],
  answer: readonly Token[],
  question: readonly Token[],
  { isTurning, readsPhrases }: TextLanguage,
): boolean {
  const asked = new Set(question.map(({ stem }) => stem));
  const content = new Set(reference.filter(({ weight }) => weight >= tellingWeight).map(({ stem }) => stem));
  if (reference.length > LONGEST_KEY || content.size < LEAST_CONTENT) return false;
  if ([...content].every((stem) => asked.has(stem))) return false;
  const turns = (tokens: readonly Token[]) =>
    tokens
      .flatMap(({ word }) => (isTurning(word) ? [word] : []))
      .toSorted()
      .join(' ');
  if (turns(reference) !== turns(answer)) return false;
  const telling = (tokens: readonly Token[]) => tokens.filter(({ weight }) => weight >= tellingWeight);
  const inOrder = sharedWords(telling(reference), telling(answer));
  return (
    sharedWords(reference, answer) >= LEAST_OF_ALL * reference.length &&
    inOrder === telling(reference).length &&
    (readsPhrases
      ? telling(answer).length - inOrder <= MOST_BESIDE * telling(answer).length
      : telling(answer).every(({ stem }) => content.has(stem) || asked.has(stem)))
  );
}

const sharedWords = (some: readonly Token[], others: readonly Token[]): number =>
  sharedInOrder(some, others, (one, other) => Number(one.stem === other.stem));

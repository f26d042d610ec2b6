import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/** They join, and say nothing of their own. */
const joining = new Set('a an the and or but while whereas so then also'.split(' '));
/** Texts with more clauses are too long to be recited with two words exchanged, and would take long to compare. */
const MOST_CLAUSES = 12;
/** Pairs are tried one by one: with more words than this in the reference there would be too many. */
const MOST_WORDS = 40;

function clausesOf(tokens: readonly Token[]): Token[][] {
  return [...Map.groupBy(tokens, ({ phrase }) => phrase).values()]
    .map((clause) => clause.filter(({ word }) => !joining.has(word)))
    .filter((clause) => clause.length > 0);
}

const asText = (clause: readonly string[]): string => clause.join(' ');

/** Two words that stand side by side are a list ("reads and writes"): their order says nothing. */
function areListed(clauses: readonly Token[][], one: string, other: string): boolean {
  return clauses.some((clause) =>
    clause.some(({ stem }, at) => {
      const next = clause[at + 1]?.stem;
      return (stem === one && next === other) || (stem === other && next === one);
    }),
  );
}

/**
 * Whether the answer is the reference with two of its words exchanged: "accounting approves the invoice, and the
 * manager pays it" for "the manager approves, and accounting pays". All words are there, and most of their order.
 * Clauses may come in another order. An answer that also has all clauses of the reference as they are is none.
 */
export function exchangesTwoWords(reference: readonly Token[], answer: readonly Token[]): boolean {
  const wanted = clausesOf(reference);
  const said = clausesOf(answer);
  if (wanted.length > MOST_CLAUSES || said.length > MOST_CLAUSES) return false;
  const expected = new Set(wanted.map((clause) => asText(clause.map(({ stem }) => stem))));
  const isSaid = (change: (stem: string) => string): boolean => {
    const texts = new Set(said.map((clause) => asText(clause.map(({ stem }) => change(stem)))));
    return [...expected].every((text) => texts.has(text));
  };
  const telling = reference.filter(({ weight }) => weight >= tellingWeight);
  const stems = [...new Set(telling.map(({ stem }) => stem))];
  if (stems.length > MOST_WORDS || isSaid((stem) => stem)) return false;
  return stems.some((one, at) =>
    stems
      .slice(at + 1)
      .some(
        (other) =>
          !areListed(wanted, one, other) &&
          isSaid((stem) => (stem === one ? other : stem === other ? one : stem)),
      ),
  );
}

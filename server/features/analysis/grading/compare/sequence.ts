import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/** Words that say that one thing comes before another. */
const orderWords = new Set(
  'first then before after afterwards finally last next later until once prior followed order begin beginning end'.split(
    ' ',
  ),
);

/** Where each content word stands in the order of events, if the text tells an order. */
interface Events {
  rank: Map<string, number>;
  tellsOrder: boolean;
}

/**
 * The order of events that a text tells: the order of its clauses, except that what follows "after" or "once"
 * comes before, and what stands before "before" or "until" comes before what follows it.
 */
function eventsOf(tokens: readonly Token[], from: number, to: number): Events {
  const clauses: Token[][] = [];
  let current: Token[] = [];
  let opener = '';
  const openers: string[] = [];
  let tellsOrder = false;
  const close = () => {
    if (current.some(({ weight }) => weight >= tellingWeight)) {
      clauses.push(current);
      openers.push(opener);
      opener = '';
    } else if (current.length > 0 && clauses.length > 0) clauses.at(-1)?.push(...current);
    current = [];
  };
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (orderWords.has(token.word)) tellsOrder = true;
    const isTurn = /^(?:before|after|once|until|then|finally)$/.test(token.word);
    if (isTurn || tokens[at - 1]?.phrase !== token.phrase) close();
    if (isTurn)
      opener =
        token.word === 'after' && /^(?:that|this|which)$/.test(tokens[at + 1]?.word ?? '')
          ? 'then'
          : token.word;
    current.push(token);
  }
  close();
  const rank = new Map<string, number>();
  let next = 0;
  const seen = new Map<string, number>();
  const places = clauses.map((_, index) => index * 2);
  for (const [index, word] of openers.entries()) {
    // "Y after X": X comes first. "After X, Y" needs no change.
    if ((word === 'after' || word === 'once') && index > 0) places[index] = (places[index - 1] ?? 0) - 1;
    // "Before X, Y": Y comes first.
    if ((word === 'before' || word === 'until') && index === 0 && places.length > 1) places[0] = 3;
  }
  for (const [index, clause] of clauses.entries()) {
    for (const { stem, weight } of clause) {
      if (weight < tellingWeight) continue;
      const place = (places[index] ?? 0) + 0.0001 * next;
      next += 1;
      seen.set(stem, (seen.get(stem) ?? 0) + 1);
      rank.set(stem, place);
    }
  }
  for (const [stem, count] of seen) if (count > 1) rank.delete(stem);
  return { rank, tellsOrder };
}

const leastPairs = 3;
const mostlyReversed = 0.75;

/** Whether the answer tells the steps of the reference in the reverse order. Both must tell an order. */
export function orderReversed(
  reference: readonly Token[],
  answer: readonly Token[],
): { broken: number; kept: number } {
  const wanted = eventsOf(reference, 0, reference.length);
  const sentences = Map.groupBy(answer.keys(), (at) => answer[at]?.sentence);
  // The order of sentences is not an order of events: people may begin with any of them.
  const isReversed = [...sentences.values()].some((places) =>
    reverses(wanted, eventsOf(answer, places[0] ?? 0, (places.at(-1) ?? 0) + 1)),
  );
  return isReversed ? { broken: 1, kept: 0 } : { broken: 0, kept: 0 };
}

function reverses(wanted: Events, said: Events): boolean {
  if (!wanted.tellsOrder || !said.tellsOrder) return false;
  const shared = [...said.rank.keys()].filter((stem) => wanted.rank.has(stem));
  let same = 0;
  let reversed = 0;
  for (const [i, a] of shared.entries()) {
    for (const b of shared.slice(0, i)) {
      const before = (said.rank.get(a) ?? 0) - (said.rank.get(b) ?? 0);
      const wantedBefore = (wanted.rank.get(a) ?? 0) - (wanted.rank.get(b) ?? 0);
      if (Math.abs(before) < 0.5 && Math.abs(wantedBefore) < 0.5) continue;
      if (before * wantedBefore > 0) same += 1;
      else reversed += 1;
    }
  }
  return same + reversed >= leastPairs && reversed >= mostlyReversed * (same + reversed);
}

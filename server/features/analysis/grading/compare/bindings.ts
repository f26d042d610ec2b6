import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { exchangesTwoWords } from './exchanged.ts';
import { saysOtherGrowth } from './growth.ts';
import { type Statement, contrastOf, statementsOf } from './statements.ts';
import { orderReversed } from './sequence.ts';

/**
 * Whether the answer connects the words of the reference in another way: it says of one thing what the
 * reference says of the other one, or reverses an order of events. A comparison of words cannot see this, because all words are there.
 */
interface Bindings {
  about: Evidence;
  order: Evidence;
}

interface Evidence {
  /** Weight of the words that the answer connects in another way than the reference. */
  broken: number;
  /** Weight of the words that both connect in the same way. */
  kept: number;
}

function bindingsOf(
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
): Bindings {
  if (longestPhrase(answer) > LONGEST_PHRASE) return { about: nothing, order: nothing };
  const wanted = statementsOf(reference, question);
  const contrast = contrastOf(wanted);
  const said = statementsOf(answer, question, contrast);
  const sum = (found: readonly { broken: number; kept: number }[]) => {
    const broken = found.reduce((total, one) => total + one.broken, 0);
    const kept = found.reduce((total, one) => total + one.kept, 0);
    return { broken, kept };
  };
  return {
    about: sum(said.map((one) => aboutOther(one, wanted, contrast))),
    order: orderReversed(reference, answer),
  };
}

/** In a longer stretch without punctuation, nothing tells where a clause ends. */
const LONGEST_PHRASE = 35;

function longestPhrase(tokens: readonly Token[]): number {
  const lengths = new Map<number, number>();
  for (const { phrase } of tokens) lengths.set(phrase, (lengths.get(phrase) ?? 0) + 1);
  return Math.max(0, ...lengths.values());
}

/** One word that is out of place may be an accident. */
const leastAbout = 2;
/**
 * Whether the answer breaks a connection. What the rules find in the reference itself is their own mistake, so
 * it does not count.
 */
export function breaksBindings(
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
): boolean {
  if (exchangesTwoWords(reference, answer) || saysOtherGrowth(reference, answer)) return true;
  const broken = brokenIn(bindingsOf(question, reference, answer));
  if (broken.length === 0) return false;
  const mistaken = brokenIn(bindingsOf(question, reference, reference));
  return broken.some((kind) => !mistaken.includes(kind));
}

/** Which kinds of connection the answer breaks. */
function brokenIn({ about, order }: Bindings): (keyof Bindings)[] {
  return [
    ...(about.broken >= leastAbout ? (['about'] as const) : []),
    ...(order.broken > 0 ? (['order'] as const) : []),
  ];
}

const nothing: Evidence = { broken: 0, kept: 0 };

/** Whether the statement says of its subject what the reference says only of a subject it is contrasted with. */
function aboutOther(said: Statement, wanted: readonly Statement[], contrast: ReadonlySet<string>): Evidence {
  const subject = [...said.subject].filter((stem) => contrast.has(stem));
  if (subject.length === 0) return nothing;
  let broken = 0;
  let kept = 0;
  for (const token of said.body) {
    if (contrast.has(token.stem)) continue;
    const places = wanted.filter(({ bodyStems }) => bodyStems.has(token.stem));
    const told = places.filter((place) => [...place.subject].some((stem) => contrast.has(stem)));
    if (told.length === 0 || told.length < places.length) continue;
    const isOwn = told.some(
      (place) =>
        subject.some((stem) => place.subject.has(stem) || place.bodyStems.has(stem)) ||
        [...place.subject].some((stem) => contrast.has(stem) && said.stems.has(stem)),
    );
    if (isOwn) kept += token.weight;
    else broken += token.weight;
  }
  return broken > kept ? { broken, kept } : { broken: 0, kept };
}

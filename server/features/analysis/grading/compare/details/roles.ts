import { stemOf } from '#server/features/analysis/grading/text/stem.ts';
import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { type Difference, isContent, isNumber } from './difference.ts';

/** Who does something to whom: "the event loop calls the callback", "the callback is called by the event loop". */
interface Deed {
  /** Stem of the verb. */
  verb: string;
  /** Stems of who does it, and of what follows: to whom, to what. */
  by: ReadonlySet<string>;
  to: ReadonlySet<string>;
  /** Indexes into the tokens: all its words. */
  from: number;
  until: number;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const auxiliaries = words(
  'is are was were be been being do does did can could may might must should will would has have had not never also then always only to',
);
const forms = words('is are was were be been being gets get got');
const prepositions = words(
  'of in on at for with to by from as into onto over under about between through than without against',
);
const joints = words('that which who when if because so while whereas but where until unless then though');
const articles = words('a an the its their your this these each every all any');
/** What one does with another, the other does too. */
const mutual = new Set(
  'compare meet connect link join combine equal relate share balance communicate match differ mix agree merge differ alternate exchange interact correspond versus'
    .split(' ')
    .map(stemOf),
);

/** A word with one of these endings is no verb. */
const nounEnding = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship|[^aeiou]or|data)s?$/;
/** Before these words stands no verb that has an object: "discharge and", "order is". */
const endsName = words('and or of is are was were be vs has have');
/** "Calls", "called"; in "speed" it is no ending. */
const verbEnding = /(?:[^s]s|[^e]ed|[^e]en|wn)$/;
/** What several do has no ending: "the cooks report". */
const pluralEnding = /[^s]s$/;
const participle = /(?:[^e]ed|[^e]en|wn)$/;
const otherParticiples = words(
  'freed agreed kept held run sent built made told found put set led fed bought sold paid read cut left lost met caught taught brought done begun',
);
const shortestVerb = 3;

const longestName = 3;
const objectReach = 9;
const byReach = 3;

function deedsIn(tokens: readonly Token[]): Deed[] {
  return tokens.flatMap((token, at): Deed[] => {
    if (!isContent(token) || mutual.has(token.stem) || isNoVerb(tokens, at)) return [];
    const before = nameBefore(tokens, at);
    if (before === undefined) return [];
    const isParticiple = participle.test(token.word) || otherParticiples.has(token.word);
    const agent = isParticiple ? agentAfter(tokens, at) : undefined;
    // "The callback is called" alone does not say by whom.
    if (before.isBeside && agent === undefined) return [];
    const after = agent ?? objectAfter(tokens, at);
    const [by, to] = agent === undefined ? [before.stems, after.stems] : [after.stems, before.stems];
    return [{ verb: token.stem, by, to, from: before.from, until: after.until }];
  });
}

function isNoVerb(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1];
  if (word.length < shortestVerb || nounEnding.test(word) || isNumber(tokens[at])) return true;
  if (next === undefined || next.phrase !== tokens[at]?.phrase || endsName.has(next.word)) return true;
  const isForm = verbEnding.test(word) || otherParticiples.has(word);
  const isPlural = pluralEnding.test(tokens[at - 1]?.word ?? '');
  return !isForm && !isPlural && !articles.has(next.word) && !auxiliaries.has(tokens[at - 1]?.word ?? '');
}

/** The name right before a verb; `isBeside` if a form of "to be" stands between. None if a preposition leads to it. */
function nameBefore(
  tokens: readonly Token[],
  verb: number,
): { stems: Set<string>; from: number; isBeside: boolean } | undefined {
  const phrase = tokens[verb]?.phrase;
  let at = verb - 1;
  let isBeside = false;
  while (tokens[at]?.phrase === phrase && auxiliaries.has(tokens[at]?.word ?? '')) {
    if (forms.has(tokens[at]?.word ?? '')) isBeside = true;
    at -= 1;
  }
  const stems = new Set<string>();
  while (tokens[at]?.phrase === phrase && isContent(tokens[at]) && stems.size < longestName) {
    stems.add(tokens[at]?.stem ?? '');
    at -= 1;
  }
  if (stems.size === 0) return undefined;
  const from = at + 1;
  if (articles.has(tokens[at]?.word ?? '')) at -= 1;
  const isLed = tokens[at]?.phrase === phrase && prepositions.has(tokens[at]?.word ?? '');
  return isLed ? undefined : { stems, from, isBeside };
}

/** Who does it, behind "by". */
function agentAfter(
  tokens: readonly Token[],
  verb: number,
): { stems: Set<string>; until: number } | undefined {
  const phrase = tokens[verb]?.phrase;
  for (let at = verb + 1; at <= verb + byReach; at += 1) {
    if (tokens[at]?.phrase !== phrase) return undefined;
    if (tokens[at]?.word !== 'by') continue;
    let next = at + 1;
    while (articles.has(tokens[next]?.word ?? '')) next += 1;
    const stems = new Set<string>();
    while (tokens[next]?.phrase === phrase && isContent(tokens[next]) && stems.size < longestName) {
      stems.add(tokens[next]?.stem ?? '');
      next += 1;
    }
    return stems.size === 0 ? undefined : { stems, until: next };
  }
  return undefined;
}

/** The content words behind the verb, until another clause begins. */
function objectAfter(tokens: readonly Token[], verb: number): { stems: Set<string>; until: number } {
  const stems = new Set<string>();
  let until = verb + 1;
  for (let at = verb + 1; at < verb + objectReach; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.phrase !== tokens[verb]?.phrase || joints.has(token.word)) break;
    if (!isContent(token)) continue;
    stems.add(token.stem);
    until = at + 1;
  }
  return { stems, until };
}

function without(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((stem) => !other.has(stem));
}

const hasOf = (some: readonly string[], all: ReadonlySet<string>) => some.some((stem) => all.has(stem));

/** Whether both say the same of the same. */
const agrees = (said: Deed, wanted: Deed): boolean =>
  hasOf([...said.by], wanted.by) && hasOf([...said.to], wanted.to);

function isTurned(said: Deed, wanted: Deed): boolean {
  const doer = without(wanted.by, said.by);
  const other = without(said.by, wanted.by);
  return hasOf(doer, said.to) && hasOf(other, wanted.to);
}

/**
 * Whether two do what the other one does in the reference: "the head approves, and the director requests" for "the
 * director approves, and the head requests".
 */
function areExchanged(one: Deed, all: readonly Deed[], wanted: readonly Deed[]): boolean {
  const doers = wanted.filter(({ verb }) => verb === one.verb);
  if (doers.length === 0 || doers.some(({ by }) => hasOf([...one.by], by))) return false;
  return wanted.some((other) => {
    if (other.verb === one.verb || !hasOf([...one.by], other.by)) return false;
    const said = all.filter(({ verb }) => verb === other.verb);
    if (said.length === 0 || said.some(({ by }) => hasOf([...by], other.by))) return false;
    return said.some(({ by }) => doers.some((doer) => hasOf([...by], doer.by)));
  });
}

/** What the answer says with the roles exchanged: "the callback calls the event loop". */
export function turnedRoles(reference: readonly Token[], answer: readonly Token[]): Difference[] {
  const wanted = deedsIn(reference);
  if (wanted.length === 0) return [];
  const all = deedsIn(answer);
  return all.flatMap((said): Difference[] => {
    const same = wanted.filter(({ verb }) => verb === said.verb);
    if (same.length === 0 || same.some((one) => agrees(said, one))) return [];
    const isFound = same.some((one) => isTurned(said, one)) || areExchanged(said, all, wanted);
    return isFound ? [{ kind: 'roles', from: said.from, until: said.until }] : [];
  });
}

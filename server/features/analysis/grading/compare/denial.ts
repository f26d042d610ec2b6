import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/**
 * What a text denies as a whole, with no "not" beside the idea: "I doubt that …" denies what follows it, and "none of
 * that is true" what stands before it.
 */

export interface Denial {
  /** The denied tokens, from `from` to `until`. */
  from: number;
  until: number;
  /**
   * The end of the first phrase with content behind the words that deny ("I don't think it is hard, …"); undefined if
   * they stand behind what they deny.
   */
  firstUntil?: number;
}

const believing = 'believe|think|agree|accept|suppose|see how';
const mistake = 'myth|lie|misconception|mistake|fallacy|error|misunderstanding|fairy tale|rumor|rumour';
/** Denials of what follows in their sentence. Each begins at most `openingReach` letters behind the sentence's beginning. */
const opening = new RegExp(
  [
    String.raw`(?:not|never|hardly|scarcely|barely|no longer|by no means|far from|anything but) (?:\w+ ){0,2}?(?:true|correct|right|the case) (?:that|to say)\b`,
    String.raw`(?:it|this|that) (?:is|was|would be) (?!not )(?:\w+ )?(?:false|wrong|incorrect|untrue|nonsense|rubbish|absurd|impossible|unlikely|unthinkable) (?:that|to (?:say|think|believe|claim|assume)(?: that)?)\b`,
    String.raw`(?:it|this|that) (?:is|was|would be) an? (?:\w+ ){0,2}?(?:${mistake}) (?:that|to (?:say|think|believe|claim|assume)(?: that)?)\b`,
    String.raw`i (?:\w+ )?(?:do not|did not|can not|cannot|could not|would not|will not|never) (?:\w+ )?(?:${believing})\b(?! (?:of|about|so)\b)(?: that)?`,
    String.raw`i (?:\w+ )?(?:would|will|could) (?:not|never) (?:\w+ )?(?:say|claim|argue)\b(?! (?:no|yes|so|much|more|anything)\b)(?: that)?`,
    String.raw`i (?:refuse|decline) to (?:${believing})\b(?: that)?`,
    String.raw`i (?:(?:really|highly|strongly|seriously|very much) )?doubt\b(?: that| whether| if)?`,
    String.raw`i am not (?:convinced|persuaded) that\b`,
    String.raw`there is no (?:way|chance|truth in (?:saying|the idea)) that\b`,
    String.raw`(?:nobody|no one) (?:\w+ )?(?:believes|thinks|says|claims) that\b`,
  ]
    .map((pattern) => String.raw`\b${pattern}`)
    .concat(String.raw`^i (?:\w+ )?(?:disagree|deny)\b`)
    .join('|'),
);
const openingReach = 60;
/** What follows these is said in place of what was denied. */
const endsDenial = new Set('but however although though instead so'.split(' '));

const before = `(?:(?:but|no|well|and|actually|however|sorry|wait|so|in fact|of course|honestly|hmm|oh|okay|though|yet|then|now|i say|i am afraid|i think|i believe|i must say|as far as i know|if you ask me) )*`;
const pointing = `(?:that|this|it|these|those|which|them|the above|what i (?:just )?said)`;
const stressing = `(?:(?:all|really|actually|simply|just|completely|totally|absolutely|entirely|quite|exactly|even|of course|clearly|obviously|certainly|plainly|always|necessarily) )*`;
const after = `(?: (?:at all|of course|in fact|though|whatsoever|anyway|then|however|either|actually|today|any more|anymore))*`;
/** A judgement of what was said: "none of that is true", "but that is a myth". */
const judgement = new RegExp(
  String.raw`^${before}(?:(none|nothing|no part|not a word|neither|all|everything|much|most|half|some|every word) (?:of )?)?(?:${pointing} )?(?:i (?:just )?said )?${stressing}(?:is|are|was|were) ${stressing}(not |never )?(${stressing})(?:(true|right|correct|so|the case|the truth|how (?:it|that|this) (?:is|works))|(false|wrong|untrue|incorrect|nonsense|rubbish|(?:an? (?:\w+ ){0,2}?)?(?:${mistake}|myths|lies|mistakes|misconceptions|errors)))${after}$`,
);
const isNone = /^(?:none|nothing|no part|not a word|neither)$/;
/** "Not quite right" is right for the most part. */
const isPartly = /\b(?:completely|totally|absolutely|entirely|quite|exactly|always|necessarily)\b/;
/** Other words that take back all that was said. */
const rejection = new RegExp(
  String.raw`^${before}(?:(?:not|never) (?:at all )?(?:true|the case)|i (?:(?:do|did|would|will|can|could) )?(?:not|never) (?:\w+ )?(?:do|believe|accept|agree with) (?:(?:any|a word|all) of )?(?:that|this|it|so)|i (?:would )?(?:do|believe) none of (?:that|this|it)|i (?:\w+ )?disagree(?: with (?:(?:any|all) of )?(?:that|this|it))?|i (?:\w+ )?doubt (?:(?:any|all) of )?(?:that|this|it)|(?:the )?(?:exact )?(?:opposite|contrary|reverse) is (?:true|right|correct|the case)|it is (?:exactly |just )?the (?:opposite|reverse|other way around|other way round))${after}$`,
);
/** "All of that", "none of it": more than the last sentence. */
const wholeText =
  /\b(?:none|nothing|no part|not a word|all|everything|every word|any|a word) of\b|^(?:nothing|everything)\b/;
/** No judgement is longer. */
const longestJudgement = 16;

export function denialsOf(tokens: readonly Token[]): Denial[] {
  const sentences = sentencesOf(tokens);
  return sentences.flatMap((sentence, index) => [
    ...denialAhead(tokens, sentence),
    ...denialBehind(tokens, sentence, sentences[index - 1]),
  ]);
}

interface Range {
  from: number;
  until: number;
}

function sentencesOf(tokens: readonly Token[]): Range[] {
  const sentences: Range[] = [];
  for (const [at, { sentence }] of tokens.entries()) {
    const last = sentences.at(-1);
    if (last !== undefined && tokens[last.from]?.sentence === sentence) last.until = at + 1;
    else sentences.push({ from: at, until: at + 1 });
  }
  return sentences;
}

const textOf = (tokens: readonly Token[], { from, until }: Range): string =>
  tokens
    .slice(from, until)
    .map(({ word }) => word)
    .join(' ');

function denialAhead(tokens: readonly Token[], { from, until }: Range): Denial[] {
  const text = textOf(tokens, {
    from,
    until: Math.min(until, from + openingReach),
  });
  const found = opening.exec(text.slice(0, 2 * openingReach));
  if (found === null || found.index >= openingReach) return [];
  let at = from;
  for (let letters = 0; letters < found.index + found[0].length && at < until; at += 1)
    letters += (tokens[at]?.word.length ?? 0) + 1;
  let end = at;
  while (end < until && !endsDenial.has(tokens[end]?.word ?? '')) end += 1;
  let first = at;
  while (first < end && (tokens[first]?.weight ?? 0) < tellingWeight) first += 1;
  const { phrase } = tokens[first] ?? {};
  while (first < end && tokens[first]?.phrase === phrase) first += 1;
  return end > at ? [{ from: at, until: end, firstUntil: first }] : [];
}

/** A sentence, or the last phrases of one, that judge what stands before them. */
function denialBehind(tokens: readonly Token[], sentence: Range, previous: Range | undefined): Denial[] {
  for (let at = Math.max(sentence.from, sentence.until - longestJudgement); at < sentence.until; at += 1) {
    const isWhole = at === sentence.from;
    if (!isWhole && tokens[at]?.phrase === tokens[at - 1]?.phrase && !quantities.has(tokens[at]?.word ?? ''))
      continue;
    const text = textOf(tokens, { from: at, until: sentence.until });
    if (!isDenial(text)) continue;
    const own = wholeText.test(text) ? 0 : sentence.from;
    const from = isWhole && own > 0 ? (previous?.from ?? at) : own;
    return from < at ? [{ from, until: at }] : [];
  }
  return [];
}

/** They begin a judgement without a comma before it, too. */
const quantities = new Set(['none', 'nothing', 'all', 'everything']);

function isDenial(text: string): boolean {
  if (rejection.test(text)) return true;
  const found = judgement.exec(text);
  if (found === null) return false;
  const [, who = '', not, stress = '', , wrong] = found;
  if (not !== undefined && isPartly.test(stress)) return false;
  const turns = [isNone.test(who), not !== undefined, wrong !== undefined];
  return turns.filter(Boolean).length % 2 === 1;
}

/**
 * The share of an answer that it denies, 0 to 1. A denial counts only if it stands on something of the reference, and
 * only for what is not said elsewhere in the answer as well ("many think that … That is wrong. …").
 */
export function deniedShare(
  reference: readonly Token[],
  answer: readonly Token[],
  sources: readonly number[],
): number {
  const wanted = deniedIn(reference, denialsOf(reference));
  const isOfMatter = ({ from, firstUntil }: Denial) =>
    firstUntil === undefined ||
    answer
      .slice(from, firstUntil)
      .some(({ weight }, place) => weight >= tellingWeight && (sources[from + place] ?? -1) !== -1);
  // What the reference denies too is no denial of it.
  const said = deniedIn(answer, denialsOf(answer).filter(isOfMatter)).map(
    (is, at) => is && wanted[sources[at] ?? -1] !== true,
  );
  if (!said.includes(true)) return 0;
  const own = shareOf(answer, said);
  const affirmed = new Set(answer.flatMap(({ stem }, at) => (said[at] === true ? [] : [stem])));
  const denied = new Set(answer.flatMap(({ stem }, at) => (said[at] === true ? [stem] : [])));
  const matter = reference.filter(
    ({ stem, weight }) => weight >= tellingWeight && (affirmed.has(stem) || denied.has(stem)),
  );
  const onlyDenied = matter.map(({ stem }) => !affirmed.has(stem));
  const isDeniedToo = 1 - shareOf(reference, wanted);
  return (matter.length === 0 ? own : Math.min(own, shareOf(matter, onlyDenied))) * isDeniedToo;
}

function deniedIn(tokens: readonly Token[], denials: readonly Denial[]): boolean[] {
  const denied = tokens.map(() => false);
  for (const { from, until } of denials) denied.fill(true, from, until);
  return denied;
}

function shareOf(tokens: readonly Token[], counts: readonly boolean[]): number {
  let total = 0;
  let share = 0;
  for (const [index, { weight }] of tokens.entries()) {
    total += weight;
    if (counts[index] === true) share += weight;
  }
  return total === 0 ? 0 : share / total;
}

import { matches, orderRecall, weightedRecall } from '#server/features/analysis/grading/compare/features.ts';
import type { PreparedQuestion } from '#server/features/analysis/grading/compare/score.ts';
import type { TextLanguage } from '#server/features/analysis/grading/text/languages/text-language.ts';
import { wordOrder } from '#server/features/analysis/grading/text/plausibility.ts';
import type { Prepared } from '#server/features/analysis/grading/text/prepare.ts';
import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/**
 * Checks for what a comparison of words can't see: nothing was said, the speaker doesn't know, the question was
 * repeated, or the words are in random order. Each check can be wrong, so a person decides if it finds something next
 * to other content.
 */

/** Whether there is a content word that is not a pleasantry. */
function saysMatter(tokens: readonly Token[], { unknown }: TextLanguage): boolean {
  return tokens.some(({ word, weight }) => weight >= tellingWeight && !unknown.pleasantries.has(word));
}

export const isSilent = (answer: readonly Token[], { empty }: TextLanguage): boolean =>
  answer.every(({ word, weight }) => weight === 0 && empty.test(word));

const mostOtherWords = 14;
const mostRefusalWords = 7;

/** What the answer says besides "I don't know". */
interface Beside {
  /** How many words may be an answer. A pleasantry may be one if the reference has it. */
  words: number;
  /** How many of its own content words are similar to a word of the reference. */
  hits: number;
  /** Their share of the reference's content words. */
  share: number;
}

/**
 * Whether the answer says that the speaker doesn't know, and nothing relevant. An answer of one word may follow a doubt
 * ("I'm not sure, maybe bcrypt"). It may be right in other words, so a person must decide.
 */
export function saysUnknown(
  answer: readonly Token[],
  question: readonly Token[],
  reference: readonly Token[],
  language: TextLanguage,
): 'only' | 'beside' | 'none' {
  const { admission: admits, mayAnswer } = language.unknown;
  const text = answer.map((token) => token.word).join(' ');
  const admission = admits.exec(text);
  if (admission === null && !isRefusal(answer, text, reference, language)) return 'none';
  const beside = besideUnknown(
    answer,
    admissionsIn(answer, text, language),
    { question, reference },
    language,
  );
  if (isToThePoint(beside)) return 'none';
  const isAnswer = isReported(text.slice(0, admission?.index ?? 0), language) || mayAnswer.test(text);
  return isAnswer || beside.words > 0 ? 'beside' : 'only';
}

/** Whether the whole answer is "I don't know". A name may be a product's, and so the answer. */
export function saysOnlyUnknown(
  { question, references, known }: PreparedQuestion,
  answer: Prepared,
): boolean {
  if (saysMatter(answer.names, known.language)) return false;
  const keys = references.length === 0 ? [[]] : references.map(({ tokens }) => tokens);
  return keys.every((key) => saysUnknown(answer.tokens, question, key, known.language) === 'only');
}

/** For each token: whether it belongs to words that say "I don't know". */
function admissionsIn(
  answer: readonly Token[],
  text: string,
  { unknown: { admission, pleasantries } }: TextLanguage,
): boolean[] {
  const admitting: ReadonlySet<string> = new Set(admission.source.match(/\p{L}{2,}/gu));
  const spans = [...text.matchAll(new RegExp(admission, `${admission.flags}g`))].map(
    ({ index, 0: said }) => ({
      from: index,
      until: index + said.length,
    }),
  );
  let at = 0;
  return answer.map(({ word }) => {
    const from = at;
    at += word.length + 1;
    // Words between those of the phrase are not part of it: "I would not hash passwords, I know".
    const isOwn = admitting.has(word) || pleasantries.has(word);
    return isOwn && spans.some((span) => from >= span.from && from < span.until);
  });
}

/** "Pass", "skip this one": a few words that are not in the reference. */
function isRefusal(
  answer: readonly Token[],
  text: string,
  reference: readonly Token[],
  { unknown }: TextLanguage,
): boolean {
  const isShort = answer.length <= mostRefusalWords && unknown.refusal.test(text);
  return isShort && !reference.some((token) => token.stem === answer[0]?.stem);
}

function besideUnknown(
  answer: readonly Token[],
  isAdmission: readonly boolean[],
  { question, reference }: Record<'question' | 'reference', readonly Token[]>,
  { unknown: { pleasantries }, yesNo, or }: TextLanguage,
): Beside {
  const asked = new Set(question.map((token) => token.stem));
  const expected = new Set(reference.map((token) => token.stem));
  const telling = (token: Token) => token.weight >= tellingWeight && !asked.has(token.stem);
  const wanted = reference.filter(telling);
  // "An array or a list?": one of these words is the answer.
  const offersChoice = question.some(({ word }) => word === or);
  // "No, because": the reference begins with this verdict.
  const givesYesOrNo = ({ word }: Token) => yesNo.has(word) && reference[0]?.word === word;
  const isAnswer = (token: Token) => {
    const isExpected = expected.has(token.stem);
    // The right choice may be a word from the question, and the right answer may be "no" or "up".
    if (isExpected && (offersChoice || givesYesOrNo(token))) return token.weight > 0;
    if (wanted.length === 0 && isExpected) return token.weight > 0;
    return telling(token) && (isExpected || !pleasantries.has(token.word));
  };
  const rest = answer.filter((token) => telling(token) && !pleasantries.has(token.word));
  const said = new Set(rest.map((token) => token.stem));
  return {
    words: answer.filter((token, at) => isAdmission[at] !== true && isAnswer(token)).length,
    hits: matches(rest, wanted).filter((value) => value >= 0.7).length,
    share: wanted.length === 0 ? 0 : wanted.filter((token) => said.has(token.stem)).length / wanted.length,
  };
}

function isToThePoint({ words, hits, share }: Beside): boolean {
  return hits > 1 || share >= 0.3 || words > mostOtherWords;
}

const isReported = (before: string, { unknown }: TextLanguage) =>
  unknown.reported.test(before) && !unknown.confessed.test(before);

/** All sequences of this many adjacent words. */
function runsOf(tokens: readonly Token[], length: number): string[] {
  const stems = tokens.map(({ stem }) => stem);
  return stems.slice(Math.max(0, length - 1)).map((_, at) => stems.slice(at, at + length).join(' '));
}

function runsIn(answer: readonly Token[], other: readonly Token[], length: number): number {
  const runs = new Set(runsOf(other, length));
  const covered = answer.map(() => false);
  for (const [at, run] of runsOf(answer, length).entries())
    if (runs.has(run)) covered.fill(true, at, at + length);
  return covered.filter(Boolean).length / Math.max(1, answer.length);
}

/** Whether the answer repeats the question, with at most a few other words around it. */
export function repeatsQuestion(
  answer: readonly Token[],
  question: readonly Token[],
  reference: readonly Token[],
  language: TextLanguage,
): boolean {
  const { pleasantries } = language.unknown;
  const asked = new Set(question.map((token) => token.stem));
  const content = answer.filter((token) => token.weight > 0 && !pleasantries.has(token.word));
  const fresh = content.filter((token) => !asked.has(token.stem));
  return (
    !answer.slice(0, 2).some(({ word }) => language.trueFalse.has(word)) &&
    isMostlyAsked(content, fresh) &&
    !hasOfReference(fresh, reference, asked) &&
    isCopied(
      answer.filter((token) => !pleasantries.has(token.word)),
      question,
      reference,
    )
  );
}

/** Whether at most a quarter of the answer's weight comes from outside the question. */
function isMostlyAsked(content: readonly Token[], fresh: readonly Token[]): boolean {
  const weightOf = (tokens: readonly Token[]) => tokens.reduce((sum, token) => sum + token.weight, 0);
  const total = weightOf(content);
  return total > 0 && weightOf(fresh) / total <= 0.25;
}

/** Whether the words that are not from the question match a part of the reference. */
function hasOfReference(
  fresh: readonly Token[],
  reference: readonly Token[],
  asked: ReadonlySet<string>,
): boolean {
  const wanted = reference.filter((token) => token.weight > 0 && !asked.has(token.stem));
  if (wanted.length === 0 || fresh.length === 0) return false;
  const weights = wanted.map((token) => token.weight);
  return weightedRecall(wanted, matches(wanted, fresh), weights) >= 0.2;
}

/** Whether the answer's words are in the order of the question and not in that of the reference. */
function isCopied(said: readonly Token[], question: readonly Token[], reference: readonly Token[]): boolean {
  const copied = runsIn(said, question, Math.min(3, question.length));
  const ofReference = runsIn(said, reference, 3);
  return copied >= 0.6 && !(ofReference >= 0.8 && ofReference >= copied - 0.1);
}

/** The share of the answer's pairs of adjacent words that are also adjacent in the other text. */
function adjacency(answer: readonly Token[], others: readonly (readonly Token[])[]): number {
  const pairs = new Set(others.flatMap((other) => runsOf(other, 2)));
  const own = runsOf(answer, 2);
  return own.length === 0 ? 1 : own.filter((pair) => pairs.has(pair)).length / own.length;
}

/** Prose is not a list: the terms of a list may be in any order. */
function isProse(tokens: readonly Token[]): boolean {
  const light = tokens.filter((token) => token.weight === 0).length;
  return light >= 2 && light >= 0.2 * tokens.length;
}

/** A list of terms or a formula has almost no function words; shuffled prose keeps its function words. */
const fewestLight = 0.15;
/** The share of a list's words that are in the reference's order. For shuffled words it is about half. */
const listedInOrder = 0.85;

/**
 * Whether the answer is a formula, or consists of terms that are separated by commas or numbers or in the reference's
 * order.
 */
function isListOrFormula(answer: readonly Token[], references: readonly (readonly Token[])[]): boolean {
  if (answer.filter((token) => token.weight === 0).length >= fewestLight * answer.length) return false;
  if (answer.some(({ word }) => word === 'equal')) return true;
  const items = new Set(answer.map(({ phrase }) => phrase)).size;
  const telling = answer.filter((token) => token.weight >= tellingWeight);
  if (items >= 3 && items >= telling.length / 4) return true;
  return references.some((reference) => {
    const known = new Set(reference.map(({ stem }) => stem));
    const shared = telling.filter(({ stem }) => known.has(stem));
    const weights = shared.map(({ weight }) => weight);
    return orderRecall(shared, reference, weights) >= listedInOrder;
  });
}

/**
 * Whether the answer is the reference's words in random order. The rule is logistic, fitted on shuffled references and
 * answers versus real answers. It matches about one in seventy of the real answers made of the reference's words, and
 * 19 in 20 of the shuffled ones.
 */
export function isSalad(
  answer: readonly Token[],
  question: readonly Token[],
  references: readonly (readonly Token[])[],
): boolean {
  const said = answer.filter((token) => /^\p{L}{2}/u.test(token.word) || token.word === 'a');
  const length = said.length;
  if (length < 5 || !references.some(isProse) || isListOrFormula(answer, references)) return false;
  const known = new Set(references.flatMap((reference) => reference.map((token) => token.stem)));
  const copied = said.filter((token) => known.has(token.stem)).length / length;
  if (copied < 0.7) return false;
  const order = wordOrder(said.map((token) => token.word));
  const neighbours = adjacency(said, [...references, question]);
  return 11.1 * copied - 1.52 * order - 9.65 * neighbours + 0.98 * Math.log(length) - 6.68 > 1.8;
}

import { hearingOf, isMoreThanFillers } from '#server/features/analysis/grading/text/hearing.ts';
import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import { neutralWords } from '#server/features/analysis/grading/text/neutral.ts';
import {
  type Comparison,
  type PreparedQuestion,
  bestOf,
  compareWith,
  coverageOf,
  mostly,
  saysOpposite,
  saysWhole,
} from '#server/features/analysis/grading/compare/score.ts';
import {
  type SourceWord,
  type SpokenText,
  type Token,
  sourceWords,
  tokensOf,
} from '#server/features/analysis/grading/text/words.ts';
import {
  type Repair,
  isAside,
  repairsIn,
  withoutTakenBack,
} from '#server/features/analysis/grading/text/repairs.ts';
import { saysList } from '#server/features/analysis/grading/compare/details/lists.ts';
import type { SaidOtherwise } from '#server/features/analysis/grading/compare/details/differences.ts';
import { type Extent, isSalad, isSilent, repeatsQuestion, saysMatter, saysUnknown } from './checks.ts';

/** What a check found: a reason for a person to look, never a verdict. */
export type Finding = 'opposite' | 'otherwise' | 'part' | 'salad' | 'question' | 'unknown';

/** What the built-in scorer and the checks say of one answer, before the marks of people. */
export interface Assessment {
  /** The likely mark, lowered for the findings. */
  score: number;
  /** The score without the findings, for the case that the checks are wrong. */
  plain: number;
  /** Marks cannot raise the answer above `cap` or lower it below `floor`. */
  cap: number;
  floor: number;
  answer: readonly Token[];
  words: readonly SourceWord[];
  comparison: Comparison | undefined;
  /**
   * `silent`: nothing was said. `empty`: only "I don't know". `echo`: only the question. `unheard`: a voice,
   * but no recognised words, or fillers that are much shorter than it.
   */
  kind: 'silent' | 'unheard' | 'empty' | 'echo' | 'open' | 'compared';
  findings: Finding[];
  reasons: string[];
}

/**
 * The highest score of an answer found to be denied as a whole, in random word order, or a repeated question.
 */
const foundCap = 0.25;
const contradictedCap = 0.6;
const echoScore = 0.05;
const wholeFloor = 0.9;

const reasonFor = {
  question: 'The answer seems to repeat the question. A person should check it.',
  salad: 'The words of the expected answer seem to come in no order. A person should check it.',
  unknown:
    'The candidate seems to say that they do not know, and something else beside it. A person should check it.',
} as const;

const otherwiseReasons: Record<SaidOtherwise['kind'], string> = {
  corrected: 'The answer seems to correct something right to something else',
  amount: 'The answer seems to give another amount than the expected one',
  unit: 'The answer seems to give another unit than the expected one',
  list: 'The answer seems to list other things than the expected ones',
  part: 'The answer seems to name fewer than half of what was asked for',
  roles: 'The answer seems to exchange who does something and to whom',
};

/** The input of the rules: the question, and the answer without names, schools and gender words. */
interface Case {
  question: PreparedQuestion;
  spoken: SpokenText;
  model: Model;
  /** Without what the candidate took back. */
  answer: readonly Token[];
  /** With it. */
  given: readonly Token[];
  repairs: readonly Repair[];
  words: readonly SourceWord[];
  /** Whether a name was left out. It may be that of a product, and the answer. */
  hasName: boolean;
}

/** The answer compared with each reference answer. */
interface Compared extends Case {
  all: readonly Comparison[];
  /** With the nearest reference. */
  comparison: Comparison;
  nearestScore: number;
  references: readonly (readonly Token[])[];
}

/** What a rule decides; the other fields are as in `unsettled`. */
type Settled = Pick<Assessment, 'kind' | 'reasons'> & Partial<Assessment>;
type Rule<C> = (one: C) => Settled | undefined;

/**
 * Tried in this order before the answer is compared with the references. The first rule that decides counts.
 */
const rulesBefore: readonly Rule<Case>[] = [voiceWithoutWords, silence];

/** Tried in this order on a compared answer. The last one decides every answer. */
const rulesOfComparison: readonly Rule<Compared>[] = [wholeReference, onlyUnknown, onlyQuestion, byScore];

export function assess(question: PreparedQuestion, spoken: SpokenText, model: Model): Assessment {
  const words = sourceWords(spoken);
  const neutral = neutralWords(words, question.known);
  const given = tokensOf(neutral.map(({ word }) => word)).map((token) => ({
    ...token,
    source: neutral[token.source]?.source ?? 0,
  }));
  const repairs = repairsIn(given).filter(
    (repair) => !question.references.some(({ tokens }) => isAside(repair, given, tokens)),
  );
  const answer = withoutTakenBack(given, repairs);
  const kept = new Set(neutral.map(({ source }) => source));
  const hasName = saysMatter(tokensOf(words.filter((_, source) => !kept.has(source))));
  const one: Case = {
    question,
    spoken,
    model,
    answer,
    given,
    repairs,
    words,
    hasName,
  };
  const unsettled = {
    score: 0,
    plain: 0,
    cap: 1,
    floor: 0,
    answer,
    words,
    comparison: undefined,
    findings: [],
  };
  return { ...unsettled, ...(firstOf(rulesBefore, one) ?? afterComparison(one)) };
}

function firstOf<C>(rules: readonly Rule<C>[], one: C): Settled | undefined {
  for (const rule of rules) {
    const settled = rule(one);
    if (settled !== undefined) return settled;
  }
  return undefined;
}

function afterComparison(one: Case): Settled {
  const all = compareWith(one.question, one.answer, { tokens: one.given, repairs: one.repairs });
  const nearest = bestOf(all, one.model);
  const open: Settled = { kind: 'open', reasons: ['There is no reference answer to compare with.'] };
  if (nearest === undefined) return open;
  const { comparison, score: nearestScore } = nearest;
  const references = one.question.references.map(({ tokens }) => tokens);
  const settled = firstOf(rulesOfComparison, { ...one, all, comparison, nearestScore, references });
  return settled === undefined ? open : { comparison, ...settled };
}

/** Of all words: an answer of nothing but a name is one, although the name counts for nothing. */
const saysNothing = ({ words }: Case): boolean => isSilent(tokensOf(words));

function voiceWithoutWords(one: Case): Settled | undefined {
  if (!saysNothing(one) || !isMoreThanFillers(one.spoken)) return undefined;
  const heard = hearingOf(one.spoken) === 'no words' ? 'no words were' : 'hardly a word was';
  return {
    kind: 'unheard',
    cap: 0,
    reasons: [`A voice was heard, but ${heard} recognised. A person should listen to it.`],
  };
}

function silence(one: Case): Settled | undefined {
  if (!saysNothing(one)) return undefined;
  return { kind: 'silent', cap: 0, reasons: ['Nothing was said in answer to the question.'] };
}

/** For an answer that says the whole reference, the checks are skipped. */
function wholeReference({ comparison, nearestScore }: Compared): Settled | undefined {
  if (!saysWhole(comparison)) return undefined;
  const score = Math.max(wholeFloor, nearestScore);
  return { kind: 'compared', score, plain: score, floor: wholeFloor, reasons: [] };
}

function onlyUnknown(one: Compared): Settled | undefined {
  if (one.hasName || !unknownExtents(one).every((extent) => extent === 'only')) return undefined;
  return { kind: 'empty', cap: 0, reasons: ['The candidate said that they do not know.'] };
}

function onlyQuestion(one: Compared): Settled | undefined {
  if (one.hasName || !echoExtents(one).every((extent) => extent === 'only')) return undefined;
  return {
    kind: 'echo',
    score: echoScore,
    plain: echoScore,
    cap: echoScore,
    reasons: ['The answer repeats the question.'],
  };
}

function byScore(one: Compared): Settled {
  const { comparison, model, nearestScore } = one;
  const found = findingsOf(one);
  const findings = found.map(({ finding }) => finding);
  const reasons = found.map(({ reason }) => reason);
  if (comparison.onTopic < 0.3) reasons.push('The answer has little to do with the question.');
  const cap = capOf(findings, comparison);
  return {
    kind: 'compared',
    score: Math.min(cap, nearestScore),
    plain: coverageOf(comparison, model),
    cap,
    findings,
    reasons,
  };
}

/** What the checks found, each with its reason, in the order in which people read them. */
function findingsOf(one: Compared): { finding: Finding; reason: string }[] {
  const { answer, question, references } = one;
  const opposed = oppositeOf(one);
  const isUnknown = unknownExtents(one).every((extent) => extent !== 'none');
  const isEcho = echoExtents(one).every((extent) => extent !== 'none');
  return [
    ...(isUnknown ? [{ finding: 'unknown' as const, reason: reasonFor.unknown }] : []),
    ...(isEcho ? [{ finding: 'question' as const, reason: reasonFor.question }] : []),
    ...(isSalad(answer, question.question, references) &&
    !references.some((reference) => saysList(reference, answer))
      ? [{ finding: 'salad' as const, reason: reasonFor.salad }]
      : []),
    ...(opposed ? [{ finding: 'opposite' as const, reason: oppositeReason(opposed) }] : []),
    ...otherwiseOf(one).map((said) => ({
      finding: said.kind === 'part' ? ('part' as const) : ('otherwise' as const),
      reason: otherwiseReason(said, one),
    })),
  ];
}

const unknownExtents = ({ answer, question, references }: Compared): Extent[] =>
  references.map((reference) => saysUnknown(answer, question.question, reference));

const echoExtents = ({ answer, question, references }: Compared): Extent[] =>
  references.map((reference) => repeatsQuestion(answer, question.question, reference));

/** The comparison in which the answer says the opposite; none if the answer agrees with another reference. */
function oppositeOf({ all, comparison }: Compared): Comparison | undefined {
  const near = all.filter((one) => one.features.recall >= wholeFloor);
  if (near.some((one) => !saysOpposite(one))) return undefined;
  // The answer may contradict a near reference other than the nearest one.
  return [comparison, ...near].find(saysOpposite);
}

/** What the answer says otherwise than the nearest reference; nothing if it says all of another one as it is. */
function otherwiseOf({ all, comparison }: Compared): readonly SaidOtherwise[] {
  const near = all.filter((one) => one.features.recall >= wholeFloor);
  if (comparison.rightVerdict === 'reasoned' || near.some(({ otherwise }) => otherwise.length === 0))
    return [];
  // One reason of a kind is enough for a person to look.
  return comparison.otherwise.filter(
    ({ kind }, at, some) => some.findIndex((said) => said.kind === kind) === at,
  );
}

/** Only the candidate's own words are quoted: candidates read the reasons, and not the reference. */
function otherwiseReason({ kind, first, last }: SaidOtherwise, { words }: Compared): string {
  const said = words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  const reason = `${otherwiseReasons[kind]}: “${said}”.`;
  return kind === 'part' ? reason : `${reason} A person should check it.`;
}

function oppositeReason({ polarity, contradiction }: Comparison): string {
  if (polarity.otherVerdict)
    return 'The answer seems to give the opposite verdict to the expected one. A person should check it.';
  return Math.max(contradiction, polarity.denied) >= mostly
    ? 'The answer seems to say the opposite of the expected answer. A person should check it.'
    : 'The answer seems to contradict part of the expected answer. A person should check it.';
}

function capOf(findings: readonly Finding[], { contradiction, polarity }: Comparison): number {
  if (findings.includes('salad') || findings.includes('question')) return foundCap;
  if (polarity.denied >= mostly) return foundCap;
  return contradiction >= mostly ? contradictedCap : 1;
}

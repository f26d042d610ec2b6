import { isSalad, isSilent, repeatsQuestion, saysUnknown } from './checks.ts';
import { hearingOf } from '#server/features/analysis/grading/text/hearing.ts';
import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import { neutralWords } from '#server/features/analysis/grading/text/neutral.ts';
import {
  type Comparison,
  type PreparedQuestion,
  bestOf,
  compareWith,
  coverageOf,
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

/** What a check believes to have found: a reason for a person to look, never a verdict. */
export type Finding = 'opposite' | 'salad' | 'question' | 'unknown';

/** What the built-in scorer and the checks say of one answer, before any marks. */
export interface Assessment {
  /** The likely mark, with what the findings cost. */
  score: number;
  /** What the answer would get if the checks were mistaken. */
  plain: number;
  /** No mark can lift the answer above `cap`, nor lower it below `floor`. */
  cap: number;
  floor: number;
  answer: readonly Token[];
  words: readonly SourceWord[];
  comparison: Comparison | undefined;
  /** `silent`: nothing was said. `empty`: nothing but "I don't know". `echo`: nothing but the question. `unheard`: a voice without words. */
  kind: 'silent' | 'unheard' | 'empty' | 'echo' | 'open' | 'compared';
  findings: Finding[];
  reasons: string[];
}

/** What an answer is worth at most that was found to be its own opposite, or words in no order. */
const foundCap = 0.25;
const contradictedCap = 0.6;
const echoScore = 0.05;
const wholeFloor = 0.9;
/** From this share of the answer on, what it turns round is told as the answer's and not as a part's. */
const mostly = 0.5;

const reasonFor = {
  question: 'The answer seems to repeat the question. A person should check it.',
  salad: 'The words of the expected answer seem to come in no order. A person should check it.',
  unknown:
    'The candidate seems to say that they do not know, and something else beside it. A person should check it.',
} as const;

export function assess(question: PreparedQuestion, spoken: SpokenText, model: Model): Assessment {
  const words = sourceWords(spoken);
  const neutral = neutralWords(words, question.known);
  const answer = tokensOf(neutral.map(({ word }) => word)).map((token) => ({
    ...token,
    source: neutral[token.source]?.source ?? 0,
  }));
  const base = { score: 0, plain: 0, cap: 1, floor: 0, answer, words, comparison: undefined, findings: [] };
  const nothing = { ...base, cap: 0 };
  if (isSilent(answer)) {
    return hearingOf(spoken) === 'no words'
      ? {
          ...nothing,
          kind: 'unheard',
          reasons: ['A voice was heard, but no words were recognised. A person should listen to it.'],
        }
      : { ...nothing, kind: 'silent', reasons: ['Nothing was said in answer to the question.'] };
  }
  const all = compareWith(question, answer);
  const nearest = bestOf(all, model);
  if (nearest === undefined)
    return { ...base, kind: 'open', reasons: ['There is no reference answer to compare with.'] };
  const { comparison } = nearest;
  const plain = coverageOf(comparison, model);
  if (saysWhole(comparison)) {
    const score = Math.max(wholeFloor, nearest.score);
    return { ...base, kind: 'compared', comparison, score, plain: score, floor: wholeFloor, reasons: [] };
  }
  const references = question.references.map((one) => one.tokens);
  const unknown = references.map((one) => saysUnknown(answer, question.question, one));
  if (unknown.every((extent) => extent === 'only'))
    return { ...nothing, kind: 'empty', comparison, reasons: ['The candidate said that they do not know.'] };
  const echo = references.map((one) => repeatsQuestion(answer, question.question, one));
  if (echo.every((extent) => extent === 'only')) {
    const worth = { score: echoScore, plain: echoScore, cap: echoScore };
    return { ...base, ...worth, kind: 'echo', comparison, reasons: ['The answer repeats the question.'] };
  }
  const findings: Finding[] = [];
  const reasons: string[] = [];
  const note = (finding: Finding, reason: string) => {
    findings.push(finding);
    reasons.push(reason);
  };
  if (unknown.every((extent) => extent !== 'none')) note('unknown', reasonFor.unknown);
  if (echo.every((extent) => extent !== 'none')) note('question', reasonFor.question);
  if (isSalad(answer, question.question, references)) note('salad', reasonFor.salad);
  const agrees = all.some((one) => one.features.recall >= wholeFloor && !saysOpposite(one));
  // Of several references the nearest may be one that the answer turns only another of round.
  const opposed = [comparison, ...all.filter((one) => one.features.recall >= wholeFloor)].find(saysOpposite);
  if (!agrees && opposed !== undefined) note('opposite', oppositeReason(opposed));
  if (comparison.onTopic < 0.3) reasons.push('The answer has little to do with the question.');
  const cap = capOf(findings, comparison);
  return {
    ...base,
    kind: 'compared',
    comparison,
    score: Math.min(cap, nearest.score),
    plain,
    cap,
    findings,
    reasons,
  };
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

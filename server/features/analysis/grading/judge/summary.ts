import * as said from '#contract/messages/en/report-summary.ts';
import type { QuestionKind } from '#contract/shared/limits.ts';
import { hasScore } from '#contract/interview/settled.ts';
import { listed } from '#contract/shared/words.ts';
import { LEVEL_NAMES, type Verdict, levelOfShare, verdictName } from '#contract/interview/verdicts.ts';
import type { Language } from '#contract/messages/languages.ts';
import {
  type TextLanguage,
  textLanguage,
} from '#server/features/analysis/grading/text/languages/text-language.ts';
import type { Idea } from '#server/features/analysis/grading/compare/evidence.ts';
import {
  sourceWords,
  tellingWords,
  tokensOf,
  tokensOfText,
} from '#server/features/analysis/grading/text/words.ts';

/** The result of one question: for a spoken answer, a chosen option, or an answer that is not scored. */
export type QuestionResult = ScoredResult | PersonalResult;

export interface ScoredResult {
  kind: Exclude<QuestionKind, 'personal'>;
  /** Index of the question in the interview, from 0. */
  questionIndex: number;
  question: string;
  skillName: string | null;
  /** What was said or chosen. */
  answer: string;
  verdict: Verdict;
  /** 0 to 1. It does not count while the answer is not settled. */
  score: number;
  /** Empty if a person's verdict differs from the analysis. */
  ideas: readonly Idea[];
}

export interface PersonalResult {
  kind: 'personal';
  questionIndex: number;
  question: string;
  /** The most informative of its own sentences. */
  sentences: readonly string[];
}

export interface ReportSentence {
  text: string;
  /** The questions whose answers the sentence is based on. */
  questionIndexes: number[];
}

/** Only the company may read the expected answers. */
export type Reader = 'company' | 'others';

const longestIdea = 120;
const longestQuote = 300;
const mostWeak = 5;
const mostTopics = 3;

const isScored = (result: QuestionResult): result is ScoredResult => result.kind !== 'personal';
const isSettled = ({ verdict }: ScoredResult): boolean => verdict !== 'Needs Review';
const isCorrect = ({ verdict }: ScoredResult): boolean => verdict === 'Correct';

/** A wrong answer earns nothing. In the lowest band, the score only orders wrong answers. */
const pointsOf = ({ verdict, score }: ScoredResult): number => (verdict === 'Incorrect' ? 0 : score);

/**
 * The totals of an interview. The score is the mean over the settled answers, 0 to 100 with two decimals. It is null if
 * too few are settled.
 */
export function totalsOf(results: readonly QuestionResult[]): {
  scorePercent: number | null;
  totalAnalyzedQuestions: number;
  totalCorrectQuestions: number;
} {
  const scored = results.filter(isScored);
  const settled = scored.filter(isSettled);
  const points = settled.reduce((sum, result) => sum + pointsOf(result), 0);
  const isEnough = hasScore({ settled: settled.length, total: scored.length });
  return {
    scorePercent: isEnough ? Math.round((points / settled.length) * 10_000) / 100 : null,
    totalAnalyzedQuestions: settled.length,
    totalCorrectQuestions: settled.filter(isCorrect).length,
  };
}

/** The summary of an interview for a reader. Every sentence lists the questions it is based on. */
export function summaryOf(
  results: readonly QuestionResult[],
  reader: Reader,
  language: Language = 'en',
): ReportSentence[] {
  const scored = results.filter(isScored);
  const settled = scored.filter(isSettled);
  const sentences = [
    ...(settled.length === 0 ? [] : [overview(settled)]),
    ...strongest(settled),
    ...weakPoints(settled, reader, language),
    ...about(
      settled.filter(({ verdict }) => verdict === 'Not Answered'),
      (some) => said.noAnswer(numbered(some)),
    ),
    ...about(
      scored.filter((result) => !isSettled(result)),
      (some) => said.openAnswers(numbered(some)),
    ),
    ...results.flatMap((result) => {
      if (isScored(result) || result.sentences.length === 0) return [];
      const quote = result.sentences.join(' … ');
      return about([result], () => said.candidateSaid({ number: result.questionIndex + 1, quote }));
    }),
  ];
  return sentences.length > 0
    ? sentences
    : [{ text: said.nothingToScore(), questionIndexes: indexesOf(results) }];
}

/** A note on each skill that the questions were about. */
export function skillNotesOf(results: readonly QuestionResult[]): { skillName: string; note: string }[] {
  const skills = Map.groupBy(
    results.filter(isScored).filter(({ skillName }) => skillName !== null),
    ({ skillName }) => skillName ?? '',
  );
  return [...skills].map(([skillName, own]) => ({ skillName, note: skillNote(own) }));
}

function about<Result extends QuestionResult>(
  some: readonly Result[],
  say: (some: readonly Result[]) => string,
): ReportSentence[] {
  return some.length === 0 ? [] : [{ text: say(some), questionIndexes: indexesOf(some) }];
}

const indexesOf = (results: readonly QuestionResult[]): number[] =>
  results.map(({ questionIndex }) => questionIndex);

const numbered = (results: readonly QuestionResult[]) => ({
  count: results.length,
  questions: listed(
    results.map(({ questionIndex }) => questionIndex + 1),
    'and',
  ),
});

function shorten(text: string, most = longestIdea): string {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most);
  return `${text.slice(0, cut > 0 ? cut : most)}…`;
}

/** "3 of 4 settled answers are correct, 1 is partly correct." */
function overview(settled: readonly ScoredResult[]): ReportSentence {
  const correct = settled.filter(isCorrect).length;
  const partial = settled.filter(({ verdict }) => verdict === 'Partially Correct').length;
  const text = said.overview({ correct, settled: settled.length, partial });
  return { text, questionIndexes: indexesOf(settled) };
}

function strongest(settled: readonly ScoredResult[]): ReportSentence[] {
  const [best] = settled
    .filter((result) => result.kind === 'skill' && isCorrect(result))
    .toSorted((a, b) => b.score - a.score || a.questionIndex - b.questionIndex);
  const telling = best?.ideas
    .filter(({ found, evidence }) => found && evidence !== null)
    .toSorted((a, b) => b.weight - a.weight)[0]?.evidence;
  if (best === undefined || !telling) return [];
  const quote = shorten(sentenceAround(best.answer, telling.text), longestQuote);
  return about([best], () => said.strongest({ number: best.questionIndex + 1, quote }));
}

function weakPoints(settled: readonly ScoredResult[], reader: Reader, language: Language): ReportSentence[] {
  return settled
    .filter(
      ({ kind, verdict }) => kind === 'skill' && (verdict === 'Partially Correct' || verdict === 'Incorrect'),
    )
    .toSorted((a, b) => a.score - b.score || a.questionIndex - b.questionIndex)
    .slice(0, mostWeak)
    .flatMap((result) => about([result], () => weakness(result, reader, language)));
}

const lead = ({ questionIndex, skillName }: ScoredResult): string =>
  skillName === null
    ? said.question({ number: questionIndex + 1 })
    : said.questionOfSkill({ number: questionIndex + 1, skill: skillName });

/**
 * What was not found. Readers outside the company see nothing from the key that is not in the question, nor how many
 * points it has.
 */
function weakness(result: ScoredResult, reader: Reader, language: Language): string {
  const { ideas, verdict } = result;
  const question = lead(result);
  const marked = () => said.marked({ question, verdict: verdictName(verdict) });
  const missing = ideas.filter(({ found }) => !found).toSorted((a, b) => b.weight - a.weight);
  const [first] = missing;
  if (first === undefined) return marked();
  if (reader === 'company') return said.notFound({ question, point: shorten(first.idea) });
  const topics = topicsOf(result.question, missing, textLanguage(language)).map((word) =>
    said.quoted({ word }),
  );
  return topics.length === 0 ? marked() : said.sayMore({ question, topics: listed(topics, 'and') });
}

/** The content words of the question that the missing ideas are about, as written in the question. */
function topicsOf(question: string, missing: readonly Idea[], language: TextLanguage): string[] {
  const expected = new Set(
    missing.flatMap(({ idea }) => tellingWords(tokensOfText(idea, language)).map(({ stem }) => stem)),
  );
  const words = sourceWords({ text: question });
  const topics = tellingWords(tokensOf(words, language)).filter(({ stem }) => expected.has(stem));
  const texts = topics.map(({ source }) =>
    (words[source]?.text ?? '').replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, ''),
  );
  return [...new Set(texts)].slice(0, mostTopics);
}

/** The whole sentence of an answer that contains the end of a given part. */
function sentenceAround(answer: string, piece: string): string {
  const from = answer.indexOf(piece);
  if (from === -1) return piece;
  const end = from + piece.trimEnd().length - 1;
  let start = 0;
  for (const sentence of answer.split(/(?<=[.!?])\s+/)) {
    const at = answer.indexOf(sentence, start);
    if (at + sentence.length > end) return sentence;
    start = at + sentence.length;
  }
  return piece;
}

/** "Strong: 2 of 3 correct, 1 partly (questions 1, 2 and 4). Question 5 needs a person’s review." */
function skillNote(results: readonly ScoredResult[]): string {
  const settled = results.filter(isSettled);
  const open = results.filter((result) => !isSettled(result));
  const parts: string[] = [];
  if (settled.length > 0) {
    const correct = settled.filter(isCorrect).length;
    const partial = settled.filter(({ verdict }) => verdict === 'Partially Correct').length;
    const share = settled.reduce((sum, result) => sum + pointsOf(result), 0) / settled.length;
    const level = LEVEL_NAMES[levelOfShare(share)]();
    parts.push(said.skillNote({ level, correct, settled: settled.length, partial, ...numbered(settled) }));
  }
  if (open.length > 0) parts.push(said.skillOpen(numbered(open)));
  return parts.join(' ');
}

import type { Idea } from '#server/features/analysis/grading/compare/evidence.ts';
import { hasScore } from '#contract/settled.ts';
import { levelOfShare } from '#contract/verdicts.ts';
import {
  sourceWords,
  tellingWords,
  tokensOf,
  tokensOfText,
} from '#server/features/analysis/grading/text/words.ts';
import type { Grade } from './grade.ts';
import type { PersonalSentence } from './personal.ts';

export interface SkillResult {
  kind: 'skill';
  /** Index of the question in the interview, from 0. */
  questionIndex: number;
  question: string;
  skillName: string | null;
  /** What was said. */
  answer: string;
  grade: Grade;
}

export interface ChoiceResult {
  kind: 'choice';
  questionIndex: number;
  question: string;
  skillName: string | null;
  answered: boolean;
  correct: boolean;
}

export interface PersonalResult {
  kind: 'personal';
  questionIndex: number;
  question: string;
  sentences: readonly PersonalSentence[];
}

export type QuestionResult = SkillResult | ChoiceResult | PersonalResult;

export interface ReportSentence {
  text: string;
  /** The questions whose answers the sentence is based on. */
  questionIndexes: number[];
}

export interface InterviewSummary {
  /**
   * Share of the points earned over the settled answers, 0 to 100 with two decimals; null while too few are
   * settled.
   */
  scorePercent: number | null;
  /** Questions that can be graded. Personal questions and answers that a person must look at can't. */
  totalAnalyzedQuestions: number;
  totalCorrectQuestions: number;
  summary: string;
  sentences: ReportSentence[];
  skillNotes: { skillName: string; note: string }[];
}

type Gradable = SkillResult | ChoiceResult;

const longestIdea = 120;
const longestQuote = 300;
const mostWeak = 5;
const mostTopics = 3;

function isGradable(result: QuestionResult): result is Gradable {
  return result.kind === 'choice' || (result.kind === 'skill' && result.grade.verdict !== 'Needs Review');
}

/** A wrong answer earns nothing: below the lowest band, the score only orders wrong answers. */
function pointsOf(result: Gradable): number {
  if (result.kind === 'choice') return result.correct ? 1 : 0;
  return result.grade.verdict === 'Incorrect' ? 0 : result.grade.score;
}

function isCorrect(result: Gradable): boolean {
  return result.kind === 'choice' ? result.correct : result.grade.verdict === 'Correct';
}

function isAnswered(result: Gradable): boolean {
  return result.kind === 'choice' ? result.answered : result.grade.verdict !== 'Not Answered';
}

function isPartial(result: Gradable): boolean {
  return result.kind === 'skill' && result.grade.verdict === 'Partially Correct';
}

function indexesOf(results: readonly QuestionResult[]): number[] {
  return results.map((result) => result.questionIndex);
}

function list(items: readonly (string | number)[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function numbered(results: readonly QuestionResult[]): string {
  const numbers = results.map((result) => result.questionIndex + 1);
  return `${numbers.length === 1 ? 'question' : 'questions'} ${list(numbers)}`;
}

function shorten(text: string, most = longestIdea): string {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(' ', most);
  return `${text.slice(0, cut > 0 ? cut : most)}…`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function overview(gradable: readonly Gradable[]): ReportSentence {
  const correct = gradable.filter(isCorrect).length;
  const partial = gradable.filter(isPartial).length;
  const count =
    gradable.length === 1
      ? 'The one question that can be graded'
      : `Of ${gradable.length} questions that can be graded`;
  const rest =
    gradable.length === 1
      ? correct === 1
        ? ' was answered correctly'
        : partial === 1
          ? ' was answered in part'
          : ' was not answered correctly'
      : `, ${correct} ${correct === 1 ? 'was' : 'were'} answered correctly${partial > 0 ? ` and ${partial} in part` : ''}`;
  return { text: `${count}${rest}.`, questionIndexes: indexesOf(gradable) };
}

/** Only the company may read the expected answers. */
export type Reader = 'company' | 'others';

function weakPoints(gradable: readonly Gradable[], reader: Reader): ReportSentence[] {
  return gradable
    .filter((result) => result.kind === 'skill')
    .filter(({ grade }) => grade.verdict === 'Partially Correct' || grade.verdict === 'Incorrect')
    .toSorted((a, b) => a.grade.score - b.grade.score || a.questionIndex - b.questionIndex)
    .slice(0, mostWeak)
    .map((result) => {
      const lack = reader === 'company' ? lackInDetail(result) : lackByTopic(result);
      return { text: `${lead(result)}: ${lack}`, questionIndexes: [result.questionIndex] };
    });
}

function lead({ questionIndex, skillName }: SkillResult): string {
  return `Question ${questionIndex + 1}${skillName === null ? '' : ` (${skillName})`}`;
}

function missingIdeas({ grade }: SkillResult): Idea[] {
  return grade.ideas.filter((idea) => !idea.found).toSorted((a, b) => b.weight - a.weight);
}

function lackInDetail(result: SkillResult): string {
  const [missing] = missingIdeas(result);
  return missing === undefined
    ? (result.grade.reasons[0] ?? 'The score is low.')
    : `The answer lacks “${shorten(missing.idea)}”.`;
}

/**
 * How much is missing, and on which words of the question. It names nothing of the expected answer that is
 * not in the question.
 */
function lackByTopic(result: SkillResult): string {
  const missing = missingIdeas(result);
  if (missing.length === 0) return result.grade.reasons[0] ?? 'The score is low.';
  const all = result.grade.ideas.length;
  const found = all - missing.length;
  const count =
    all === 1
      ? 'The expected idea was not found.'
      : `${found} of ${all} expected ideas ${found === 1 ? 'was' : 'were'} found.`;
  const topics = topicsOf(result.question, missing);
  return topics.length === 0
    ? count
    : `${count} More was expected on ${list(topics.map((topic) => `“${topic}”`))}.`;
}

/** The content words of the question that the missing ideas are about, as written in the question. */
function topicsOf(question: string, missing: readonly Idea[]): string[] {
  const expected = new Set(
    missing.flatMap(({ idea }) => tellingWords(tokensOfText(idea)).map(({ stem }) => stem)),
  );
  const words = sourceWords({ text: question });
  const topics = tellingWords(tokensOf(words)).filter(({ stem }) => expected.has(stem));
  const texts = topics.map(({ source }) =>
    (words[source]?.text ?? '').replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, ''),
  );
  return [...new Set(texts)].slice(0, mostTopics);
}

/** The whole sentence of an answer in which a given part of it ends. */
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

function strengths(gradable: readonly Gradable[]): ReportSentence[] {
  return gradable
    .filter((result) => result.kind === 'skill')
    .filter(({ grade }) => grade.verdict === 'Correct')
    .toSorted((a, b) => b.grade.score - a.grade.score || a.questionIndex - b.questionIndex)
    .slice(0, 1)
    .flatMap(({ grade, questionIndex, answer }) => {
      const said = grade.ideas
        .filter((one) => one.evidence !== null && one.found)
        .toSorted((a, b) => b.weight - a.weight)[0]?.evidence;
      if (!said) return [];
      const text = `The strongest answer was to question ${questionIndex + 1}. It says: “${shorten(sentenceAround(answer, said.text), longestQuote)}”`;
      return [{ text, questionIndexes: [questionIndex] }];
    });
}

function skillNote(results: readonly (SkillResult | ChoiceResult)[]): string {
  const gradable = results.filter(isGradable);
  const review = results.filter((result) => !isGradable(result));
  const parts: string[] = [];
  if (gradable.length > 0) {
    const correct = gradable.filter(isCorrect).length;
    const partial = gradable.filter(isPartial).length;
    const share = gradable.reduce((sum, result) => sum + pointsOf(result), 0) / gradable.length;
    parts.push(
      `${levelOfShare(share)}: ${correct} of ${gradable.length} correct${partial > 0 ? `, ${partial} in part` : ''} (${numbered(gradable)}).`,
    );
  }
  if (review.length > 0)
    parts.push(`${capital(numbered(review))} ${review.length === 1 ? 'needs' : 'need'} a person's review.`);
  return parts.join(' ');
}

/** Summarises an interview. Every sentence names the questions that it is based on. */
export function summariseInterview(
  results: readonly QuestionResult[],
  reader: Reader = 'company',
): InterviewSummary {
  const scored = results.filter((result) => result.kind !== 'personal');
  const gradable = scored.filter(isGradable);
  const points = gradable.reduce((sum, result) => sum + pointsOf(result), 0);
  const sentences: ReportSentence[] = [];
  if (gradable.length > 0)
    sentences.push(overview(gradable), ...strengths(gradable), ...weakPoints(gradable, reader));
  const silent = gradable.filter((result) => !isAnswered(result));
  if (silent.length > 0)
    sentences.push({
      text: `No answer was given to ${numbered(silent)}.`,
      questionIndexes: indexesOf(silent),
    });
  const review = results.filter((result) => result.kind === 'skill' && !isGradable(result));
  if (review.length > 0) {
    const needs = review.length === 1 ? 'It is' : 'They are';
    sentences.push({
      text: `The answer to ${numbered(review)} needs a person's review. ${needs} not counted in the score.`,
      questionIndexes: indexesOf(review),
    });
  }
  for (const result of results) {
    if (result.kind !== 'personal' || result.sentences.length === 0) continue;
    const quote = result.sentences.map((sentence) => sentence.text).join(' … ');
    sentences.push({
      text: `On question ${result.questionIndex + 1} the candidate said: “${quote}”`,
      questionIndexes: [result.questionIndex],
    });
  }
  if (sentences.length === 0)
    sentences.push({
      text: 'No answer of this interview can be graded.',
      questionIndexes: indexesOf(results),
    });
  const skills = Map.groupBy(
    results.filter((result) => result.kind !== 'personal').filter((result) => result.skillName !== null),
    (result) => result.skillName ?? '',
  );
  return {
    scorePercent: hasScore({ settled: gradable.length, total: scored.length })
      ? Math.round((points / gradable.length) * 10_000) / 100
      : null,
    totalAnalyzedQuestions: gradable.length,
    totalCorrectQuestions: gradable.filter(isCorrect).length,
    summary: sentences.map((sentence) => sentence.text).join(' '),
    sentences,
    skillNotes: [...skills].map(([skillName, own]) => ({ skillName, note: skillNote(own) })),
  };
}

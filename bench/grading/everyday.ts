/** Answers in everyday language: everyday.json, in ten trades, and everyday-es.json and everyday-de.json. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { VERDICTS } from '#contract/interview/verdicts.ts';
import type { Language } from '#contract/messages/languages.ts';
import type { Llm } from '#server/platform/llm/llm.ts';
import type { Grade, GradeInput } from '#server/features/analysis/grading/judge/grade.ts';
import { shareOf } from './interval.ts';
import { type Aim, inWords, line, misses, title } from './print.ts';
import { mean } from '#server/features/reviews/statistics.ts';

const half = z.enum(['seen', 'unseen']);

const file = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      trade: z.string(),
      half,
      question: z.string(),
      key: z.string(),
      answers: z.array(
        z.object({
          truth: z.enum(['right', 'wrong', 'half', 'unknown']),
          words: z.enum(['own', 'key', 'mixed']),
          text: z.string(),
        }),
      ),
    }),
  ),
});

export const HALVES = half.options;

const questionsIn = (name: string, language: Language) =>
  file
    .parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')))
    .questions.map((question) => ({ ...question, language }));

export const everyday = questionsIn('./everyday.json', 'en');
export const everydayIn = {
  Spanish: questionsIn('./everyday-es.json', 'es'),
  German: questionsIn('./everyday-de.json', 'de'),
};

const CELLS = [
  { truth: 'right', words: 'key' },
  { truth: 'right', words: 'own' },
  { truth: 'wrong', words: 'key' },
  { truth: 'wrong', words: 'own' },
  { truth: 'half', words: 'mixed' },
  { truth: 'unknown', words: 'own' },
] as const;

type Cell = (typeof CELLS)[number];

/** With `hasModel`, a language model reads the answers too, so the correct ones must be found. */
export async function everydayTable(
  grader: string,
  gradeOne: (input: GradeInput) => Grade | Promise<Grade>,
  { hasModel = false, questions = everyday }: { hasModel?: boolean; questions?: typeof everyday } = {},
): Promise<void> {
  for (const each of HALVES) {
    const graded: { truth: string; words: string; grade: Grade }[] = [];
    for (const { question, key, language, answers } of questions.filter((one) => one.half === each))
      for (const { truth, words, text } of answers) {
        const grade = await gradeOne({ question, reference: key, transcript: { text, language } });
        graded.push({ truth, words, grade });
      }
    title(`Answers in everyday words, ${each}: ${grader}`);
    line(['', 'answers', 'mean score', 'found', ...VERDICTS]);
    for (const cell of CELLS) {
      const own = graded.filter(({ truth, words }) => truth === cell.truth && words === cell.words);
      if (own.length === 0) continue;
      const name = `${cell.truth}, ${cell.words} words`;
      const cells = VERDICTS.map((verdict) => {
        const { hits, of } = shareOf(own, ({ grade }) => grade.verdict === verdict);
        const aim = aimOf(cell, verdict, hasModel);
        const isMissed = aim !== undefined && of > 0 && misses(`${name}, ${verdict}`, hits / of, aim);
        return `${hits}${aim === undefined ? '' : ` (${inWords(aim)})`}${isMissed ? ' MISSED' : ''}`;
      });
      const score = mean(own.map(({ grade }) => grade.score));
      const found = mean(own.map(({ grade }) => foundIn(grade)));
      line([name, String(own.length), score.toFixed(2), found.toFixed(2), ...cells]);
    }
  }
}

/** The share of the key's points that was found. */
const foundIn = ({ ideas }: Grade): number =>
  ideas.filter(({ found }) => found).length / Math.max(1, ideas.length);

/**
 * Words alone never mark an answer as wrong, a language model finds what is correct, and neither marks too much as
 * Correct.
 */
function aimOf({ truth }: Cell, verdict: Grade['verdict'], hasModel: boolean): Aim | undefined {
  if (verdict === 'Not Answered') return truth === 'unknown' ? undefined : { atMost: 0 };
  if (verdict === 'Incorrect') return hasModel && truth === 'wrong' ? undefined : { atMost: 0 };
  if (verdict !== 'Correct') return undefined;
  if (truth === 'right') return hasModel ? { atLeast: 0.8 } : undefined;
  return { atMost: 0.1 };
}

const asked = z.object({ ideas: z.array(z.object({ index: z.number() })), answer: z.string() });

/** The maximum number of words that a quote may take from the answer. */
const QUOTE_WORDS = 25;

/**
 * Plays a perfect language model for everyday.json. It finds every idea of a correct answer and every second idea of a
 * half-correct one, each time quoting other words from the answer. For an answer that is wrong in the words of the
 * key, it quotes the contradiction.
 */
export const perfectModel: Llm = {
  model: 'perfect stand-in',
  askForJson({ user }) {
    const { ideas, answer } = asked.parse(JSON.parse(user));
    const { truth, words } = everyday.flatMap(({ answers }) => answers).find(({ text }) => text === answer)!;
    const said = answer.split(/\s+/);
    const piece = Math.floor(said.length / Math.max(1, ideas.length));
    const quoteAt = (at: number) =>
      said.slice(at * piece, at * piece + Math.min(piece, QUOTE_WORDS)).join(' ');
    return Promise.resolve({
      contradictions:
        truth === 'wrong' && words === 'key'
          ? [{ index: 0, quote: said.slice(0, QUOTE_WORDS).join(' ') }]
          : [],
      ideas: ideas.map(({ index }, at) => {
        const found = truth === 'right' || (truth === 'half' && at % 2 === 0);
        return { index, found, quote: found ? quoteAt(at) : null };
      }),
    });
  },
};

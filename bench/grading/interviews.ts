/** Whole interviews and their positions in a list: interviews.json. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import { gradeWith } from '#server/features/analysis/grading/judge/grade.ts';
import { totalsOf } from '#server/features/analysis/grading/judge/summary.ts';
import { shareOf } from './interval.ts';
import { line, shareLine, title } from './print.ts';
import { mean } from '#server/features/reviews/statistics.ts';

const file = z.object({
  trades: z.array(
    z.object({
      trade: z.string(),
      questions: z.array(
        z.object({
          question: z.string(),
          key: z.string(),
          right: z.string(),
          wrong: z.string(),
          half: z.string(),
        }),
      ),
    }),
  ),
});

type Question = z.infer<typeof file>['trades'][number]['questions'][number];

const SPOKEN = {
  'right, own words': ({ right }: Question) => right,
  'wrong, words of the key': ({ wrong }: Question) => wrong,
  'half right': ({ half }: Question) => half,
  'key recited': ({ key }: Question) => key,
};

interface Heard {
  name: string;
  settled: number;
  found: number;
  /** Null if it is listed under Review first. */
  percent: number | null;
}

export function interviewsTable(): void {
  const { trades } = file.parse(
    JSON.parse(readFileSync(new URL('./interviews.json', import.meta.url), 'utf8')),
  );
  const lists = trades.map(({ trade, questions }) => ({
    trade,
    heard: Object.entries(SPOKEN).map(([name, say]) => hear(name, questions, say)),
  }));
  title('Whole interviews, in the order of a list');
  for (const { trade, heard } of lists) {
    const inOrder = heard.toSorted((a, b) => (b.percent ?? -1) - (a.percent ?? -1) || b.found - a.found);
    line([trade]);
    for (const { name, settled, found, percent } of inOrder)
      line([
        `  ${name}`,
        `${settled} of 5`,
        percent === null ? '-' : `${percent} %`,
        `found ${found.toFixed(2)}`,
        percent === null ? 'Review first' : '',
      ]);
  }
  shareLine(
    'wrong above right',
    shareOf(lists, ({ heard }) => isMisplaced(heard)),
    { atMost: 0 },
  );
}

function hear(name: string, questions: readonly Question[], say: (question: Question) => string): Heard {
  const results = questions.map((one, questionIndex) => {
    const answer = say(one);
    const input = { question: one.question, reference: one.key, transcript: { text: answer } };
    const { verdict, score, ideas } = gradeWith(shippedModel, input);
    return {
      kind: 'skill' as const,
      questionIndex,
      question: one.question,
      skillName: null,
      answer,
      verdict,
      score,
      ideas,
    };
  });
  const { scorePercent, totalAnalyzedQuestions } = totalsOf(results);
  return {
    name,
    settled: totalAnalyzedQuestions,
    found: mean(results.map(({ score }) => score)),
    percent: scorePercent,
  };
}

/** Whether a wrong interview with a score is ranked above a correct one that has a lower score or none. */
function isMisplaced([right, wrong]: readonly Heard[]): boolean {
  const wrongPercent = wrong?.percent ?? null;
  return wrongPercent !== null && wrongPercent > (right?.percent ?? 0);
}

/** Answers that make no sense, or that contradict what they say: nonsense.json. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { VERDICTS } from '#contract/interview/verdicts.ts';
import { shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import { HALVES, everyday } from './everyday.ts';
import { type Grade, gradeWith } from '#server/features/analysis/grading/judge/grade.ts';
import { shareOf } from './interval.ts';
import { line, shareLine, title } from './print.ts';

const file = z.object({
  shapes: z.array(
    z.object({
      shape: z.string(),
      half: z.enum(['seen', 'unseen']),
      answers: z.array(z.object({ question: z.string(), text: z.string() })),
    }),
  ),
});

const MARK_OF = { right: 1, half: 0.5, wrong: 0, unknown: 0 } as const;
const LEAST = 0.9;

const marksOf = (answers: (typeof everyday)[number]['answers']) =>
  answers.map(({ text, truth }) => ({ text, score: MARK_OF[truth] }));

/** Prints how many are not Correct: by their words alone, and with every real answer to the question marked. */
export function nonsenseTable(): void {
  const { shapes } = file.parse(
    JSON.parse(readFileSync(new URL('./nonsense.json', import.meta.url), 'utf8')),
  );
  const graded = shapes.flatMap(({ shape, half, answers }) =>
    answers.map(({ question: id, text }) => {
      const { question, key, answers: real } = everyday.find((one) => one.id === id)!;
      const input = { question, reference: key, transcript: { text } };
      return {
        shape,
        half,
        'words alone': gradeWith(shippedModel, input),
        'marked question': gradeWith(shippedModel, { ...input, marks: marksOf(real) }),
      };
    }),
  );
  const isNotCorrect = ({ verdict }: Grade) => verdict !== 'Correct';
  for (const marking of ['words alone', 'marked question'] as const) {
    title(`Answers without sense that are not Correct, ${marking}`);
    for (const half of HALVES) {
      const own = graded.filter((one) => one.half === half);
      line([half]);
      for (const [shape, some] of Map.groupBy(own, (one) => one.shape))
        shareLine(
          `  ${shape}`,
          shareOf(some, (one) => isNotCorrect(one[marking])),
        );
      shareLine(
        `  all ${half}`,
        shareOf(own, (one) => isNotCorrect(one[marking])),
        { atLeast: LEAST },
      );
      shareLine(
        `  with a note, ${half}`,
        shareOf(own, (one) => one[marking].notes.length > 0),
      );
    }
  }
  rightAnswers();
}

/**
 * How many correct answers remain after the marks that hold back nonsense. Each is graded with the marks of all
 * others.
 */
function rightAnswers(): void {
  const grades = everyday.flatMap(({ question, key, answers }) =>
    answers
      .filter(({ truth }) => truth === 'right')
      .map((one) => {
        const marks = marksOf(answers.filter((other) => other !== one));
        return gradeWith(shippedModel, { question, reference: key, transcript: { text: one.text }, marks });
      }),
  );
  line(['for comparison']);
  for (const verdict of VERDICTS)
    shareLine(
      `  right, own words: ${verdict}`,
      shareOf(grades, (grade) => grade.verdict === verdict),
      verdict === 'Incorrect' ? { atMost: 0.03 } : undefined,
    );
}

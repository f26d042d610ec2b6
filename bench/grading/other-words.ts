/** Right answers in other words, and wrong ones in the reference's words (other-words.json). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { interval } from './interval.ts';

const schema = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      half: z.enum(['seen', 'unseen']),
      right: z.array(z.string()),
      wrong: z.array(z.object({ kind: z.string(), answer: z.string() })),
    }),
  ),
});

export interface Scored {
  isRight: boolean;
  score: number;
  verdict: string;
}

export function areaUnderCurve(questions: readonly (readonly Scored[])[]): number {
  const all = questions.flat();
  const right = all.filter(({ isRight }) => isRight);
  const wrong = all.filter(({ isRight }) => !isRight);
  let above = 0;
  for (const one of right)
    for (const other of wrong) above += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
  return above / Math.max(1, right.length * wrong.length);
}

/** The questions of other-words.json, each with the reference answer of the question bank. */
export function otherWords() {
  const { questions } = schema.parse(
    JSON.parse(readFileSync(new URL('./other-words.json', import.meta.url), 'utf8')),
  );
  const references = new Map(
    skillBanks.flatMap(({ spoken }) => spoken.map((one) => [one.question, one.answer] as const)),
  );
  return questions.map((one) => ({ ...one, reference: references.get(one.question) ?? '' }));
}

/** Prints the area under the curve of right over wrong, and the verdicts, of each half. */
export function otherWordsTable(): string[] {
  const questions = otherWords();
  console.log(
    '\nRight answers in other words, and wrong ones in the reference’s words: area under the curve\n',
  );
  const missed: string[] = [];
  for (const half of ['seen', 'unseen'] as const) {
    const scored = questions
      .filter((one) => one.half === half)
      .map(({ question, reference, right, wrong }) => {
        const grade = (text: string, isRight: boolean): Scored => ({
          isRight,
          ...gradeAnswer({ question, reference, transcript: { text } }),
        });
        return [
          ...right.map((text) => grade(text, true)),
          ...wrong.map(({ answer }) => grade(answer, false)),
        ];
      });
    const area = areaUnderCurve(scored);
    const verdicts = (isRight: boolean) =>
      [
        ...Map.groupBy(
          scored.flat().filter((one) => one.isRight === isRight),
          ({ verdict }) => verdict,
        ),
      ]
        .map(([verdict, some]) => `${some.length} ${verdict}`)
        .join(', ');
    console.log(`${half.padEnd(8)}${area.toFixed(3)} ${interval(scored, areaUnderCurve)}`);
    console.log(`        right: ${verdicts(true)}; wrong: ${verdicts(false)}`);
    if (area < 0.6) missed.push(`other words, ${half}`);
  }
  return missed;
}

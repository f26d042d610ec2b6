/** Right answers, and the same in the reference's words with one error (one-error.json). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { interval } from './interval.ts';

const schema = z.object({
  cases: z.array(
    z.object({
      question: z.string(),
      /** Only where the question is not of the bank. */
      reference: z.string().optional(),
      half: z.enum(['seen', 'unseen']),
      kind: z.string(),
      right: z.string(),
      wrong: z.string(),
    }),
  ),
});

/** The cases of one-error.json, each with its reference answer. */
export function oneError() {
  const { cases } = schema.parse(
    JSON.parse(readFileSync(new URL('./one-error.json', import.meta.url), 'utf8')),
  );
  const references = new Map(
    skillBanks.flatMap(({ spoken }) => spoken.map((one) => [one.question, one.answer] as const)),
  );
  return cases.map((one) => ({ ...one, reference: one.reference ?? references.get(one.question) ?? '' }));
}

/** Prints for each kind and half which answers are Correct, and which go to a person. */
export function oneErrorTable(): void {
  console.log(
    '\nRight answers, and the same in the reference’s words with one error: Correct / left to a person\n',
  );
  const heads = ['', 'seen: n', 'right', 'wrong', 'unseen: n', 'right', 'wrong'];
  const line = (cells: readonly string[]) =>
    console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 38 : 11)).join(''));
  line(heads);
  const graded = oneError().map(({ question, reference, right, wrong, ...one }) => {
    const verdict = (text: string) => gradeAnswer({ question, reference, transcript: { text } }).verdict;
    return { ...one, right: verdict(right), wrong: verdict(wrong) };
  });
  const cellsOf = (some: typeof graded) => {
    const cell = (side: 'right' | 'wrong') =>
      (['Correct', 'Needs Review'] as const)
        .map((verdict) => some.filter((one) => one[side] === verdict).length)
        .join(' / ');
    return [String(some.length), cell('right'), cell('wrong')];
  };
  const row = (name: string, some: typeof graded) =>
    line([
      name,
      ...(['seen', 'unseen'] as const).flatMap((half) => cellsOf(some.filter((one) => one.half === half))),
    ]);
  for (const [kind, some] of Map.groupBy(graded, ({ kind: name }) => name)) row(kind, some);
  row('all', graded);
  for (const half of ['seen', 'unseen'] as const) {
    const some = graded.filter((one) => one.half === half);
    const share = (side: 'right' | 'wrong') => (drawn: typeof graded) =>
      drawn.filter((one) => one[side] === 'Correct').length / Math.max(1, drawn.length);
    console.log(
      `        95 % interval of the share that is Correct, ${half}: right ${interval(some, share('right'))}, wrong ${interval(some, share('wrong'))}`,
    );
  }
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { pairs } from '#server/testing/answers/same-answer.ts';
import { type Grade, gradeAnswer } from './grade.ts';

interface Asked {
  question: string;
  half: string;
  right: string[];
  wrong: { kind: string; answer: string }[];
}
const data = JSON.parse(
  readFileSync(new URL('../../../../../bench/grading/other-words.json', import.meta.url), 'utf8'),
) as { questions: Asked[] };
const spoken = skillBanks.flatMap((bank) => bank.spoken);
const referenceOf = (question: string) => spoken.find((one) => one.question === question)?.answer ?? '';

/** Every answer of the bank, and the seen half of the right and the wrong answers in other words. */
const answers = [
  ...spoken.map(({ question, answer }) => ({ question, text: answer })),
  ...data.questions
    .filter(({ half }) => half === 'seen')
    .flatMap(({ question, right, wrong }) =>
      [...right, ...wrong.map(({ answer }) => answer)].map((text) => ({ question, text })),
    ),
];

function grade(question: string, text: string): Grade {
  return gradeAnswer({ question, reference: referenceOf(question), transcript: { text } });
}

/**
 * Of each kind: the pairs, those with two verdicts, and the mean difference of their scores. A change of the grader, its
 * prompt or its weights that moves one must come with its new figures; it may not move one for the worse without a reason.
 */
const frozen: Record<string, { pairs: number; apart: number; difference: number }> = {
  'a name': { pairs: 428, apart: 0, difference: 0 },
  'a school': { pairs: 428, apart: 0, difference: 0 },
  'a pronoun': { pairs: 428, apart: 0, difference: 0 },
  'British and American spelling': { pairs: 29, apart: 0, difference: 0.003 },
  // Two right answers and a lead-in that a check takes for a contradiction; the others lie at the edge of a band.
  'Indian English turns of phrase': { pairs: 428, apart: 8, difference: 0.014 },
  'the order of the sentences': { pairs: 365, apart: 0, difference: 0.002 },
  // Wrong answers that a check holds back in one order only.
  'the order of two clauses': { pairs: 15, apart: 3, difference: 0.1 },
};
/** The mean difference may move by so much, and the number of pairs with two verdicts not at all. */
const bound = 0.005;

test.each(pairs.map(({ name, both }) => [name, both] as const))(
  '%s is worth as much as the frozen figures say',
  (name, both) => {
    const graded = answers.flatMap(({ question, text }) => {
      const [one, other] = both(text) ?? [];
      return one === undefined || other === undefined
        ? []
        : [[grade(question, one), grade(question, other)] as const];
    });
    const apart = graded.filter(([one, other]) => one.verdict !== other.verdict).length;
    const difference =
      graded.reduce((sum, [one, other]) => sum + Math.abs(one.score - other.score), 0) / graded.length;
    expect({ pairs: graded.length, apart }).toEqual({
      pairs: frozen[name]?.pairs,
      apart: frozen[name]?.apart,
    });
    expect(Math.abs(difference - (frozen[name]?.difference ?? 0)), `${difference}`).toBeLessThan(bound);
  },
);

test('the order in which answers are graded makes no difference', () => {
  const some = answers.filter((_, index) => index % 7 === 0);
  const forth = some.map(({ question, text }) => grade(question, text));
  const back = some.toReversed().map(({ question, text }) => grade(question, text));
  expect(back.toReversed()).toEqual(forth);
});

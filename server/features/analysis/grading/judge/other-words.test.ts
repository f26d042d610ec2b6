import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { gradeAnswer } from './grade.ts';

/** The half of bench/grading/other-words.json that the rules were made with. The other half is for the evaluation. */
interface Asked {
  question: string;
  half: string;
  right: string[];
  wrong: { kind: string; answer: string }[];
}
const data = JSON.parse(
  readFileSync(new URL('../../../../../bench/grading/other-words.json', import.meta.url), 'utf8'),
) as { questions: Asked[] };
const seen = data.questions.filter(({ half }) => half === 'seen');
const spoken = skillBanks.flatMap((bank) => bank.spoken);

function grade(question: string, text: string) {
  const reference = spoken.find((one) => one.question === question)?.answer ?? '';
  return gradeAnswer({ question, reference, transcript: { text } });
}

const right = seen.flatMap(({ question, right: texts }) => texts.map((text) => ({ question, text })));
const wrong = seen.flatMap(({ question, wrong: texts }) =>
  texts.map(({ answer }) => ({ question, text: answer })),
);

/** Frozen: a change of the grader that moves a figure by more than the bound must come with its new figures. */
const frozen = { rightMean: 0.331, wrongMean: 0.241, wrongCorrect: 25, rightIncorrect: 17 };
const bound = 0.01;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the figures of right answers in other words and of wrong ones in the reference’s words are the frozen ones', () => {
  const rights = right.map(({ question, text }) => grade(question, text));
  const wrongs = wrong.map(({ question, text }) => grade(question, text));
  expect(Math.abs(mean(rights.map(({ score }) => score)) - frozen.rightMean)).toBeLessThan(bound);
  expect(Math.abs(mean(wrongs.map(({ score }) => score)) - frozen.wrongMean)).toBeLessThan(bound);
  expect(wrongs.filter(({ verdict }) => verdict === 'Correct')).toHaveLength(frozen.wrongCorrect);
  expect(rights.filter(({ verdict }) => verdict === 'Incorrect')).toHaveLength(frozen.rightIncorrect);
});

test('words that lead into a wrong answer do not make it Correct', () => {
  const leads = ['So basically what happens is', 'And', 'Okay, so I would say'];
  for (const lead of leads) {
    const led = wrong.map(({ question, text }) =>
      grade(question, `${lead} ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
    );
    expect(led.filter(({ verdict }) => verdict === 'Correct').length).toBeLessThanOrEqual(
      frozen.wrongCorrect + 3,
    );
  }
});

test('a stray no or a corrected word makes no right answer wrong', () => {
  for (const { question } of seen) {
    const reference = spoken.find((one) => one.question === question)?.answer ?? '';
    for (const text of [
      `No, wait. ${reference}`,
      `${reference} No, that is all.`,
      `Sorry, no, let me start again. ${reference}`,
    ])
      expect(grade(question, text).verdict).toBe('Correct');
  }
});

import { describe, expect, test } from 'vitest';
import { whyNotAsk } from '#contract/job/may-not-ask.ts';
import { jobValue } from '#contract/job/job-values.ts';
import { inLanguage } from '#server/platform/language.ts';
import { masterName } from '../master-name.ts';
import { skillBanks } from './banks.ts';
import { bankFollowUps } from './follow-ups.ts';
import {
  boardingRequirements,
  communicationModes,
  educations,
  offeredBenefits,
  personalQuestions,
  relocationBenefits,
  sectors,
} from './lists.ts';
import { skillRatings } from './ratings.ts';
import { skills } from './skills.ts';

const repeated = (texts: string[]) => {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.trim().toLowerCase();
    return seen.has(key) || !seen.add(key);
  });
};
const words = (text: string) => text.split(/\s+/).length;

describe.each([
  ['educations', educations, 15],
  ['sectors', sectors, 40],
  ['offered benefits', offeredBenefits, 20],
  ['relocation benefits', relocationBenefits, 8],
  ['communication modes', communicationModes, 6],
  ['boarding requirements', boardingRequirements, 20],
  ['skills', skills, 320],
  ['personal questions', personalQuestions, 30],
])('%s', (_name, list, atLeast) => {
  test(`has at least ${atLeast} entries, none blank, untrimmed or repeated`, () => {
    expect(list.length).toBeGreaterThanOrEqual(atLeast);
    expect(list.filter((entry) => entry === '' || entry !== entry.trim())).toEqual([]);
    expect(repeated(list)).toEqual([]);
  });
});

test('every entry that people choose has its name in each language', () => {
  const lists = [educations, sectors, offeredBenefits, relocationBenefits, boardingRequirements];
  const inGerman = (names: readonly string[]) => inLanguage('de', () => names.map(masterName));
  // The German name of these is the same.
  const alike = new Set(['Associate Degree', 'Higher National Diploma']);
  const names = lists.flat().filter((name) => !alike.has(name));
  expect(names.filter((name) => inGerman([name])[0] === name)).toEqual([]);
  expect(inGerman(["Bachelor's Degree", 'Pension', 'A sector of their own'])).toEqual([
    'Bachelor',
    'Betriebsrente',
    'A sector of their own',
  ]);
  const modes = communicationModes.map((mode) => [mode, inLanguage('de', () => jobValue(mode))]);
  expect(modes.filter(([mode, german]) => mode === german)).toEqual([]);
});

test('round one has its fixed mode, and employers can name a mode of their own', () => {
  expect(communicationModes[0]).toBe('AI Interview');
  expect(communicationModes.at(-1)).toBe('Others');
});

test('every skill name is one that the skills step of a job accepts', () => {
  expect(skills.filter((name) => !/^[A-Za-z .#+2]+$/.test(name))).toEqual([]);
});

test('personal questions are questions, and the two named in the product come first', () => {
  expect(personalQuestions.filter((question) => !question.endsWith('?'))).toEqual([]);
  expect(personalQuestions.slice(0, 2)).toEqual([
    'Tell me about yourself?',
    'Tell me about your previous experience?',
  ]);
});

test('nothing is asked that an employer may not ask', () => {
  const asked = [
    ...personalQuestions,
    ...Object.values(skillRatings).map(({ ask }) => ask),
    ...[...bankFollowUps.values()].flat().map(({ question }) => question),
    ...skillBanks.flatMap(({ spoken, mcqs }) => [...spoken, ...mcqs].map(({ question }) => question)),
  ];
  expect(asked.filter((question) => whyNotAsk(question) !== null)).toEqual([]);
});

describe('question banks', () => {
  test('cover at least 40 skills of the master list, each once', () => {
    const names = skillBanks.map((bank) => bank.skill);
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(repeated(names)).toEqual([]);
    expect(names.filter((name) => !skills.includes(name))).toEqual([]);
  });

  test('ask no question twice', () => {
    const questions = skillBanks.flatMap((bank) =>
      [...bank.spoken, ...bank.mcqs].map((entry) => entry.question),
    );
    expect(repeated(questions)).toEqual([]);
    expect(questions.filter((question) => question !== question.trim())).toEqual([]);
  });

  test('have the right option of MCQs in every position', () => {
    const places = [0, 0, 0, 0];
    for (const mcq of skillBanks.flatMap((bank) => bank.mcqs)) places[mcq.options.indexOf(mcq.answer)]! += 1;
    const total = places.reduce((sum, count) => sum + count, 0);
    for (const count of places) expect(count / total).toBeGreaterThan(0.15);
  });

  describe.each(skillBanks.map((bank) => [bank.skill, bank] as const))('%s', (_skill, bank) => {
    test('has five spoken questions, each with a reference and another answer that can be said in a minute', () => {
      expect(bank.spoken.length).toBeGreaterThanOrEqual(5);
      const references = bank.spoken.map((entry) => entry.answer);
      expect(references.filter((answer) => words(answer) < 30 || words(answer) > 80)).toEqual([]);
      const accepted = bank.spoken.map((entry) => entry.accepted);
      expect(accepted.filter((answer) => words(answer) < 20 || words(answer) > 80)).toEqual([]);
    });

    test('has five MCQs of four different options, one of them the answer', () => {
      expect(bank.mcqs.length).toBeGreaterThanOrEqual(5);
      for (const mcq of bank.mcqs) {
        expect(repeated(mcq.options)).toEqual([]);
        expect(mcq.options).toContain(mcq.answer);
        expect(mcq.options.filter((option) => option.trim() === '')).toEqual([]);
      }
    });
  });
});

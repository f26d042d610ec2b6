import { expect, test } from 'vitest';
import { criterion } from '#contract/interview/kits.ts';
import { skillBanks } from './data/banks.ts';
import { skillRatings } from './data/ratings.ts';
import { skills } from './data/skills.ts';
import { GENERAL_CRITERIA, ratingOf } from './ratings.ts';

/** What no one may ask about, or be rated by. */
const NOT_TO_BE_ASKED =
  /\b(?:age|old|young|accent|native speaker|nationality|religio\w*|married|children|pregnan\w*|disab\w*|gender|attractive|personality|cultural fit|salary history)\b/i;

test('each skill of the bank has a scale of its own, unlike all others', () => {
  expect(Object.keys(skillRatings).toSorted()).toEqual(skillBanks.map(({ skill }) => skill).toSorted());
  const texts = Object.values(skillRatings).flatMap(({ ask, levels }) => [ask, ...levels]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every criterion asks something, fits, and has four levels that differ and rate nobody as a person', () => {
  const criteria = [
    ...skills.map((name) => ({ id: 'of-a-skill', title: name, ...ratingOf(name) })),
    { id: 'typed', title: 'x'.repeat(60), ...ratingOf('x'.repeat(60)) },
    ...GENERAL_CRITERIA,
  ];
  for (const one of criteria) {
    expect(criterion.parse(one)).toEqual(one);
    expect(one.ask).toMatch(/[?.]$/);
    expect(new Set(one.levels).size).toBe(4);
    for (const level of one.levels) expect(level).toMatch(/^[A-Z].{30,}\.$/);
    expect([one.ask, ...one.levels].filter((text) => NOT_TO_BE_ASKED.test(text))).toEqual([]);
  }
});

test('a skill is found by its name in whatever case; another one is asked for by its name', () => {
  expect(ratingOf('javascript')).toEqual(ratingOf('JavaScript'));
  expect(ratingOf('Beekeeping').ask).toBe(
    'Which piece of your work best shows what you can do in Beekeeping? What was your own part, and how did it turn out?',
  );
});

import { describe, expect, test } from 'vitest';
import { missedIdeas } from '#server/features/analysis/grading/judge/missed.ts';
import { tellingWords, tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { bankFollowUps } from '#server/features/masters/data/follow-ups.ts';

const spoken = skillBanks.flatMap((bank) => bank.spoken);
const stemsOf = (text: string) => new Set(tellingWords(tokensOfText(text)).map(({ stem }) => stem));
/** Unrelated to every reference answer. */
const BESIDE = 'Last year my aunt and I were in Lisbon for a week, and it was very sunny.';

test('every spoken question of the bank has two follow-ups, each for an idea of its own', () => {
  expect(bankFollowUps.size).toBe(spoken.length);
  for (const { question } of spoken) {
    const ideas = bankFollowUps.get(question)?.map(({ idea }) => idea) ?? [];
    expect(ideas, question).toHaveLength(2);
    expect(new Set(ideas).size, question).toBe(2);
  }
});

test('no question of an interview has the text of another, because answers name their question by it', () => {
  const texts = [
    ...spoken.map(({ question }) => question),
    ...[...bankFollowUps.values()].flat().map(({ question }) => question),
  ];
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

describe.each(skillBanks.map((bank) => [bank.skill, bank.spoken] as const))('%s', (_skill, questions) => {
  test.each(questions)('$question', ({ question, answer: reference }) => {
    const followUps = bankFollowUps.get(question) ?? [];
    const ideas = followUps.map(({ idea }) => idea);
    // The reference contains every idea, and an unrelated answer contains none.
    expect(missedIdeas({ question, reference, transcript: { text: reference } }, ideas)).toEqual([]);
    expect(missedIdeas({ question, reference, transcript: { text: BESIDE } }, ideas)).toEqual(ideas);
    const known = stemsOf(question);
    for (const followUp of followUps) {
      expect(followUp.question).toMatch(/^[A-Z].{12,118}[?.]$/);
      expect(followUp.question).toContain('?');
      const asked = stemsOf(followUp.question);
      const told = [...stemsOf(followUp.idea)].filter((stem) => asked.has(stem) && !known.has(stem));
      expect(told, followUp.question).toEqual([]);
    }
  });
});

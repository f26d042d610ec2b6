import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#server/testing/world.ts';
import { judgeText } from './judge-text.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const judge = async (answer: string, acceptedAnswers: string[]) => {
  const question = { kind: 'skill' as const, question: 'What is a closure?', answer, acceptedAnswers };
  const text = 'It is a function that remembers the variables around it after they went out of reach.';
  return (await judgeText(world.ctx, question, { text })).judgement;
};

test('an answer may be like any of the accepted answers', async () => {
  const key = 'Code bundled together with its lexical environment.';
  const other = 'A function that remembers the variables around it.';
  const found = async (accepted: string[]) => (await judge(key, accepted)).ideas.filter((idea) => idea.found);
  expect(await found([])).toEqual([]);
  expect((await found([other])).map(({ idea }) => idea)).toEqual([other.slice(0, -1)]);
});

test('without a usable key an answer is transcribed, not scored', async () => {
  for (const key of ['See job description', 'n/a'])
    expect(await judge(key, [])).toMatchObject({
      verdict: 'Not Scored',
      score: null,
      notes: [{ code: 'no-key' }],
    });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveApplications } from '#contract/interview/decisions.ts';
import { getRoundReport, sendRoundCard } from '#contract/interview/round-cards.ts';
import { DAY_MS, MINUTE_MS } from '#contract/shared/limits.ts';
import { roundInterviewPath } from '#contract/shared/paths.ts';
import { card, holdRound } from '#server/testing/rounds.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { remindOfCards } from './remind.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

test('who has not sent a card a day after the round is reminded once, and the company sees it', async () => {
  const { ada, ben, owner, applicationId, roundId } = await holdRound(world, 'Olga Reminds');
  expectSuccess(await world.call(sendRoundCard, card(roundId), ada.token));
  const remindersOf = async ({ email }: Person) =>
    (await world.mailTo(email)).filter(({ subject }) => subject.startsWith('Your scorecard is missing'));
  const missing = async () => {
    const { rounds } = expectSuccess(await world.call(getRoundReport, { applicationId }, owner.token));
    return rounds[0]!.people.filter(({ isMissing }) => isMissing).map(({ name }) => name);
  };
  const end = world.clock.now().getTime() + 35 * MINUTE_MS;
  world.clock.set(new Date(end + DAY_MS - 5 * MINUTE_MS));
  await remindOfCards(world.ctx);
  expect(await remindersOf(ben)).toEqual([]);
  expect(await missing()).toEqual([]);

  world.clock.set(new Date(end + DAY_MS + MINUTE_MS));
  await Promise.all([remindOfCards(world.ctx), remindOfCards(world.ctx)]);
  await remindOfCards(world.ctx);
  await world.settle();
  expect(await remindersOf(ben)).toMatchObject([
    { subject: 'Your scorecard is missing: Cara Candidate for Web Developer' },
  ]);
  expect((await remindersOf(ben))[0]!.link).toBe(
    `${world.ctx.config.publicUrl}${roundInterviewPath(roundId)}`,
  );
  expect(await remindersOf(ada)).toEqual([]);
  expect(await missing()).toEqual(['Ben Listens']);
});

test('nobody is reminded of a person whose application is closed', async () => {
  const { ben, owner, applicationId } = await holdRound(world, 'Olga Closed');
  const decline = { applicationIds: [applicationId], outcome: 'declined' as const };
  expectSuccess(await world.call(moveApplications, decline, owner.token));
  world.clock.set(new Date(world.clock.now().getTime() + 2 * DAY_MS));
  await remindOfCards(world.ctx);
  await world.settle();
  const mails = await world.mailTo(ben.email);
  expect(mails.filter(({ subject }) => subject.startsWith('Your scorecard is missing'))).toEqual([]);
});

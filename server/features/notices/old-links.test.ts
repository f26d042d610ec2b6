import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/shared/limits.ts';
import { getMailPreferences, getSubscription, setSubscription } from '#contract/account/notices.ts';
import { getAvatar } from '#contract/account/users.ts';
import { beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('an unsubscribe link works after ten years, and is no login', async () => {
  const employer = await world.employer();
  const candidate = await world.candidate('Otto Oldmail');
  await beScheduled(world, await postInterviewJob(world, employer), employer, candidate);
  const texts = (await world.mailTo(candidate.email)).map(({ text }) => text);
  const link = /http\S+\/unsubscribe\?token=(\S+)/.exec(texts.join('\n'))!;
  const token = decodeURIComponent(link[1]!);
  world.clock.set(new Date(world.clock.now().getTime() + 3_650 * DAY_MS));
  expectSuccess(await world.call(setSubscription, { token, isOn: false }));
  expect(expectSuccess(await world.call(getSubscription, { token })).isOn).toBe(false);
  for (const endpoint of [getAvatar, getMailPreferences])
    expect(await world.callRaw(endpoint, {}, token)).toMatchObject({ httpStatus: 401 });
});

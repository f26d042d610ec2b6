import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { getAbout } from '#contract/shared/operator.ts';
import { tidyUp } from '#server/features/housekeeping.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { expectSuccess, startWorld } from '#server/testing/world.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

async function start(settings: Record<string, string>) {
  const world = await startWorld({ settings });
  onTestFinished(() => world.close());
  const operator = await world.candidate('Opal Operator', { profile: false });
  await makeOperator(world, operator);
  return {
    about: async () => expectSuccess(await world.call(getAbout, {}, operator.token)),
    night: async () => {
      await world.ctx.tasks.queue(world.ctx.db, tidyUp, {});
      await world.settle();
    },
  };
}

test('operators see a newer version after the next night, and what is no version changes nothing', async () => {
  const { about, night } = await start({ CHECK_FOR_UPDATES: receiver.address });
  const current = { version: VERSION, node: process.versions.node, checksForUpdates: true };
  expect(await about()).toMatchObject({ ...current, newerVersion: null });
  for (const [published, newerVersion] of [
    [`{"version":"${VERSION}"}`, null],
    ['{"version":"0.9.10"}', null],
    ['{"version":"10.0.0"}', '10.0.0'],
    ['{"version":"<b>11.0.0</b>"}', '10.0.0'],
    ['<html>', '10.0.0'],
  ]) {
    receiver.answerWith((response) => response.end(published));
    await night();
    expect([published, await about()]).toMatchObject([published, { ...current, newerVersion }]);
  }
  expect(receiver.received).toHaveLength(5);
  expect(JSON.stringify(receiver.received)).not.toContain(VERSION);
});

test('without the setting nobody is asked', async () => {
  const asked = receiver.received.length;
  const { about, night } = await start({});
  await night();
  expect(await about()).toMatchObject({ checksForUpdates: false, newerVersion: null });
  expect(receiver.received).toHaveLength(asked);
});

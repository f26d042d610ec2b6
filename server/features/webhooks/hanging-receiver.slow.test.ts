import { expect, onTestFinished, test } from 'vitest';
import { getDeliveries, saveWebhook } from '#contract/company/company-webhooks.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { type Person, expectSuccess, startWorld } from '#server/testing/world.ts';
import { deliverDueTask } from './tasks.ts';

const MINUTE = 60_000;

test('a receiver that hangs is given up after ten seconds, and holds up nobody else', async () => {
  const world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  onTestFinished(() => world.close());

  async function companyWithWebhook(name: string) {
    const owner = await world.employer(name);
    const receiver = await startReceiver();
    onTestFinished(receiver.close);
    const webhook = { address: receiver.address, events: ['application.received' as const] };
    const { _id: webhookId } = expectSuccess(await world.call(saveWebhook, webhook, owner.token));
    return { owner, webhookId, job: await postInterviewJob(world, owner), ...receiver };
  }
  const hanging = await companyWithWebhook('Hanna Hanging');
  hanging.answerWith(() => undefined);
  const other = await companyWithWebhook('Olaf Other');
  const somebodyApplies = async ({ job, owner }: { job: typeof other.job; owner: Person }) =>
    applyTo(world, job, owner, await world.candidate());

  for (let count = 0; count < 6; count += 1) await somebodyApplies(hanging);
  await somebodyApplies(other);
  // One after another, the hanging ones would take a minute.
  await expect.poll(() => other.received.length, { timeout: 40_000 }).toBe(1);
  const begun = world.clock.now().getTime();
  await world.settle();
  const log = async () =>
    expectSuccess(await world.call(getDeliveries, { webhookId: hanging.webhookId }, hanging.owner.token))
      .deliveries;
  const states = async () => (await log()).map(({ state }) => state);
  expect(await states()).toEqual(Array.from({ length: 6 }, () => 'waiting'));
  const hung = (await log()).filter(({ last }) => last?.problem === 'no-answer');
  expect(hung.length).toBeGreaterThan(0);
  // Those that were not tried rest, and are sent when the receiver works again.
  expect(hung.length).toBeLessThan(6);
  for (const { last } of hung) expect(last!.milliseconds).toBeGreaterThanOrEqual(9_900);

  hanging.answerWith(204);
  for (const minutes of [2, 4, 8]) {
    world.clock.set(new Date(begun + minutes * MINUTE));
    await world.ctx.tasks.queue(world.db, deliverDueTask, {});
    await world.settle();
  }
  expect(await states()).toEqual(Array.from({ length: 6 }, () => 'delivered'));
  expect(new Set(hanging.received.map(({ id }) => id)).size).toBe(6);
});

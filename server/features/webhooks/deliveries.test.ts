import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  getDeliveries,
  getDelivery,
  getWebhooks,
  replayDelivery,
  saveWebhook,
} from '#contract/company/company-webhooks.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { createOutgoing } from '#server/platform/outgoing/outgoing.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { startReceiver, verified } from '#server/testing/webhook-receiver.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { forgetOldDeliveries } from './deliveries.ts';
import { deliverDueTask } from './tasks.ts';

/** Receivers that fail, hang or lie get each event at least once, under one id, and the log says so. */

const MINUTE = 60_000;

let world: World;
let employer: Person;
let job: MadeJob;
let begun: number;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
});
beforeEach(async () => {
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
  begun = world.clock.now().getTime();
});
afterAll(() => world.close());

async function webhookTo(
  events: ['application.received'] = ['application.received'],
  by = employer,
  host = '127.0.0.1',
) {
  const made = await startReceiver();
  onTestFinished(made.close);
  const address = made.address.replace('127.0.0.1', host);
  const saved = expectSuccess(await world.call(saveWebhook, { address, events }, by.token));
  return { ...made, webhookId: saved._id, secret: saved.secret! };
}

/** Triggers an event and waits for its first attempt. */
async function somebodyApplies(to = { job, employer }): Promise<void> {
  const candidate = await world.candidate();
  await applyTo(world, to.job, to.employer, candidate);
  begun = world.clock.now().getTime();
  await world.settle();
}

/** Moves the clock to this long after the event, and tries what is due. */
async function after(milliseconds: number): Promise<void> {
  world.clock.set(new Date(begun + milliseconds));
  await world.ctx.tasks.queue(world.db, deliverDueTask, {});
  await world.settle();
}

// A session ends after 14 days without use, and the clock moves far.
const logOf = async (webhookId: string) =>
  expectSuccess(await world.call(getDeliveries, { webhookId }, employer.token)).deliveries;
const onlyDelivery = async (webhookId: string) => {
  const [delivery] = await logOf(webhookId);
  return expectSuccess(await world.call(getDelivery, { deliveryId: delivery!._id }, employer.token));
};

test('a receiver that acts and then fails gets the event again with the same id and a new signature', async () => {
  const { webhookId, secret, received, answerWith } = await webhookTo();
  answerWith(500);
  await somebodyApplies();
  expect(received).toHaveLength(1);
  expect(await logOf(webhookId)).toMatchObject([
    { state: 'waiting', attempts: 1, last: { status: 500, problem: 'answered-no' } },
  ]);
  await after(30_000);
  expect(received).toHaveLength(1);
  await after(2 * MINUTE);
  answerWith(204);
  await after(10 * MINUTE);
  await after(HOUR_MS);
  expect(received).toHaveLength(3);
  const [first, second] = received;
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(second!.headers['webhook-timestamp']).not.toBe(first!.headers['webhook-timestamp']);
  verified(secret, received[2]!, new Date(begun + 10 * MINUTE));
  expect(await onlyDelivery(webhookId)).toMatchObject({
    _id: first!.id,
    event: 'application.received',
    state: 'delivered',
    attempts: 3,
    next: null,
    body: first!.body,
    attemptList: [
      { status: 204, problem: null, answer: '' },
      { status: 500, problem: 'answered-no' },
      { status: 500, problem: 'answered-no' },
    ],
  });
});

test('a receiver whose name means a private address later gets nothing until the name is right again', async () => {
  const usual = world.ctx.outgoing;
  let address = '127.0.0.1';
  const outgoing = createOutgoing(['127.0.0.1'], {
    lookup: (_, done) => done(null, [{ address, family: 4 }]),
  });
  world.ctx.outgoing = outgoing;
  onTestFinished(async () => {
    world.ctx.outgoing = usual;
    await outgoing.close();
  });
  const { webhookId, received } = await webhookTo(['application.received'], employer, 'receiver.test');
  address = '10.0.0.1';
  await somebodyApplies();
  expect(received).toEqual([]);
  expect(await logOf(webhookId)).toMatchObject([
    { state: 'waiting', attempts: 1, last: { status: null, problem: 'not-allowed' } },
  ]);
  address = '127.0.0.1';
  await after(2 * MINUTE);
  expect(received).toHaveLength(1);
  expect(await logOf(webhookId)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('attempts go on for 24 hours with growing pauses, then the event has failed', async () => {
  const { webhookId, received, answerWith } = await webhookTo();
  answerWith(503);
  await somebodyApplies();
  const nextAttempt = () =>
    world.db
      .selectFrom('webhook_deliveries')
      .select('next_attempt_at as at')
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
  const attemptedAt = [0];
  for (let next = await nextAttempt(); next !== undefined; next = await nextAttempt()) {
    // The task that looks for due deliveries runs every minute.
    const minute = Math.ceil((next.at.getTime() - begun) / MINUTE);
    await after(minute * MINUTE);
    attemptedAt.push(minute);
  }
  await after(25 * HOUR_MS);
  expect(received).toHaveLength(attemptedAt.length);
  expect(attemptedAt.length).toBeGreaterThanOrEqual(10);
  expect(attemptedAt.length).toBeLessThanOrEqual(25);
  expect(attemptedAt.at(-1)).toBeGreaterThanOrEqual(24 * 60);
  expect(attemptedAt.at(-1)).toBeLessThanOrEqual(24 * 60 + 1);
  const pauses = attemptedAt.slice(1).map((minute, index) => minute - attemptedAt[index]!);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(5 * 60 + 1);
  expect(pauses.slice(0, 2)).toEqual([expect.closeTo(1, -0.5), expect.closeTo(2, -0.5)]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(await onlyDelivery(webhookId)).toMatchObject({ state: 'failed', next: null });
  const { webhooks } = expectSuccess(await world.call(getWebhooks, {}, employer.token));
  expect(webhooks).toMatchObject([{ isOn: true, failingSince: expect.any(String) }]);
});

describe('a receiver that lies', () => {
  test.each([
    ['says 200 and breaks off', 200, (answered: string) => answered === 'beginn'],
    ['says 200 and never ends', 200, (answered: string) => answered.startsWith('xxx')],
  ])('it %s: the event has arrived', async (kind, status, isAnswer) => {
    const { webhookId, received, answerWith } = await webhookTo();
    answerWith((response) => {
      response.writeHead(200, { 'content-length': '5000000' });
      if (kind.endsWith('off')) response.write('beginn', () => response.destroy());
      else response.write('x'.repeat(4_000));
    });
    await somebodyApplies();
    await after(HOUR_MS);
    expect(received).toHaveLength(1);
    const delivery = await onlyDelivery(webhookId);
    expect(delivery).toMatchObject({ state: 'delivered', last: { status, problem: null } });
    expect(delivery.last!.answer).toSatisfy(isAnswer);
    expect(delivery.last!.answer.length).toBeLessThanOrEqual(1_024);
  });

  test('it leads elsewhere: nothing is sent there, and the attempt has failed', async () => {
    const elsewhere = await startReceiver();
    onTestFinished(elsewhere.close);
    const { webhookId, answerWith } = await webhookTo();
    answerWith((response) => response.writeHead(307, { location: elsewhere.address }).end());
    await somebodyApplies();
    expect(elsewhere.received).toEqual([]);
    expect(await logOf(webhookId)).toMatchObject([{ state: 'waiting', last: { problem: 'redirected' } }]);
  });

  test('it drops the connection: the event is sent again', async () => {
    const { webhookId, received, answerWith } = await webhookTo();
    answerWith((response) => response.destroy());
    await somebodyApplies();
    expect(await logOf(webhookId)).toMatchObject([
      { state: 'waiting', last: { status: null, problem: 'no-connection' } },
    ]);
    answerWith(200);
    await after(2 * MINUTE);
    expect(received.map(({ id }) => id)).toEqual([received[0]!.id, received[0]!.id]);
    expect(await logOf(webhookId)).toMatchObject([{ state: 'delivered' }]);
  });
});

test('a server that stops in an attempt sends the event again under the same id', async () => {
  const { webhookId, received } = await webhookTo();
  await somebodyApplies();
  // As left by a process that dies after the receiver has responded: claimed, with nothing recorded.
  await world.db.deleteFrom('webhook_attempts').execute();
  await world.db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_attempt_at: new Date(begun + MINUTE) })
    .where('webhook_id', '=', webhookId)
    .execute();
  await after(2 * MINUTE);
  expect(received.map(({ id }) => id)).toEqual([received[0]!.id, received[0]!.id]);
  expect(await logOf(webhookId)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

describe('send again', () => {
  test('keeps the id, whether the event failed or not', async () => {
    const { webhookId, received } = await webhookTo();
    await somebodyApplies();
    const [{ _id: deliveryId } = { _id: '' }] = await logOf(webhookId);
    expectSuccess(await world.call(replayDelivery, { deliveryId }, employer.token));
    await world.settle();
    expect(received.map(({ id }) => id)).toEqual([deliveryId, deliveryId]);
    expect(await onlyDelivery(webhookId)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  test('is refused while the webhook is off', async () => {
    const { webhookId, address, received } = await webhookTo();
    await somebodyApplies();
    const off = { webhookId, address, events: ['application.received' as const], isOn: false };
    expectSuccess(await world.call(saveWebhook, off, employer.token));
    const [{ _id: deliveryId } = { _id: '' }] = await logOf(webhookId);
    expect(await world.call(replayDelivery, { deliveryId }, employer.token)).toMatchObject({
      code: 'webhook.off',
      message: 'This webhook is off. Turn it on before you send events again.',
    });
    await world.settle();
    expect(received).toHaveLength(1);
  });
});

test('a webhook to which nothing is delivered for five days is switched off, and the owner gets a mail', async () => {
  const { webhookId, address, answerWith, received } = await webhookTo();
  answerWith(500);
  await somebodyApplies();
  const day1 = begun;
  await after(24 * HOUR_MS);
  expect(await logOf(webhookId)).toMatchObject([{ state: 'failed' }]);
  world.clock.set(new Date(day1 + 5 * DAY_MS));
  await somebodyApplies();
  const list = async () => expectSuccess(await world.call(getWebhooks, {}, employer.token)).webhooks;
  // One failure after five quiet days is not enough: this event is also tried for its 24 hours.
  expect(await list()).toMatchObject([{ isOn: true }]);
  await after(24 * HOUR_MS);
  expect(await list()).toMatchObject([{ isOn: false, switchedOff: expect.any(String) }]);
  const mails = (await world.mailTo(employer.email)).filter(({ subject }) => subject.includes('webhook'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'A webhook of your company was turned off' });
  expect(mails[0]!.text).toContain(new URL(address).host);
  expect(mails[0]!.text).not.toContain('/hook');

  const before = received.length;
  await somebodyApplies();
  expect(received).toHaveLength(before);
  answerWith(204);
  const on = { webhookId, address, events: ['application.received' as const] };
  expectSuccess(await world.call(saveWebhook, on, employer.token));
  expect(await list()).toMatchObject([{ isOn: true, switchedOff: null, failingSince: null }]);
  await somebodyApplies();
  expect(received).toHaveLength(before + 1);
});

test('the log forgets after thirty days', async () => {
  const { webhookId } = await webhookTo();
  await somebodyApplies();
  world.clock.set(new Date(begun + 29 * DAY_MS));
  await forgetOldDeliveries(world.ctx);
  const kept = () =>
    world.db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', webhookId);
  expect(await kept().execute()).toHaveLength(1);
  world.clock.set(new Date(begun + 31 * DAY_MS));
  await forgetOldDeliveries(world.ctx);
  expect(await kept().execute()).toEqual([]);
});

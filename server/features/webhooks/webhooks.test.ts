import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  deleteWebhook,
  getDeliveries,
  getDelivery,
  getWebhooks,
  rotateWebhookSecret,
  saveWebhook,
  testWebhook,
} from '#contract/company/company-webhooks.ts';
import {
  rejectJobApplication,
  sendCandidateApplication,
  submitInterview,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { makeRequest } from '#contract/interview/requests.ts';
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#contract/company/webhook-events.ts';
import { createOutgoing } from '#server/platform/outgoing/outgoing.ts';
import { applyTo, beScheduled, giveConsent, postInterviewJob } from '#server/testing/interviews.ts';
import { type Received, startReceiver, verified } from '#server/testing/webhook-receiver.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What owners configure, and what receivers get. */

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
});
beforeEach(async () => {
  employer = await world.employer();
});
afterAll(() => world.close());

async function receiver() {
  const made = await startReceiver();
  onTestFinished(made.close);
  return made;
}

async function addWebhook(address: string, events: WebhookEvent[] = [...WEBHOOK_EVENT_NAMES]) {
  const saved = expectSuccess(await world.call(saveWebhook, { address, events }, employer.token));
  return { webhookId: saved._id, secret: saved.secret! };
}

const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type;

describe('the events of a hire', () => {
  test('arrive once each, signed, with ids and times and nothing of a person', async () => {
    const { address, received } = await receiver();
    const { secret } = await addWebhook(address);
    const job = await postInterviewJob(world, employer);
    const candidate = await world.candidate('Adalbertina Applicant');
    const applicationId = await beScheduled(world, job, employer, candidate);
    await giveConsent(world, applicationId, candidate);
    const text = 'Adalbertina could not hear the question.';
    const problem = { applicationId, kinds: ['problem' as const], text };
    for (const sentAgain of [problem, problem])
      expectSuccess(await world.call(makeRequest, sentAgain, candidate.token));
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
    await world.settle();
    const declined = await world.candidate('Dorothea Declined');
    const declinedId = await applyTo(world, job, employer, declined);
    expectSuccess(await world.call(rejectJobApplication, { applicationId: declinedId }, employer.token));
    const withdrawn = await world.candidate('Wilhelmina Withdrawn');
    const withdrawnId = await applyTo(world, job, employer, withdrawn);
    expectSuccess(await world.call(withdrawApplication, { applicationId: withdrawnId }, withdrawn.token));
    await world.settle();

    const events = received.map((request) => verified(secret, request, world.clock.now()));
    const ofApplication = (id: string) =>
      events.filter(({ data }) => data['applicationId'] === id).map(({ type }) => type);
    expect(ofApplication(applicationId).toSorted()).toEqual([
      'application.received',
      'application.scheduled',
      'interview.submitted',
      'interview.trouble',
      'report.ready',
    ]);
    expect(ofApplication(declinedId).toSorted()).toEqual(['application.declined', 'application.received']);
    expect(ofApplication(withdrawnId).toSorted()).toEqual(['application.received', 'application.withdrawn']);
    expect(new Set(received.map(({ id }) => id)).size).toBe(9);

    const ready = events.find(({ type }) => type === 'report.ready')!;
    expect(ready).toEqual({
      type: 'report.ready',
      timestamp: expect.stringMatching(/^2030-03-05T10:.*Z$/),
      data: {
        companyId: employer.id,
        jobId: job.id,
        applicationId,
        candidateId: candidate.id,
        settled: 2,
        scored: 2,
      },
    });
    const scheduled = events.find(({ type }) => type === 'application.scheduled')!;
    expect(scheduled.data).toHaveProperty('interviewDate', expect.stringMatching(/^2030-03-05T10:.*Z$/));
    const sent = received.map(({ body }) => body).join('\n');
    // Long names, because three letters may occur in a random ID.
    for (const word of [
      'Adalbertina',
      'hear the question',
      'Dorothea',
      'Wilhelmina',
      '"Erin"',
      'Employer',
      '@',
      'Web Developer',
    ]) {
      expect(sent).not.toContain(word);
    }
    expect(received[0]!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Roundone',
    });
  });

  test('are sent for what happened alone, to the webhooks that want them', async () => {
    const all = await receiver();
    const some = await receiver();
    const off = await receiver();
    await addWebhook(all.address);
    await addWebhook(some.address, ['application.declined']);
    const { webhookId } = await addWebhook(off.address);
    const change = {
      webhookId,
      address: off.address,
      events: ['application.received' as const],
      isOn: false,
    };
    expectSuccess(await world.call(saveWebhook, change, employer.token));
    const job = await postInterviewJob(world, employer);
    const candidate = await world.candidate('Tia Twice');
    await applyTo(world, job, employer, candidate);
    const wish = {
      jobId: job.id,
      isTravelPreferred: 'true' as const,
      isReloactionPreferred: 'true' as const,
    };
    expect(await world.call(sendCandidateApplication, wish, candidate.token)).toMatchObject({
      code: 'application.already-applied',
    });
    await world.settle();
    expect(all.received.map(typeOf)).toEqual(['application.received']);
    expect(some.received).toEqual([]);
    expect(off.received).toEqual([]);
  });
});

describe('an address', () => {
  const save = (address: string) =>
    world.call(saveWebhook, { address, events: ['report.ready'] }, employer.token);

  const PRIVATE = 'This address belongs to a private network, and the operator hasn’t allowed it.';

  // The tests of outgoing calls cover all kinds of private addresses.
  test.each([
    ['http://127.0.0.2/', PRIVATE],
    ['https://2130706434/', PRIVATE],
    ['https://[::1]/', PRIVATE],
    ['http://203.0.114.1/', 'The address must begin with https://.'],
  ])('%s is refused', async (address, message) => {
    expect(await save(address)).toMatchObject({
      httpStatus: 400,
      code: 'webhook.address-refused',
      message,
      data: { issues: [{ path: 'address' }] },
    });
  });

  test.each([
    'https://hooks.example.com/\r\nX-Injected: yes',
    'https://hooks.example.com/ x',
    'https://user:word@hooks.example.com/',
    'https://hooks.example.com/#part',
    'javascript:alert(1)',
    'hooks.example.com',
    `https://hooks.example.com/${'x'.repeat(2_000)}`,
  ])('%s is no address', async (address) => {
    expect(await save(address)).toMatchObject({ httpStatus: 400, code: 'invalid-input' });
  });

  test('that became private is refused at the connection', async () => {
    const { address, received } = await receiver();
    const { webhookId } = await addWebhook(address);
    const { outgoing } = world.ctx;
    const closed = createOutgoing(false);
    Object.assign(world.ctx, { outgoing: closed });
    onTestFinished(async () => {
      Object.assign(world.ctx, { outgoing });
      await closed.close();
    });
    const reply = await world.call(testWebhook, { webhookId }, employer.token);
    expect(expectSuccess(reply)).toMatchObject({ status: null, problem: 'not-allowed' });
    expect(received).toEqual([]);
  });
});

describe('a secret', () => {
  test('is shown when the webhook is added, and nowhere else', async () => {
    const { address } = await receiver();
    const { webhookId, secret } = await addWebhook(address);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const list = expectSuccess(await world.call(getWebhooks, {}, employer.token));
    expect(list.webhooks).toMatchObject([{ _id: webhookId, address, isOn: true, failingSince: null }]);
    const stored = await world.db.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify([list, stored])).not.toContain(secret.slice('whsec_'.length));
    const change = { webhookId, address, events: ['report.ready' as const] };
    expect(expectSuccess(await world.call(saveWebhook, change, employer.token)).secret).toBeNull();
  });

  test('can be replaced: for a day each event is signed with both', async () => {
    const { address, received } = await receiver();
    const { webhookId, secret: old } = await addWebhook(address);
    const begun = world.clock.now().getTime();
    const { secret, oldSecretUntil } = expectSuccess(
      await world.call(rotateWebhookSecret, { webhookId }, employer.token),
    );
    expect(Date.parse(oldSecretUntil) - begun).toBeGreaterThanOrEqual(24 * HOUR_MS);
    await applyTo(world, await postInterviewJob(world, employer), employer, await world.candidate());
    await world.settle();
    expect(verified(old, received[0]!, world.clock.now())).toMatchObject({ type: 'application.received' });
    expect(verified(secret, received[0]!, world.clock.now())).toMatchObject({ type: 'application.received' });

    world.clock.set(new Date(begun + 25 * HOUR_MS));
    expectSuccess(await world.call(testWebhook, { webhookId }, employer.token));
    expect(verified(secret, received[1]!, world.clock.now())).toMatchObject({ type: 'webhook.test' });
    expect(() => verified(old, received[1]!, world.clock.now())).toThrow('No matching signature found');
  });
});

test('a test says what the receiver answered, and stands in the log', async () => {
  const { address, received, answerWith } = await receiver();
  const { webhookId, secret } = await addWebhook(address, ['report.ready']);
  answerWith((response) => response.writeHead(418).end(`a tea\0pot ${'x'.repeat(5_000)}`));
  const attempt = expectSuccess(await world.call(testWebhook, { webhookId }, employer.token));
  expect(attempt).toMatchObject({ status: 418, problem: 'answered-no' });
  expect(attempt.answer).toMatch(/^a tea\uFFFDpot x+$/);
  expect(Buffer.byteLength(attempt.answer.replace('\uFFFD', '?'))).toBe(1_024);
  expect(verified(secret, received[0]!, world.clock.now())).toEqual({
    type: 'webhook.test',
    timestamp: expect.any(String),
    data: { companyId: employer.id },
  });
  const { deliveries } = expectSuccess(await world.call(getDeliveries, { webhookId }, employer.token));
  expect(deliveries).toMatchObject([
    { _id: received[0]!.id, event: 'webhook.test', state: 'failed', attempts: 1, next: null },
  ]);
  const { webhooks } = expectSuccess(await world.call(getWebhooks, {}, employer.token));
  expect(webhooks).toMatchObject([{ failingSince: null }]);
});

test('ten webhooks are the most', async () => {
  const { address } = await receiver();
  for (let count = 0; count < 10; count += 1) await addWebhook(`${address}/${count}`);
  const eleventh = { address, events: ['report.ready' as const] };
  expect(await world.call(saveWebhook, eleventh, employer.token)).toMatchObject({
    code: 'webhook.too-many',
    message: 'A company has at most 10 webhooks. Please delete one first.',
  });
});

test('a deleted webhook gets nothing more, and its log is gone', async () => {
  const { address, received } = await receiver();
  const { webhookId } = await addWebhook(address);
  expectSuccess(await world.call(testWebhook, { webhookId }, employer.token));
  const deliveryId = received[0]!.id;
  expectSuccess(await world.call(getDelivery, { deliveryId }, employer.token));
  expectSuccess(await world.call(deleteWebhook, { webhookId }, employer.token));
  await applyTo(world, await postInterviewJob(world, employer), employer, await world.candidate());
  await world.settle();
  expect(received).toHaveLength(1);
  expect(await world.call(getDelivery, { deliveryId }, employer.token)).toMatchObject({ httpStatus: 404 });
});

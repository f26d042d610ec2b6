import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getOperatorEvents } from '#contract/shared/operator.ts';
import {
  getFailedTasks,
  getTaskQueues,
  giveUpTask,
  retryTask,
  retryTasks,
} from '#contract/shared/operator-tasks.ts';
import { MAIL_QUEUES, TASK_QUEUES } from '#contract/shared/task-queues.ts';
import { queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { failedTasks } from '#server/platform/tasks/figures.ts';
import { definedTasks } from '#server/platform/tasks/definition.ts';
import { FailedForGood } from '#server/platform/tasks/tasks.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type Reply, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let operator: Person;
let isStorageAway = true;
let deleted: string[] = [];

beforeAll(async () => {
  world = await startWorld();
  operator = await world.candidate('Opal Operator', { profile: false });
  await makeOperator(world, operator);
});
beforeEach(async () => {
  for (const { id } of (await failedTasks(world.db, { limit: 100 })).tasks)
    await world.ctx.tasks.giveUp(world.db, id);
  isStorageAway = true;
  deleted = [];
  world.ctx.files.delete = async (key) => {
    if (isStorageAway)
      throw new FailedForGood(`no answer for ${key}, asked by "Ina Inside" <ina@example.com>`);
    deleted.push(key);
  };
});
afterAll(() => world.close());

const KEY = 'resumes/maria-gomez.pdf';
const QUEUE = 'uploads.delete-objects';

/** A task that failed for good. */
async function failedTask(key = KEY): Promise<string> {
  await world.ctx.tasks.queue(world.db, deleteObjects, { keys: [key] });
  await expect(world.settle()).rejects.toThrow('no answer');
  const { tasks } = expectSuccess(await world.call(getFailedTasks, {}, operator.token));
  return tasks[0]!.taskId;
}
const actions = async () => {
  const { events } = expectSuccess(await world.call(getOperatorEvents, {}, operator.token));
  return events.map(({ action, actorName }) => `${actorName}: ${action}`);
};

test('every queue has a name for people', () => {
  expect(TASK_QUEUES.toSorted()).toEqual(
    definedTasks()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('failed tasks are shown with why, and without what they were given', async () => {
  const taskId = await failedTask();
  const queues = await world.call(getTaskQueues, {}, operator.token);
  expect(expectSuccess(queues).queues).toEqual([
    {
      queue: QUEUE,
      title: 'Deleting files',
      waiting: 0,
      retrying: 0,
      running: 0,
      failed: 1,
      oldestSeconds: null,
    },
  ]);
  const listed = expectSuccess(await world.call(getFailedTasks, { queue: QUEUE }, operator.token));
  expect(listed).toEqual({
    tasks: [
      {
        taskId,
        queue: QUEUE,
        title: 'Deleting files',
        queuedDate: expect.any(String),
        tries: 1,
        why: 'no answer for …, asked by … <…>',
        nextTryDate: null,
        recipient: null,
      },
    ],
    nextCursor: null,
  });
  expect(JSON.stringify(listed)).not.toMatch(/maria|gomez|ina|example\.com/i);
  const other = await world.call(getFailedTasks, { queue: 'interviews.transcribe' }, operator.token);
  expect(expectSuccess(other).tasks).toEqual([]);
});

test('a failed task is tried again, once, with an event', async () => {
  const taskId = await failedTask();
  isStorageAway = false;
  expectSuccess(await world.call(retryTask, { taskId }, operator.token));
  await world.settle();
  expect(deleted).toEqual([KEY]);
  expect(await world.call(retryTask, { taskId }, operator.token)).toMatchObject({ httpStatus: 404 });
  expect((await actions())[0]).toBe('Opal Operator: task.retried');
});

test('all failed tasks of a queue are tried again', async () => {
  await failedTask('one.pdf');
  await failedTask('two.pdf');
  isStorageAway = false;
  const answer = await world.call(retryTasks, { queues: [QUEUE, 'jobs.updated'] }, operator.token);
  expect(expectSuccess(answer)).toEqual({ tasks: 2 });
  await world.settle();
  expect(deleted.toSorted()).toEqual(['one.pdf', 'two.pdf']);
  expect((await actions())[0]).toBe('Opal Operator: queue.retried');
  expect(await world.call(retryTasks, { queues: ['no-queue'] } as never, operator.token)).toMatchObject({
    message: 'This queue does not exist',
  });
});

test('a task that is given up is gone, with an event', async () => {
  const taskId = await failedTask();
  expectSuccess(await world.call(giveUpTask, { taskId }, operator.token));
  expect(expectSuccess(await world.call(getFailedTasks, {}, operator.token)).tasks).toEqual([]);
  expect(await world.call(giveUpTask, { taskId }, operator.token)).toMatchObject({ httpStatus: 404 });
  expect((await actions())[0]).toBe('Opal Operator: task.given-up');
});

test('a task that is given up while it is tried is gone when the try fails', async () => {
  const taskId = await failedTask();
  const givenUp = Promise.withResolvers<Reply<unknown>>();
  world.ctx.files.delete = async () => {
    givenUp.resolve(world.call(giveUpTask, { taskId }, operator.token));
    throw new FailedForGood('no answer again');
  };
  expectSuccess(await world.call(retryTask, { taskId }, operator.token));
  expectSuccess(await givenUp.promise);
  expect(expectSuccess(await world.call(getFailedTasks, {}, operator.token)).tasks).toEqual([]);
});

test('failed mails are shown with their recipient, and not with their text', async () => {
  await failedTask();
  const { send } = world.ctx.mail;
  world.ctx.mail.send = async ({ to }) => {
    throw new FailedForGood(`550 5.1.1 <${to}>: Recipient address rejected`);
  };
  const mail = { write: () => ({ subject: 'Hello Ravi', heading: 'Hello Ravi', paragraphs: ['A secret'] }) };
  await queueMail(world.ctx, world.db, mail, { to: 'ravi@example.com', data: null });
  await expect(world.settle()).rejects.toThrow('550');
  world.ctx.mail.send = send;

  const { tasks } = expectSuccess(await world.call(getFailedTasks, {}, operator.token));
  expect(tasks).toMatchObject([
    {
      queue: 'mail.send',
      title: 'Other emails',
      recipient: 'ravi@example.com',
      why: '550 5.1.1 <…>: Recipient address rejected',
    },
    { queue: QUEUE, recipient: null },
  ]);
  expect(JSON.stringify(tasks)).not.toMatch(/Hello|secret/);
  const again = await world.call(retryTasks, { queues: [...MAIL_QUEUES] }, operator.token);
  expect(expectSuccess(again)).toEqual({ tasks: 1 });
  expect(await world.mailTo('ravi@example.com')).toMatchObject([{ subject: 'Hello Ravi' }]);
});

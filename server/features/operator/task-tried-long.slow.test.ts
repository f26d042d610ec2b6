import { expect, onTestFinished, test } from 'vitest';
import { getFailedTasks, giveUpTask, retryTask } from '#contract/shared/operator-tasks.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { FailedForGood } from '#server/platform/tasks/tasks.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { expectSuccess, startWorld } from '#server/testing/world.ts';

test('while a task is tried for long, it is neither given up nor tried twice; the answer says so', async () => {
  const world = await startWorld();
  onTestFinished(() => world.close());
  const operator = await world.candidate('Opal Operator', { profile: false });
  await makeOperator(world, operator);
  world.ctx.files.delete = async () => {
    throw new FailedForGood('no answer');
  };
  await world.ctx.tasks.queue(world.db, deleteObjects, { keys: ['resume.pdf'] });
  await expect(world.settle()).rejects.toThrow('no answer');
  const { tasks } = expectSuccess(await world.call(getFailedTasks, {}, operator.token));
  const { taskId } = tasks[0]!;

  const deleted: string[] = [];
  const answers: unknown[] = [];
  world.ctx.files.delete = async (key) => {
    for (const endpoint of [giveUpTask, retryTask])
      answers.push(await world.call(endpoint, { taskId }, operator.token));
    deleted.push(key);
  };
  expectSuccess(await world.call(retryTask, { taskId }, operator.token));
  await world.settle();
  const message = 'The task is being tried right now. Look again in a moment.';
  const refused = { httpStatus: 200, statusCode: 1, code: 'operator.task-running', message };
  expect(answers).toMatchObject([refused, refused]);
  expect(deleted).toEqual(['resume.pdf']);
});

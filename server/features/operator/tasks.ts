import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import * as said from '#contract/messages/en/operator.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { OperatorAction } from '#contract/shared/operator-actions.ts';
import type * as contract from '#contract/shared/operator-tasks.ts';
import { MAIL_QUEUES, TASK_TITLES, isTaskQueue } from '#contract/shared/task-queues.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { recordOperatorEvent } from '#server/features/accounts/operators/operator-store.ts';
import type { Context } from '#server/platform/context.ts';
import { type Failure, Refusal, notFound } from '#server/platform/outcome.ts';
import type { FailedTask } from '#server/platform/tasks/definition.ts';
import * as tables from '#server/platform/tasks/figures.ts';
import type { Acting } from './acting.ts';
import { sentenceOf } from './task-error.ts';

/**
 * What operators can see of tasks and do with them. The tasks' data stay here: see contract/shared/operator-tasks.ts.
 */

/** How long giving up a task waits for a running try, and how often it checks for one. */
const LONGEST_WAIT_MS = 5_000;
const LOOK_EVERY_MS = 100;

const titleOf = (queue: string): string => (isTaskQueue(queue) ? TASK_TITLES[queue]() : queue);

export async function taskQueues(ctx: Context): Promise<OutputOf<typeof contract.getTaskQueues>> {
  const counts = await tables.taskCounts(ctx.db);
  return { queues: counts.map((count) => ({ ...count, title: titleOf(count.queue) })) };
}

export async function failedTasks(
  ctx: Context,
  { queue, limit, cursor }: RequestOf<typeof contract.getFailedTasks>,
): Promise<OutputOf<typeof contract.getFailedTasks>> {
  const queues = queue === undefined ? undefined : [queue];
  const { tasks, nextCursor } = await tables.failedTasks(ctx.db, { limit, cursor, queues });
  return { tasks: tasks.map(shown), nextCursor };
}

export async function retryTask(
  ctx: Context,
  acting: Acting,
  { taskId }: RequestOf<typeof contract.retryTask>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await ctx.tasks.retry(tx, { id: taskId }))) throw await hasNotFailed(ctx, tx, taskId);
    await record(ctx, tx, acting, 'task.retried', taskId);
  });
}

export async function retryTasks(
  ctx: Context,
  acting: Acting,
  { queues }: RequestOf<typeof contract.retryTasks>,
): Promise<{ tasks: number }> {
  return inTransaction(ctx.db, async (tx) => {
    let tasks = 0;
    for (const queue of new Set(queues)) {
      const retried = await ctx.tasks.retry(tx, { kind: queue });
      if (retried > 0) await record(ctx, tx, acting, 'queue.retried', queue);
      tasks += retried;
    }
    return { tasks };
  });
}

/** Waits for a running try, such as sending an email. If it fails, the task is given up. */
export async function giveUpTask(
  ctx: Context,
  acting: Acting,
  { taskId }: RequestOf<typeof contract.giveUpTask>,
): Promise<void> {
  for (
    let waited = 0;
    waited < LONGEST_WAIT_MS && (await ctx.tasks.isRunning(ctx.db, taskId));
    waited += LOOK_EVERY_MS
  )
    await sleep(LOOK_EVERY_MS);
  await inTransaction(ctx.db, async (tx) => {
    if (!(await ctx.tasks.giveUp(tx, taskId))) throw await hasNotFailed(ctx, tx, taskId);
    await record(ctx, tx, acting, 'task.given-up', taskId);
  });
}

/** Why a task can't be acted on: a failed one is retried automatically, perhaps while someone looks at it. */
async function hasNotFailed(ctx: Context, tx: Database, taskId: string): Promise<Refusal | Failure> {
  return (await ctx.tasks.isRunning(tx, taskId))
    ? new Refusal('operator.task-running', said.taskRunning())
    : notFound();
}

function shown({ id, queue, payload, queuedAt, tries, why, nextTryAt }: FailedTask) {
  return {
    taskId: id,
    queue,
    title: titleOf(queue),
    queuedDate: queuedAt.toISOString(),
    tries,
    why: sentenceOf(why, payload),
    nextTryDate: nextTryAt?.toISOString() ?? null,
    recipient: MAIL_QUEUES.some((name) => name === queue) ? recipientOf(payload) : null,
  };
}

/** The three forms in which tasks of MAIL_QUEUES store an address. */
const ADDRESSED = z.union([
  z.object({ to: z.string() }).transform(({ to }) => to),
  z.object({ message: z.object({ to: z.string() }) }).transform(({ message }) => message.to),
  z.object({ email: z.string() }).transform(({ email }) => email),
]);

function recipientOf(payload: unknown): string | null {
  const read = ADDRESSED.safeParse(payload);
  return read.success ? read.data : null;
}

async function record(
  ctx: Context,
  tx: Database,
  { caller, address }: Acting,
  action: OperatorAction,
  id: string,
): Promise<void> {
  await recordOperatorEvent(tx, {
    at: ctx.clock.now(),
    actor: { kind: 'operator', id: caller.id },
    action,
    subject: { kind: 'task', id },
    address,
  });
}

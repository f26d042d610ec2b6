import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';

/**
 * A kind of background work: its name, the data it needs, and how often it is tried. It must be safe to run twice.
 */
export interface TaskDefinition<P> {
  name: string;
  payload: z.ZodType<P>;
  /** How often it is tried again before it is given up; 5 by default. */
  retryLimit?: number;
  /** The longest pause between two tries; 10 minutes by default. */
  retryDelayMaxSeconds?: number;
  /** How long one try may take; 15 minutes by default. */
  expireInSeconds?: number;
}

/** A definition with any payload, for lists. */
export type AnyTask = Omit<TaskDefinition<unknown>, 'payload'> & { payload: z.ZodType };

export interface TaskHandler {
  task: AnyTask;
  /** Checks the payload as it was stored, then does the task. */
  perform(context: Context, payload: unknown): Promise<void>;
  /** How many tasks of this kind one process runs at once. */
  concurrency?: number;
}

/** Thrown by a handler: another try would fail in the same way. The task is kept, so that the operator can see it. */
export class FailedForGood extends Error {
  override name = 'FailedForGood';
}

const defined: AnyTask[] = [];

/** Every task that the loaded modules have defined so far. */
export function definedTasks(): readonly AnyTask[] {
  return defined;
}

/** Declares a task of the product. Each needs exactly one handler. */
export function defineTask<P>(definition: TaskDefinition<P>): TaskDefinition<P> {
  if (defined.some(({ name }) => name === definition.name)) {
    throw new Error(`The task ${definition.name} is defined twice.`);
  }
  defined.push(definition);
  return definition;
}

export function taskHandler<P>(
  task: TaskDefinition<P>,
  perform: (context: Context, payload: P) => Promise<void>,
  options: { concurrency?: number } = {},
): TaskHandler {
  return {
    ...options,
    task,
    perform: async (context, payload) => perform(context, task.payload.parse(payload)),
  };
}

/** Throws a sentence when a task has no handler, or more than one. */
export function assertOneHandlerEach(tasks: readonly AnyTask[], handlers: readonly TaskHandler[]): void {
  for (const { name } of tasks) {
    const count = handlers.filter(({ task }) => task.name === name).length;
    if (count !== 1)
      throw new Error(`The task ${name} has ${count === 0 ? 'no handler' : `${count} handlers`}.`);
  }
  const stray = handlers.find(({ task }) => !tasks.some(({ name }) => name === task.name));
  if (stray) throw new Error(`The task ${stray.task.name} has a handler but is not defined.`);
}

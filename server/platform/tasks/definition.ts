import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';

/** Work done later: a name, what it needs to know, and how often to try. It must be safe to perform twice. */
export interface TaskDefinition<P> {
  name: string;
  payload: z.ZodType<P>;
  /** Tries after the first one before giving up; 5 unless told. */
  retryLimit?: number;
  /** The longest one try may take; 15 minutes unless told. */
  expireInSeconds?: number;
}

/** A definition whatever its payload, as lists hold it. */
export type AnyTask = Omit<TaskDefinition<unknown>, 'payload'> & { payload: z.ZodType };

export interface TaskHandler {
  task: AnyTask;
  /** Checks the payload as it was stored, then does the task. */
  perform(context: Context, payload: unknown): Promise<void>;
  /** How many of this task one process performs at once. */
  concurrency?: number;
}

const defined: AnyTask[] = [];

/** Every task defined so far: those of all modules that were loaded. */
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

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
  /** How long one try may take; 15 minutes by default. */
  expireInSeconds?: number;
}

/** A definition with any payload, for lists. */
export type AnyTask = Omit<TaskDefinition<unknown>, 'payload'> & { payload: z.ZodType };

export interface Performer {
  task: AnyTask;
  /** Checks the payload as it was stored, then does the task. */
  perform(context: Context, payload: unknown): Promise<void>;
  /** How many tasks of this kind one process runs at once. */
  concurrency?: number;
}

const defined: AnyTask[] = [];

/** Every task that the loaded modules have defined so far. */
export function definedTasks(): readonly AnyTask[] {
  return defined;
}

/** Declares a task of the product. Each needs exactly one performer. */
export function defineTask<P>(definition: TaskDefinition<P>): TaskDefinition<P> {
  if (defined.some(({ name }) => name === definition.name)) {
    throw new Error(`The task ${definition.name} is defined twice.`);
  }
  defined.push(definition);
  return definition;
}

export function performer<P>(
  task: TaskDefinition<P>,
  perform: (context: Context, payload: P) => Promise<void>,
  options: { concurrency?: number } = {},
): Performer {
  return {
    ...options,
    task,
    perform: async (context, payload) => perform(context, task.payload.parse(payload)),
  };
}

/** Throws a sentence when a task has no performer, or more than one. */
export function assertOnePerformerEach(tasks: readonly AnyTask[], performers: readonly Performer[]): void {
  for (const { name } of tasks) {
    const count = performers.filter(({ task }) => task.name === name).length;
    if (count !== 1)
      throw new Error(`The task ${name} has ${count === 0 ? 'no performer' : `${count} performers`}.`);
  }
  const stray = performers.find(({ task }) => !tasks.some(({ name }) => name === task.name));
  if (stray) throw new Error(`The task ${stray.task.name} has a performer but is not defined.`);
}

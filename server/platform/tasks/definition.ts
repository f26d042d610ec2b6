import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';

/**
 * The queues, divided by the resource that their tasks compete for: the database, the mail server, or the processor.
 */
export const QUEUES = ['quick', 'mail', 'speech'] as const;
export type QueueName = (typeof QUEUES)[number];

/**
 * A kind of background work: its name, the data it needs, and how often it is retried. It must be safe to run twice.
 */
export interface TaskDefinition<P> {
  name: string;
  payload: z.ZodType<P>;
  /** Quick by default. */
  queue?: QueueName;
  /** It may take minutes or wait for someone else's server, so some workers of its queue do not take it. */
  isLong?: boolean;
  /** How many times it is retried before it is given up. 5 by default. */
  retryLimit?: number;
  /** The longest pause between two tries. 10 minutes by default. */
  retryDelayMaxSeconds?: number;
  /** How long one try may take. 15 minutes by default. */
  expireInSeconds?: number;
}

/** A definition with any payload, for lists. */
export type AnyTask = Omit<TaskDefinition<unknown>, 'payload'> & { payload: z.ZodType };

export interface TaskHandler {
  task: AnyTask;
  /** Checks the payload as it was stored, then runs the task. */
  perform(context: Context, payload: unknown): Promise<void>;
}

/** Thrown by a handler if another try would fail in the same way. The task is kept, so that the operator can see it. */
export class FailedForGood extends Error {
  override name = 'FailedForGood';
}

const defined: AnyTask[] = [];

/** Every task that the loaded modules have defined. */
export function definedTasks(): readonly AnyTask[] {
  return defined;
}

/** Declares one of the product's tasks. Each needs exactly one handler. */
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
): TaskHandler {
  return { task, perform: async (context, payload) => perform(context, task.payload.parse(payload)) };
}

/** The stored form of a task. */
export interface StoredTask {
  task: string;
  payload: unknown;
}

/** How many tasks of a kind there are, and the age of the oldest one that is overdue. */
export interface TaskCounts {
  queue: string;
  /** Includes tasks that wait for their time or for another try. */
  waiting: number;
  /** Waiting tasks whose last try failed. */
  retrying: number;
  running: number;
  /** Given up. Kept until they are retried, given up by the operator, or 30 days old. */
  failed: number;
  /** Null if nothing is due. */
  oldestSeconds: number | null;
}

/** A failed task: either given up, or waiting for another try. */
export interface FailedTask {
  id: string;
  queue: string;
  payload: unknown;
  queuedAt: Date;
  tries: number;
  /** The error of its last try. */
  why: string | null;
  /** Null if it was given up. */
  nextTryAt: Date | null;
}

/** A page of all failed tasks, or of those of some kinds. `cursor` is the `nextCursor` of the page before. */
export interface FailedAsked {
  limit: number;
  cursor?: string | undefined;
  queues?: readonly string[] | undefined;
}

export interface Forgotten {
  /** In lower case. A task is deleted if its payload or the error of its last try contains one of them. */
  words: readonly string[];
  /** Emails to these addresses are deleted if they match the pattern `name`. */
  namedTo: readonly string[];
  name: string | null;
  /** Only tasks whose names begin with this. */
  begin?: string;
}

import { z } from 'zod';
import { SIGNED_IN, endpoint, nextPage, noInput, nothing, paging } from './endpoint.ts';
import { isoTimestamp, knownId } from './rules.ts';
import { TASK_QUEUES } from './task-queues.ts';

/**
 * The work that the installation does in the background, for those who run it. What a task was given holds data on
 * people, so no call gives it.
 */
const forOperators = { audience: SIGNED_IN, operatorOnly: true } as const;

const taskId = knownId('Please name the task');
const queue = z.enum(TASK_QUEUES, 'Please name a queue that there is');

export const getTaskQueues = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getTaskQueues',
  summary: 'Every queue that has a task which is not done.',
  input: noInput,
  output: z.object({
    queues: z.array(
      z.object({
        queue: z.string(),
        title: z.string(),
        /** Those that wait for their time or for another try too. */
        waiting: z.number(),
        /** Those of the waiting ones whose last try failed. */
        retrying: z.number(),
        running: z.number(),
        /** Given up by the program. They are kept for 30 days. */
        failed: z.number(),
        /** Age of the oldest task that is due; null if none is. */
        oldestSeconds: z.number().nullable(),
      }),
    ),
  }),
});

const failedTask = {
  taskId: z.string(),
  queue: z.string(),
  title: z.string(),
  queuedDate: isoTimestamp,
  tries: z.number(),
  /** What the last try said, without addresses, names and whatever else the task was given. */
  why: z.string().nullable(),
  /** Null if the program gave it up. */
  nextTryDate: isoTimestamp.nullable(),
};

export const getFailedTasks = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getFailedTasks',
  summary: 'Tasks whose last try failed, the newest first.',
  input: z.object({ queue: queue.optional(), ...paging }),
  output: z.object({ tasks: z.array(z.object(failedTask)), ...nextPage }),
});

export const getFailedMails = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getFailedMails',
  summary: 'Mails that were not sent, the newest first. They are sent again as tasks are tried again.',
  input: z.object(paging),
  output: z.object({
    mails: z.array(
      z.object({
        ...failedTask,
        /** Null for a mail whose address is looked up when it is sent. */
        recipient: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});

/** How many owners the storage call names. */
const OWNERS_SHOWN = 50;

export const getStorage = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getStorage',
  summary: `How much is stored, and by whom: the ${OWNERS_SHOWN} people and companies with the most. Films of interviews count for the company.`,
  input: z.object({ limit: z.coerce.number().int().min(1).max(OWNERS_SHOWN).default(OWNERS_SHOWN) }),
  output: z.object({
    storedBytes: z.number(),
    /** Null where files are in S3, which does not tell. */
    freeBytes: z.number().nullable(),
    owners: z.array(
      z.object({
        ownerId: z.string(),
        /** Null for somebody who was deleted, and whose files are still to be deleted. */
        kind: z.enum(['person', 'company']).nullable(),
        name: z.string().nullable(),
        files: z.number(),
        bytes: z.number(),
      }),
    ),
  }),
});

export const retryTask = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/retryTask',
  summary: 'Try a failed task again at once.',
  refusals: ['operator.task-running'],
  input: z.object({ taskId }),
  output: nothing,
});

export const retryTasks = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/retryTasks',
  summary: 'Try all failed tasks of some queues again at once.',
  input: z.object({ queues: z.array(queue).min(1, 'Please name a queue').max(TASK_QUEUES.length) }),
  output: z.object({ tasks: z.number() }),
});

export const giveUpTask = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/giveUpTask',
  summary: 'Delete a failed task with what it was given: nobody tries it again.',
  refusals: ['operator.task-running'],
  input: z.object({ taskId }),
  output: nothing,
});

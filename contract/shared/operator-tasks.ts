import { z } from 'zod';
import * as rules from '../messages/en/rules.ts';
import { endpoint, nextPage, noInput, nothing, paging } from './endpoint.ts';
import { FILE_CHECK_EXAMPLES, NAMED_BY } from './file-check.ts';
import { confirmed, forOperators } from './operator.ts';
import { isoTimestamp, knownId } from './rules.ts';
import { TASK_QUEUES } from './task-queues.ts';

/**
 * The installation's background work and its files, for operators. Tasks contain personal data, of which calls return
 * nothing but the address of an email that failed.
 */
const taskId = knownId(rules.nameTask);
const queue = z.enum(TASK_QUEUES, { error: rules.queueUnknown });

export const getTaskQueues = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getTaskQueues',
  summary: 'List every queue with unfinished tasks.',
  input: noInput,
  output: z.object({
    queues: z.array(
      z.object({
        queue: z.string(),
        title: z.string(),
        /** The number of waiting tasks, including those waiting for their time or for another try. */
        waiting: z.number(),
        /** The number of waiting tasks whose last try failed. */
        retrying: z.number(),
        running: z.number(),
        /** The number of tasks that the program gave up. They are kept for 30 days. */
        failed: z.number(),
        /** The age of the oldest task that is due. Null if none is. */
        oldestSeconds: z.number().nullable(),
      }),
    ),
  }),
});

export const getFailedTasks = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getFailedTasks',
  summary: 'List tasks whose last try failed, including emails, newest first.',
  input: z.object({ queue: queue.optional(), ...paging }),
  output: z.object({
    tasks: z.array(
      z.object({
        taskId: z.string(),
        queue: z.string(),
        title: z.string(),
        queuedDate: isoTimestamp,
        tries: z.number(),
        /** The error of the last try, without addresses, names and any other data of the task. */
        why: z.string().nullable(),
        /** Null if the program gave it up. */
        nextTryDate: isoTimestamp.nullable(),
        /** Null if the task is not an email, or is one whose address is looked up when it is sent. */
        recipient: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});

/** How many owners the storage call lists. */
const OWNERS_SHOWN = 50;

export const getStorage = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getStorage',
  summary: `Get how much is stored, and by whom: the ${OWNERS_SHOWN} people and companies with the most. Interview videos count towards the company.`,
  input: z.object({ limit: z.coerce.number().int().min(1).max(OWNERS_SHOWN).default(OWNERS_SHOWN) }),
  output: z.object({
    storedBytes: z.number(),
    /** Null if files are in S3, which does not report this. */
    freeBytes: z.number().nullable(),
    owners: z.array(
      z.object({
        ownerId: z.string(),
        /** Null for someone who was deleted and whose files are still to be deleted. */
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
  summary: 'Retry a failed task at once.',
  refusals: ['operator.task-running'],
  input: z.object({ taskId }),
  output: nothing,
});

export const retryTasks = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/retryTasks',
  summary: 'Retry all failed tasks of some queues at once.',
  input: z.object({ queues: z.array(queue).min(1, { error: rules.nameQueue }).max(TASK_QUEUES.length) }),
  output: z.object({ tasks: z.number() }),
});

export const giveUpTask = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/giveUpTask',
  summary: 'Delete a failed task with its data. It is not tried again.',
  refusals: ['operator.task-running'],
  input: z.object({ taskId }),
  output: nothing,
});

const fileCheckResult = z.object({
  /** How many files rows refer to, and how many are in storage. */
  named: z.number(),
  stored: z.number(),
  /** Rows whose file is missing, so that its content is lost. */
  missing: z.number(),
  missingExamples: z.array(z.object({ key: z.string(), namedBy: z.enum(NAMED_BY) })).max(FILE_CHECK_EXAMPLES),
  /** Files that no row refers to. A file that is being uploaded is briefly among them. */
  unnamed: z.number(),
  /** The files that can be deleted: older than a day, in a folder of the program, and not deleted yet. */
  deletable: z.number(),
  unnamedExamples: z.array(z.object({ key: z.string(), isDeletable: z.boolean() })).max(FILE_CHECK_EXAMPLES),
  /** How many files this run deleted. */
  deleted: z.number(),
});

export const checkFiles = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/checkFiles',
  summary: `Compare database rows with stored files, with up to ${FILE_CHECK_EXAMPLES} examples of each kind. Changes nothing. Takes minutes if there are very many files. roundone admin check does the same.`,
  input: noInput,
  output: fileCheckResult,
});

export const deleteUnnamedFiles = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/deleteUnnamedFiles',
  summary:
    'Delete files that no row refers to and that are older than a day. Each file is checked again right before it is deleted. No rows are deleted.',
  refusals: ['password.wrong-current'],
  input: z.object(confirmed),
  output: fileCheckResult,
});

import { randomUUID } from 'node:crypto';
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { AnyTask } from './definition.ts';
import { FAILED_KEPT_SECONDS } from './pg-boss-tables.ts';

const RETRY_LIMIT = 5;
const RETRY_DELAY_MAX_SECONDS = 600;
const EXPIRE_IN_SECONDS = 15 * 60;
/** The least that the library takes. A task whose worker was silent for so long goes to another. */
const HEARTBEAT_SECONDS = 10;

/** Makes one queue per task, or brings the one that exists up to date. */
export async function createQueues(
  boss: PgBoss,
  tasks: readonly AnyTask[],
  retryDelaySeconds: number,
): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const task of tasks) {
    const options = queueOptions(task, retryDelaySeconds);
    const known = existing.get(task.name);
    // A start that changes nothing writes nothing, so that it succeeds on a full disk.
    if (known) {
      if (isDifferent(known, options)) await boss.updateQueue(task.name, options);
    } else await boss.createQueue(task.name, { ...options, policy: 'short' });
    // Fills the library's cache of the queue, because sending in a transaction must need no query outside it.
    await boss.findJobs(task.name, { id: randomUUID() });
  }
}

function isDifferent(known: QueueOptions, wanted: QueueOptions): boolean {
  return Object.entries(wanted).some(([name, value]) => Reflect.get(known, name) !== value);
}

function queueOptions(task: AnyTask, retryDelaySeconds: number): QueueOptions & { notify: boolean } {
  return {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: task.retryLimit ?? RETRY_LIMIT,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    ...(retryDelaySeconds > 0 && { retryDelayMax: task.retryDelayMaxSeconds ?? RETRY_DELAY_MAX_SECONDS }),
    // Of failed tasks; emptyPerformed shortens it for those that succeed.
    deleteAfterSeconds: FAILED_KEPT_SECONDS,
    expireInSeconds: task.expireInSeconds ?? EXPIRE_IN_SECONDS,
  };
}

import { describe, expect, test } from 'vitest';
import type { FixtureJob } from './threads.fixture.ts';
import { ThreadEnded, threadsFor } from './threads.ts';

const newThreads = () =>
  threadsFor<FixtureJob, string, string, number>(new URL('./threads.fixture.ts', import.meta.url), {
    heapLimitMb: 32,
  });
type FixtureThreads = ReturnType<typeof newThreads>;

/** The id of the thread that did the job. */
async function threadOf(threads: FixtureThreads, job: FixtureJob): Promise<number> {
  const running = await threads.begin(job);
  try {
    const said = await running.next();
    if (!('result' in said)) throw new Error(`It said ${said.message}.`);
    return said.result;
  } finally {
    await running.close();
  }
}

describe('a thread', () => {
  test.each(['throw', 'fill the memory'] as const)('that ends by itself (%s) is replaced', async (job) => {
    const threads = newThreads();
    const first = await threadOf(threads, 'name');
    await expect(threadOf(threads, job)).rejects.toThrow(ThreadEnded);
    expect(await threadOf(threads, 'name')).not.toBe(first);
  });

  test('whose job takes too long, or was given up, is replaced', async () => {
    const threads = newThreads();
    const first = await threadOf(threads, 'name');
    const slow = await threads.begin('never');
    await expect(slow.next(20)).rejects.toThrow(ThreadEnded);
    await slow.close();
    const second = await threadOf(threads, 'name');
    expect(second).not.toBe(first);
    const abandoned = await threads.begin('never');
    await abandoned.close();
    expect(await threadOf(threads, 'name')).not.toBe(second);
  });

  test('gets what the program says while it works, in its order', async () => {
    const job = await newThreads().begin('echo');
    for (const word of ['one', 'two', 'end']) job.send(word);
    expect(await job.next()).toMatchObject({ message: 'one' });
    expect(await job.next()).toMatchObject({ message: 'two' });
    expect(await job.next()).toMatchObject({ result: expect.any(Number) });
    await job.close();
  });

  test('says nothing to a job of what an earlier one left behind', async () => {
    const threads = newThreads();
    const first = await threadOf(threads, 'speak late');
    const job = await threads.begin('echo');
    for (const word of ['mine', 'end']) job.send(word);
    expect(await job.next()).toMatchObject({ message: 'mine' });
    expect(await job.next()).toMatchObject({ result: first });
    await job.close();
  });

  test('counts the processor time of each job by itself', async () => {
    const threads = newThreads();
    await threadOf(threads, 'name');
    const job = await threads.begin('echo');
    expect((await job.usage()).workMs).toBeLessThan(30);
    await job.close();
  });
});

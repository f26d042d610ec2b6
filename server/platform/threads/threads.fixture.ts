import { threadId } from 'node:worker_threads';
import { doJobs } from './job-thread.ts';

/** What the test asks the thread to do. */
export type FixtureJob = 'name' | 'echo' | 'throw' | 'never' | 'fill the memory' | 'speak late';

/** Does what the test asks. The result begins with the thread's id. */
doJobs(async (job: FixtureJob, program: { send(message: string): void; next(): Promise<string> }) => {
  if (job === 'echo') {
    for (let said = await program.next(); said !== 'end'; said = await program.next()) program.send(said);
  }
  if (job === 'throw') throw new Error('as the test wants');
  if (job === 'never') await program.next();
  if (job === 'fill the memory') {
    const all: number[][] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, () => Math.random()));
  }
  if (job === 'speak late') setTimeout(() => program.send('too late'));
  return threadId;
});

/**
 * Milliseconds of processor time that this thread takes for the work. Time by the clock would include other work of a
 * busy machine. It is the least of up to six measurements, and the first that is at most `most` ends them: one may
 * include garbage collection or the writing of an email, and a busy processor takes up to twice the time for the same
 * work.
 */
export async function processorMs(most: number, work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < 6 && least > most; attempt += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * Nobody feels less time than this, and a machine whose memory is slow to come takes a part of it for two megabytes.
 * What grows with the square of such a text takes minutes.
 */
const SHORT_MS = 200;
/** Twice the text may take twice the time, and some more. */
const MOST_GROWTH = 3;
const LONGEST_MS = 2_000;

/**
 * Says how long the work takes for a text of this length, if that grows faster than the text or takes seconds on any
 * processor; null otherwise.
 */
export async function tooLong(length: number, work: (length: number) => unknown): Promise<string | null> {
  const whole = await processorMs(SHORT_MS, () => work(length));
  if (whole <= SHORT_MS) return null;
  const half = await processorMs(0, () => work(Math.floor(length / 2)));
  if (whole < LONGEST_MS && whole < MOST_GROWTH * half) return null;
  return `${length} take ${Math.round(whole)} ms, half as many ${Math.round(half)} ms`;
}

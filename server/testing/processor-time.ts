/**
 * Milliseconds of processor time that this thread takes for the work. Clock time would include other work on a busy
 * machine. Returns the lowest of up to six measurements, and stops at the first that is at most `most`: a single one
 * may include garbage collection or the writing of an email, and a busy processor takes up to twice the time for the
 * same work.
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
 * The processor is not precise enough to tell how less time than this grows. For each megabyte it is as much again,
 * because the memory of a large text is slow to come.
 */
const shortMs = (length: number): number => 50 * (1 + length / 2 ** 20);
/** Twice the text may take twice the time, plus some more. */
const MOST_GROWTH = 3;
const LONGEST_MS = 2_000;

/**
 * Says how long the work takes for a text of this length, if the time grows faster than the text or takes seconds on
 * any processor. Otherwise null.
 */
export async function tooLong(length: number, work: (length: number) => unknown): Promise<string | null> {
  const short = shortMs(length);
  const whole = await processorMs(short, () => work(length));
  if (whole <= short) return null;
  const half = await processorMs(0, () => work(Math.floor(length / 2)));
  if (whole < LONGEST_MS && whole < MOST_GROWTH * half) return null;
  return `${length} take ${Math.round(whole)} ms, half as many ${Math.round(half)} ms`;
}

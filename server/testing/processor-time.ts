/**
 * Milliseconds of processor time that this thread takes for the work. Time by the clock would include other work of a
 * busy machine. It is the least of up to six measurements, and the first that is at most `most` ends them: one may
 * include garbage collection or the writing of a mail, and a busy processor takes up to twice the time for the same
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

/** What `slowness` measures takes so many milliseconds on the machine for which limits were set. */
const USUAL_MS = 60;

/** How many times longer this processor takes than the machine for which limits were set. At least 1. */
export async function slowness(): Promise<number> {
  const text = 'A closure keeps the variables around it. '.repeat(50_000);
  const taken = await processorMs(USUAL_MS, () => text.replaceAll(/[^a-z]+/gi, ' ').split(' ').length);
  return Math.max(1, taken / USUAL_MS);
}

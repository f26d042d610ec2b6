/** Resolves when the work is done, or after so many milliseconds; the work goes on then. Rejects as the work does. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds).unref();
    }),
  ]);
}

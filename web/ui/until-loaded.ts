/**
 * Loads a part of the client. If it cannot be loaded because there is no connection, it is loaded as soon as there is one.
 * Rejects with the error of `load` after any other failure, such as a new version of the client on the server.
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const wasOnline = navigator.onLine;
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine)
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      else if (wasOnline) throw error;
    }
  }
}

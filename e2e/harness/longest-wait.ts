/**
 * How long a journey waits for a report or an email, so that only what hangs is ended. The recogniser gives way to
 * everything else: next to two busy loops it gets a thirtieth of a processor, and a journey may have twenty of its own
 * interviews ahead of the one it waits for.
 */
export const LONGEST_WAIT_MS = 720_000;

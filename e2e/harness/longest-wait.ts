/**
 * How long a journey waits for a report or an email: it ends only what hangs. The recogniser gives way to everything else.
 * Beside two busy loops it gets a thirtieth of a processor, and a journey may have twenty interviews of its own before
 * the one that is waited for.
 */
export const LONGEST_WAIT_MS = 720_000;

import { LINE_TEST_BYTES } from '#contract/shared/limits.ts';
import { measureLine } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';

/** What the connection can carry: the full picture, a smaller one, or only the voice. */
export type Line = 'good' | 'slow' | 'very-slow';

const LONGEST_MS = 20_000;
/** The recording needs 1,000 kbit/s with the full picture, and about 250 with the smallest one. */
const GOOD_KBITS = 1_500;
const SLOW_KBITS = 350;

export const lineOf = (kbits: number): Line =>
  kbits >= GOOD_KBITS ? 'good' : kbits >= SLOW_KBITS ? 'slow' : 'very-slow';

/** Sends some bytes and measures how long they take. Null if nothing arrives at all. */
export async function measure(signal: AbortSignal): Promise<Line | null> {
  // Random characters, so that no compression on the way can shrink them.
  const random = crypto.getRandomValues(new Uint8Array(LINE_TEST_BYTES / 2));
  const filler = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const limit = AbortSignal.timeout(LONGEST_MS);
  const begun = performance.now();
  try {
    await send(
      measureLine,
      { filler },
      { whenSignedOut: 'keep-page', signal: AbortSignal.any([signal, limit]) },
    );
  } catch {
    return limit.aborted ? 'very-slow' : null;
  }
  return lineOf((LINE_TEST_BYTES * 8) / (performance.now() - begun));
}

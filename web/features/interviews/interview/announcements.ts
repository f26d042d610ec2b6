import type { Effect } from './events.ts';

const ANNOUNCED_SECONDS = [60, 30, 10];

/** What a screen reader says as the time left passes one of the moments. */
export function announcements(beforeMs: number, afterMs: number): Effect[] {
  const crossed = ANNOUNCED_SECONDS.find((seconds) => beforeMs > seconds * 1000 && afterMs <= seconds * 1000);
  return crossed === undefined ? [] : [{ type: 'announce', text: `${crossed} seconds left` }];
}

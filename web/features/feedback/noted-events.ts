import * as said from '#contract/messages/en/report.ts';
import { interruptionInWords } from '#contract/interview/notes.ts';
import type { Message } from '#contract/messages/message.ts';
import type { Report } from '#web/api/types.ts';
import { lasting } from '#web/ui/durations.ts';

const KINDS: Record<string, Message> = {
  'tab-hidden': said.tabOpened,
  'window-blurred': said.windowInFront,
  'page-reloaded': said.pageReloaded,
  'page-left': said.pageLeft,
  'network-lost': said.connectionLost,
  'device-changed': said.otherDevice,
};

/** An event outside the answers, in plain words. */
export function eventInWords({ kind, seconds }: Report['proctoringTimeline'][number]): string {
  if (kind === 'recording-interrupted') return interruptionInWords(seconds);
  const event = KINDS[kind]?.() ?? kind;
  return seconds === null ? event : said.eventFor({ event, duration: lasting(seconds) });
}

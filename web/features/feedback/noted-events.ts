import { interruptionInWords } from '#contract/interview/notes.ts';
import type { Report } from '#web/api/types.ts';
import { lasting } from '#web/ui/durations.ts';

const KINDS: Record<string, string> = {
  'tab-hidden': 'Another tab was opened',
  'window-blurred': 'Another window came to the front',
  'page-reloaded': 'The page was reloaded or closed',
  'page-left': 'The candidate began to leave the page',
  'network-lost': 'The connection was lost',
  'device-changed': 'The interview was continued on another device',
};

/** What happened besides the answers, in plain words. */
export function eventInWords({ kind, seconds }: Report['proctoringTimeline'][number]): string {
  if (kind === 'recording-interrupted') return interruptionInWords(seconds);
  return `${KINDS[kind] ?? kind}${seconds === null ? '' : `, for ${lasting(seconds)}`}`;
}

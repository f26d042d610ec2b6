import {
  IconArchive,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconClockOff,
  IconLock,
  IconPencil,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { EXPIRED_TITLE } from '#contract/interview/stages.ts';
import * as said from '#contract/messages/en/ui.ts';
import { type Said, say } from '#contract/messages/message.ts';
import { type Tone, ToneBadge } from './tone-badge.tsx';

const STATUSES: Record<string, { tone: Tone; icon: TablerIcon; label: Said }> = {
  PENDING: { tone: 'amber', icon: IconClock, label: said.pending },
  SCHEDULED: { tone: 'accent', icon: IconCalendarEvent, label: said.scheduled },
  REJECTED: { tone: 'quiet', icon: IconCircleX, label: said.rejected },
  COMPLETED: { tone: 'moss', icon: IconCircleCheck, label: said.completed },
  WITHDRAWN: { tone: 'quiet', icon: IconCircleDashed, label: said.withdrawn },
  EXPIRED: { tone: 'quiet', icon: IconClockOff, label: EXPIRED_TITLE },
  APPLIED: { tone: 'moss', icon: IconCircleCheck, label: said.applied },
  open: { tone: 'moss', icon: IconCircleCheck, label: said.open },
  closed: { tone: 'quiet', icon: IconLock, label: said.closed },
  draft: { tone: 'amber', icon: IconPencil, label: said.draft },
  deleted: { tone: 'quiet', icon: IconTrash, label: said.deleted },
};

/** The status of an application or a job. `label` replaces the usual word. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  const look = STATUSES[status] ?? { tone: 'quiet' as const, icon: IconArchive, label: status };
  return (
    <ToneBadge tone={look.tone} icon={look.icon}>
      {label ?? say(look.label)}
    </ToneBadge>
  );
}

import type { ReactNode } from 'react';
import {
  IconArchive,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconClock,
  IconClockOff,
  IconEye,
  IconLock,
  IconPencil,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { EXPIRED_TITLE } from '#contract/interview/stages.ts';
import type { Verdict } from '#contract/interview/verdicts.ts';
import classes from './badges.module.css';

export type Tone = 'moss' | 'amber' | 'brick' | 'accent' | 'quiet';

/** A state, shown as an icon and a word. The colour adds no information. */
export function ToneBadge({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone;
  icon: TablerIcon;
  children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {children}
    </span>
  );
}

const VERDICTS: Record<Verdict, { tone: Tone; icon: TablerIcon }> = {
  Correct: { tone: 'moss', icon: IconCircleCheck },
  'Partially Correct': { tone: 'amber', icon: IconCircleHalf2 },
  Incorrect: { tone: 'brick', icon: IconCircleX },
  'Not Answered': { tone: 'quiet', icon: IconCircleDashed },
  'Needs Review': { tone: 'accent', icon: IconEye },
};

/** A verdict on an answer. An unknown verdict is shown as plain text. */
export function VerdictBadge({ verdict }: { verdict: string }) {
  const look = VERDICTS[verdict as Verdict] ?? { tone: 'quiet' as const, icon: IconCircleDashed };
  return (
    <ToneBadge tone={look.tone} icon={look.icon}>
      {verdict}
    </ToneBadge>
  );
}

/** The sign of a verdict alone, beside its word. */
export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  const { tone, icon: Icon } = VERDICTS[verdict];
  return <Icon size={18} stroke={2} aria-hidden className={classes.mark} data-tone={tone} />;
}

/** A verdict where there is little room: the same icon and word, without a surface. */
export function VerdictMark({ verdict }: { verdict: string }) {
  const { tone, icon: Icon } = VERDICTS[verdict as Verdict] ?? {
    tone: 'quiet' as const,
    icon: IconCircleDashed,
  };
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={18} stroke={2} aria-hidden />
      {verdict}
    </span>
  );
}

export function VerdictCount({ verdict, count }: { verdict: Verdict; count: number }) {
  const { tone, icon } = VERDICTS[verdict];
  return (
    <ToneBadge tone={tone} icon={icon}>
      <span>
        <strong>{count}</strong> {verdict}
      </span>
    </ToneBadge>
  );
}

const STATUSES: Record<string, { tone: Tone; icon: TablerIcon; label: string }> = {
  PENDING: { tone: 'amber', icon: IconClock, label: 'Pending' },
  SCHEDULED: { tone: 'accent', icon: IconCalendarEvent, label: 'AI Interview Scheduled' },
  REJECTED: { tone: 'quiet', icon: IconCircleX, label: 'Rejected' },
  COMPLETED: { tone: 'moss', icon: IconCircleCheck, label: 'Completed' },
  WITHDRAWN: { tone: 'quiet', icon: IconCircleDashed, label: 'Withdrawn' },
  EXPIRED: { tone: 'quiet', icon: IconClockOff, label: EXPIRED_TITLE },
  APPLIED: { tone: 'moss', icon: IconCircleCheck, label: 'Applied' },
  open: { tone: 'moss', icon: IconCircleCheck, label: 'Open' },
  closed: { tone: 'quiet', icon: IconLock, label: 'Close' },
  draft: { tone: 'amber', icon: IconPencil, label: 'Draft' },
  deleted: { tone: 'quiet', icon: IconTrash, label: 'Deleted' },
};

/** The status of an application or a job. `label` replaces the usual word. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  const look = STATUSES[status] ?? { tone: 'quiet' as const, icon: IconArchive, label: status };
  return (
    <ToneBadge tone={look.tone} icon={look.icon}>
      {label ?? look.label}
    </ToneBadge>
  );
}

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
import * as said from '#contract/messages/en/ui.ts';
import { type Said, say } from '#contract/messages/message.ts';
import { around } from './around.ts';
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

const VERDICTS: Record<Verdict, { tone: Tone; icon: TablerIcon; label: Said }> = {
  Correct: { tone: 'moss', icon: IconCircleCheck, label: said.correct },
  'Partially Correct': { tone: 'amber', icon: IconCircleHalf2, label: said.partiallyCorrect },
  Incorrect: { tone: 'brick', icon: IconCircleX, label: said.incorrect },
  'Not Answered': { tone: 'quiet', icon: IconCircleDashed, label: said.notAnswered },
  'Needs Review': { tone: 'accent', icon: IconEye, label: said.needsReview },
};

/** An unknown verdict is shown as plain text. */
const lookOf = (verdict: string) =>
  VERDICTS[verdict as Verdict] ?? { tone: 'quiet' as const, icon: IconCircleDashed, label: verdict };

/** A verdict on an answer. */
export function VerdictBadge({ verdict }: { verdict: string }) {
  const { tone, icon, label } = lookOf(verdict);
  return (
    <ToneBadge tone={tone} icon={icon}>
      {say(label)}
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
  const { tone, icon: Icon, label } = lookOf(verdict);
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={18} stroke={2} aria-hidden />
      {say(label)}
    </span>
  );
}

export function VerdictCount({ verdict, count }: { verdict: Verdict; count: number }) {
  const { tone, icon, label } = VERDICTS[verdict];
  return (
    <ToneBadge tone={tone} icon={icon}>
      <span>{around(said.verdictCount, { count: <strong>{count}</strong>, verdict: say(label) })}</span>
    </ToneBadge>
  );
}

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

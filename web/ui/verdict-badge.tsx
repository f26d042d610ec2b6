import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconEye,
  type TablerIcon,
} from '@tabler/icons-react';
import { type Verdict, verdictName } from '#contract/interview/verdicts.ts';
import * as said from '#contract/messages/en/ui.ts';
import { around } from './around.ts';
import classes from './badges.module.css';
import { type Tone, ToneBadge } from './tone-badge.tsx';

const VERDICTS: Record<Verdict, { tone: Tone; icon: TablerIcon }> = {
  Correct: { tone: 'moss', icon: IconCircleCheck },
  'Partially Correct': { tone: 'amber', icon: IconCircleHalf2 },
  Incorrect: { tone: 'brick', icon: IconCircleX },
  'Not Answered': { tone: 'quiet', icon: IconCircleDashed },
  'Needs Review': { tone: 'accent', icon: IconEye },
};

/** An unknown verdict is plain text. */
const lookOf = (verdict: string) =>
  VERDICTS[verdict as Verdict] ?? { tone: 'quiet' as const, icon: IconCircleDashed };

export function VerdictBadge({ verdict }: { verdict: string }) {
  const { tone, icon } = lookOf(verdict);
  return (
    <ToneBadge tone={tone} icon={icon}>
      {verdictName(verdict)}
    </ToneBadge>
  );
}

/** Only the icon of a verdict, for use beside its word. */
export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  const { tone, icon: Icon } = VERDICTS[verdict];
  return <Icon size={18} stroke={2} aria-hidden className={classes.mark} data-tone={tone} />;
}

/** A verdict for narrow places: the same icon and word, without a background. */
export function VerdictMark({ verdict }: { verdict: string }) {
  const { tone, icon: Icon } = lookOf(verdict);
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={18} stroke={2} aria-hidden />
      {verdictName(verdict)}
    </span>
  );
}

export function VerdictCount({ verdict, count }: { verdict: Verdict; count: number }) {
  const { tone, icon } = VERDICTS[verdict];
  return (
    <ToneBadge tone={tone} icon={icon}>
      <span>
        {around(said.verdictCount, { count: <strong>{count}</strong>, verdict: verdictName(verdict) })}
      </span>
    </ToneBadge>
  );
}

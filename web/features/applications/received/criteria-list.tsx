import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconListDetails,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CriteriaState } from '#contract/criteria.ts';
import { ToneBadge, type Tone } from '#web/ui/badges.tsx';
import type { Applicant } from './applicant.ts';
import classes from './received.module.css';

const LOOKS: Record<CriteriaState, { tone: Tone; icon: TablerIcon; title: string }> = {
  found: { tone: 'moss', icon: IconCircleCheck, title: 'Found' },
  named: { tone: 'quiet', icon: IconListDetails, title: 'Named only' },
  short: { tone: 'amber', icon: IconCircleHalf2, title: 'Less than asked for' },
  missing: { tone: 'quiet', icon: IconCircleDashed, title: 'Not found' },
  'dates-unread': { tone: 'quiet', icon: IconCircleDashed, title: 'Not found' },
  'resume-unread': { tone: 'quiet', icon: IconCircleDashed, title: 'Not read' },
};

/** What a job asks for, one by one, each with what the resume says about it. */
export function CriteriaList({ parts }: { parts: Applicant['criteriaParts'] }) {
  return (
    <ul className={classes.parts}>
      {parts.map(({ label, state, evidence }) => {
        const { tone, icon, title } = LOOKS[state];
        return (
          <li key={label}>
            <div className={classes.partHead}>
              <span className={classes.partLabel}>{label}</span>
              <ToneBadge tone={tone} icon={icon}>
                {title}
              </ToneBadge>
            </div>
            {evidence === '' ? null : <p className={classes.evidence}>{evidence}</p>}
          </li>
        );
      })}
    </ul>
  );
}

import { Link } from 'react-router';
import { IconClock } from '@tabler/icons-react';
import { roundInterviewPath } from '#contract/shared/paths.ts';
import { getRoundsToHold } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';

/** The rounds that a member takes part in, the next first. */
export function MyRounds() {
  const query = useRead(getRoundsToHold, {}, { staleTime: 0 });
  return (
    <Read
      query={query}
      waiting={<Loading rows={4} />}
      empty={{
        when: ({ rounds }) => rounds.length === 0,
        text: 'You have no interviews to hold and no cards to write.',
      }}
    >
      {({ rounds }) => (
        <ul className={layout.lines}>
          {rounds.map((round) => (
            <li key={round.roundId} className={`${layout.linked} ${layout.row} ${layout.between}`}>
              <span className={layout.words}>
                <Link to={roundInterviewPath(round.roundId)}>{round.candidateName}</Link>
                <span>
                  {round.title} · {round.role} ·{' '}
                  {round.startsAt === null ? 'no time yet' : <DateText value={round.startsAt} withTime />}
                </span>
              </span>
              {round.isMissing ? (
                <ToneBadge tone="amber" icon={IconClock}>
                  Card missing
                </ToneBadge>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}

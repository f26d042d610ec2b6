import { Text } from '@mantine/core';
import { IconClock, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/rounds.ts';
import { roundInterviewPath } from '#contract/shared/paths.ts';
import { getUpcomingRounds } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { roundState } from './round-state.ts';

/** The rounds a member takes part in: upcoming ones, next first, and those whose card is missing. */
export function ComingRounds() {
  const query = useRead(getUpcomingRounds, { own: true }, { staleTime: 0 });
  return (
    <Read query={query} waiting={<Loading rows={2} />} empty="never">
      {({ rounds }) =>
        rounds.length === 0 ? (
          <Text c="dimmed">{said.noneYet()}</Text>
        ) : (
          <ul className={layout.lines} aria-label={said.yourRounds()}>
            {rounds.map(({ roundId, candidateName, title, role, place, card, ...round }) => (
              <li key={roundId} className={`${layout.linked} ${layout.row} ${layout.between}`}>
                <span className={layout.words}>
                  <Link to={roundInterviewPath(roundId)}>{candidateName}</Link>
                  <span>{roundState(round)}</span>
                  <span>{[title, role, place].filter((words) => words !== '').join(' · ')}</span>
                </span>
                {card === 'missing' ? (
                  <ToneBadge tone="amber" icon={IconClock}>
                    {said.cardMissing()}
                  </ToneBadge>
                ) : null}
                {card === 'open' ? (
                  <ToneBadge tone="quiet" icon={IconPencil}>
                    {said.cardToWrite()}
                  </ToneBadge>
                ) : null}
              </li>
            ))}
          </ul>
        )
      }
    </Read>
  );
}

import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { personPath, roundInterviewPath } from '#contract/shared/paths.ts';
import { getUpcomingRounds } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { viewerZone } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { spanIn } from '#web/ui/zones.ts';
import { Place } from './place.tsx';

/** The rounds in which a member takes part, the next one first. */
export function ComingRounds() {
  const query = useReadPages(getUpcomingRounds, { own: true }, ({ rounds }) => rounds);
  return (
    <Read query={query} waiting={<Loading rows={2} />} empty="never">
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">No rounds yet. They appear here when a candidate has chosen a time.</Text>
        ) : (
          <>
            <ul className={layout.lines} aria-label="Your coming rounds">
              {items.map((round) => (
                <li key={round.roundId}>
                  <Anchor component={Link} to={roundInterviewPath(round.roundId)} inherit fw={600}>
                    {spanIn(viewerZone(), round.startsAt!, round.minutes)}
                  </Anchor>
                  <Text>
                    <Anchor component={Link} to={personPath(round.candidateId)} inherit>
                      {round.candidateName}
                    </Anchor>{' '}
                    · {round.role} · {round.title}
                  </Text>
                  {round.place === '' ? null : (
                    <Text c="dimmed" fz="sm">
                      <Place place={round.place} />
                    </Text>
                  )}
                </li>
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )
      }
    </Read>
  );
}

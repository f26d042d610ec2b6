import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/rounds.ts';
import { around } from '#web/ui/around.ts';
import { ownRoundPath } from '#contract/shared/paths.ts';
import { getMyRounds } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { spanIn } from '#web/ui/zones.ts';
import { roundName } from './rounds-ahead.ts';

/** The round that a candidate is invited to in an application. Renders nothing until it is known. */
export function MyRound({ applicationId, company }: { applicationId: string; company: string }) {
  const { data } = useRead(getMyRounds, {});
  const own = data?.rounds.filter((round) => round.applicationId === applicationId) ?? [];
  return own.map(({ roundId, round, startsAt, minutes }) => (
    <Group
      key={roundId}
      component="section"
      justify="space-between"
      gap="sm"
      mb="lg"
      aria-label={said.round()}
    >
      <Text>
        {startsAt === null
          ? said.invitesYou({ company, round: roundName(round) })
          : around(said.yourRound, {
              round: roundName(round),
              when: <strong>{spanIn(viewerZone(), startsAt, minutes)}</strong>,
            })}
      </Text>
      <Button component={Link} to={ownRoundPath(roundId)} variant={startsAt === null ? 'filled' : 'default'}>
        {startsAt === null ? said.choose() : said.seeDetails()}
      </Button>
    </Group>
  ));
}

import { useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import * as common from '#contract/messages/en/common.ts';
import { roundInterviewPath, roundReportPath } from '#contract/shared/paths.ts';
import { listed } from '#contract/shared/words.ts';
import { Link } from 'react-router';
import { getApplicationHistory, getRounds } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import { Place } from './place.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import type { CompanyRound } from './reads.ts';
import type { RoundChange } from './round-dialog.tsx';
import { roundState } from './round-state.ts';
import { notInvited, roundName, roundsAhead } from './rounds-ahead.ts';
import { useInviting } from './use-inviting.tsx';

const RoundDialog = lazyDialog(async () => (await import('./round-dialog.tsx')).RoundDialog);

export interface ApplicationRoundsProps {
  applicationId: string;
  jobId: string;
  name: string;
  /** The level of the heading. */
  order?: 2 | 3;
  /** There is a report covering all rounds. */
  hasReport?: boolean;
  /** There is little room beside a report. */
  isSmall?: boolean;
}

/** The rounds of an application that people hold: their status, and the invitation to the next one. */
export function ApplicationRounds(props: ApplicationRoundsProps) {
  const { applicationId, jobId, name, order = 2, hasReport = false, isSmall = false } = props;
  const decides = useDecides();
  const { data } = useRead(getRounds, { applicationId });
  const history = useRead(getApplicationHistory, { applicationId }).data;
  const inviting = useInviting();
  const rounds = data?.rounds ?? [];
  const stages = history?.stages.map(({ stage: key, title }) => ({ key, title })) ?? [];
  const isOpen = history?.now.outcome === null;
  const ahead =
    decides && data && history && isOpen ? notInvited(roundsAhead(history.now.stage, stages), rounds) : [];
  if (rounds.length === 0 && ahead.length === 0 && !hasReport) return null;
  return (
    <Section title={said.rounds()} order={order}>
      {rounds.length > 0 ? (
        <ul className={layout.lines} aria-label={said.rounds()}>
          {rounds.map((round) => (
            <RoundEntry key={round.roundId} round={round} mayChange={decides} isSmall={isSmall} />
          ))}
        </ul>
      ) : null}
      {ahead.length > 0 ? (
        <Button
          variant="default"
          mt={rounds.length > 0 ? 'sm' : 0}
          onClick={() =>
            inviting.ask({ people: [{ applicationId, name }], jobId, stage: history!.now.stage })
          }
        >
          {said.inviteTo({ round: roundName(ahead[0]!.round) })}
        </Button>
      ) : null}
      {hasReport ? (
        <Text mt="sm">
          <Anchor component={Link} to={roundReportPath(applicationId)}>
            {said.seeAll()}
          </Anchor>
        </Text>
      ) : null}
      {inviting.dialog}
    </Section>
  );
}

interface RoundEntryProps {
  round: CompanyRound;
  mayChange: boolean;
  isSmall: boolean;
}

function RoundEntry({ round, mayChange, isSmall }: RoundEntryProps) {
  // The kind stays set while the dialog closes.
  const [kind, setKind] = useState<RoundChange>('move');
  const [isChanging, setIsChanging] = useState(false);
  const isLive = round.state === 'to-choose' || round.state === 'booked';
  const change = (wanted: RoundChange) => {
    setKind(wanted);
    setIsChanging(true);
  };
  const changes = [
    { label: round.startsAt === null ? said.setTime() : said.move(), onSelect: () => change('move') },
    { label: said.changePeople(), onSelect: () => change('people') },
    { label: common.cancel(), danger: true, onSelect: () => change('cancel') },
  ];
  const names = round.members.map((member) => member.name);
  return (
    <li>
      <Text fw={600}>{round.title}</Text>
      <Text {...(isLive ? {} : { c: 'dimmed' })}>{roundState(round)}</Text>
      {round.cancelled?.reason ? (
        <Text c="dimmed" className={layout.written}>
          “{round.cancelled.reason}”
        </Text>
      ) : null}
      {round.state === 'cancelled' ? null : (
        <Text c="dimmed" fz="sm">
          {names.length > 0 ? said.withNames({ names: listed(names, 'and') }) : said.nobody()}
          {round.place === '' ? null : (
            <>
              {' · '}
              <Place place={round.place} />
            </>
          )}
        </Text>
      )}
      {round.isOwn && round.startsAt !== null && round.state !== 'cancelled' ? (
        <Anchor component={Link} to={roundInterviewPath(round.roundId)} inherit>
          {said.openOwn()}
        </Anchor>
      ) : null}
      {mayChange && isLive ? (
        <Group gap="xs" mt="xs">
          {isSmall ? (
            <RowMenu label={round.title} text={said.changeMenu()} entries={changes} />
          ) : (
            changes.map(({ label, onSelect, danger }) => (
              <Button
                key={label}
                variant="default"
                size="sm"
                {...(danger ? { color: 'brick' } : {})}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))
          )}
        </Group>
      ) : null}
      <RoundDialog kind={kind} round={round} opened={isChanging} onClose={() => setIsChanging(false)} />
    </li>
  );
}

import type { ReactNode } from 'react';
import { Button, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import * as said from '#contract/messages/en/rounds.ts';
import * as common from '#contract/messages/en/common.ts';
import { moveRule } from '#contract/interview/round-limits.ts';
import { downloadText } from '#web/ui/download-text.ts';
import { spanIn } from '#web/ui/zones.ts';
import { CancelOwn } from './cancel-own.tsx';
import type { OwnRound, Which } from '../round-page.tsx';
import { ZoneLine } from './zone-line.tsx';
import classes from './times.module.css';

export interface BookedRoundProps {
  round: OwnRound;
  which: Which;
  startsAt: string;
  zone: string;
  onZone: (zone: string) => void;
  onMove: () => void;
  children: ReactNode;
}

/** The booked time, and the possible changes. */
export function BookedRound({ round, which, startsAt, zone, onZone, onMove, children }: BookedRoundProps) {
  const { calendarEntry: entry } = round;
  return (
    <>
      <Text fz="1.25rem" fw={600} mb={4} role="status">
        {spanIn(zone, startsAt, round.minutes)}
      </Text>
      <ZoneLine zone={zone} onZone={onZone} times={[startsAt]} />
      {children}
      <Text>{said.emailed()}</Text>
      <div className={classes.quiet}>
        {entry === null ? null : (
          <Button
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => downloadText('round.ics', 'text/calendar', entry)}
          >
            {said.addToCalendar()}
          </Button>
        )}
        {round.mayMove ? (
          <Button variant="default" onClick={onMove}>
            {said.chooseAnother()}
          </Button>
        ) : null}
        <CancelOwn round={round} which={which} label={common.cancel()} />
      </div>
      <Text size="sm" c="dimmed" mt="xs">
        {round.mayMove ? moveRule() : said.askForAnother({ company: round.companyName })}
      </Text>
    </>
  );
}

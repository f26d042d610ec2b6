import { useState } from 'react';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { ROUND_DAYS_AHEAD } from '#contract/interview/round-limits.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { byDay, namedZoneAt, timeIn, type DayOfTimes } from '#web/ui/zones.ts';
import classes from './times.module.css';

export interface OfferedTimesProps {
  /** The times that can be offered. */
  times: readonly string[];
  /** The ones that are not offered. */
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** The times a candidate can choose from: all of them, until someone opens the days and removes some. */
export function OfferedTimes({ times, leftOut, onChange }: OfferedTimesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const zone = viewerZone();
  const set = (changed: readonly string[], isOffered: boolean) => {
    const next = new Set(leftOut);
    for (const time of changed) {
      if (isOffered) next.delete(time);
      else next.add(time);
    }
    onChange(next);
  };
  if (!isOpen)
    return (
      <Group justify="space-between" gap="xs">
        <Text>{said.allFree({ count: times.length, days: ROUND_DAYS_AHEAD })}</Text>
        <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
          {said.chooseTimes()}
        </Button>
      </Group>
    );
  return (
    <>
      <Text size="sm" c="dimmed" mb={8}>
        {said.theirZone({ zone: namedZoneAt(zone, times) })}
      </Text>
      {byDay(zone, times).map((day) => (
        <OfferedDay key={day.title} day={day} zone={zone} leftOut={leftOut} onSet={set} />
      ))}
    </>
  );
}

interface OfferedDayProps {
  day: DayOfTimes;
  zone: string;
  leftOut: ReadonlySet<string>;
  onSet: (times: readonly string[], isOffered: boolean) => void;
}

function OfferedDay({ day: { title, times }, zone, leftOut, onSet }: OfferedDayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const offered = times.filter((time) => !leftOut.has(time));
  const isAll = offered.length === times.length;
  return (
    <div className={classes.offered} role="group" aria-label={title}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Checkbox
          label={title}
          description={daysTimes(zone, times, offered)}
          checked={offered.length > 0}
          indeterminate={offered.length > 0 && !isAll}
          onChange={() => onSet(times, !isAll)}
        />
        <Button
          variant="subtle"
          size="sm"
          flex="none"
          aria-expanded={isOpen}
          aria-label={(isOpen ? said.hideTimesOf : said.chooseTimesOf)({ day: title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? said.hideTimes() : said.chooseTimes()}
        </Button>
      </Group>
      {isOpen ? (
        <div className={classes.times}>
          {times.map((time) => (
            <Checkbox
              key={time}
              label={timeIn(zone, time)}
              checked={!leftOut.has(time)}
              onChange={({ currentTarget }) => onSet([time], currentTarget.checked)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** '9:00 AM to 4:00 PM, 15 times', '4 of 15 times', 'None'. */
function daysTimes(zone: string, times: readonly string[], offered: readonly string[]): string {
  if (offered.length === 0) return said.none();
  if (offered.length < times.length)
    return said.someOffered({ offered: offered.length, count: times.length });
  if (times.length === 1) return timeIn(zone, times[0]!);
  return said.allOffered({
    first: timeIn(zone, times[0]!),
    last: timeIn(zone, times.at(-1)!),
    count: times.length,
  });
}

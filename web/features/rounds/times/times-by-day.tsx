import { useState } from 'react';
import { Button, Title } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { byDay, timeIn } from '#web/ui/zones.ts';
import classes from './times.module.css';

export interface TimesByDayProps {
  zone: string;
  times: readonly string[];
  value: string | null;
  onChange: (time: string) => void;
  /** The level of the headings. */
  order: 2 | 3;
}

/** Most people find a time within the next few days. */
const DAYS_AT_ONCE = 4;

/** Times to choose one from, day by day. */
export function TimesByDay({ zone, times, value, onChange, order }: TimesByDayProps) {
  const [isAll, setIsAll] = useState(false);
  const days = byDay(zone, times);
  const later = isAll ? 0 : Math.max(0, days.length - DAYS_AT_ONCE);
  return (
    <>
      {days.slice(0, days.length - later).map(({ title, times: ofDay }) => (
        <section key={title} className={classes.day} aria-label={title}>
          <Title order={order} mb={8} fz="1rem" ff="text">
            {title}
          </Title>
          <ul className={classes.times}>
            {ofDay.map((time) => (
              <li key={time}>
                <Button
                  fullWidth
                  h={44}
                  px={4}
                  variant={time === value ? 'filled' : 'default'}
                  aria-pressed={time === value}
                  onClick={() => onChange(time)}
                >
                  {timeIn(zone, time)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {later > 0 ? (
        <Button variant="default" fullWidth mt="md" onClick={() => setIsAll(true)}>
          {said.showDays({ count: later })}
        </Button>
      ) : null}
    </>
  );
}

import { useEffect, useState } from 'react';
import { Button, Group, Progress, Text } from '@mantine/core';
import * as said from '#contract/messages/en/round-cards.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import { formatDuration } from '#web/ui/dates.ts';
import classes from './cards.module.css';

interface ClockProps {
  minutes: number;
  startedAt: number | null;
  onStart: () => void;
}

/** How much of the planned time has passed. It is started by hand, because people are late. */
export function Clock({ minutes, startedAt, onStart }: ClockProps) {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = startedAt !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // Until the first second has passed, the last time read may be before the start.
  const elapsed = isRunning ? Math.max(0, now - startedAt) : 0;
  const planned = minutes * MINUTE_MS;
  const left = planned - elapsed;
  return (
    <section aria-label={said.clock()} className={classes.clock}>
      <Group gap="xs">
        <Group gap={8} align="baseline" wrap="nowrap">
          <Text span role="timer" aria-label={said.sinceStart()} fz="1.75rem" fw={600} ff="monospace">
            {formatDuration(elapsed / 1000)}
          </Text>
          <Text span c="dimmed">
            {isRunning
              ? (left < 0 ? said.minutesOver : said.minutesLeft)({
                  minutes: Math.ceil(Math.abs(left) / MINUTE_MS),
                })
              : said.ofMinutes({ minutes })}
          </Text>
        </Group>
        <Button flex="1 0 auto" size="sm" variant={isRunning ? 'subtle' : 'default'} onClick={onStart}>
          {isRunning ? said.startAgain() : said.startClock()}
        </Button>
      </Group>
      <Progress
        value={Math.min(100, (elapsed / planned) * 100)}
        color={left < 0 ? 'amber' : 'pine'}
        aria-label={said.partOfTime()}
        mt="xs"
      />
    </section>
  );
}

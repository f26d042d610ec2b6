import { useEffect, useState } from 'react';
import { Button, Group, Progress, Text } from '@mantine/core';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import { formatDuration } from '#web/ui/dates.ts';

interface ClockProps {
  minutes: number;
  startedAt: number | null;
  onStart: () => void;
}

/** How much of the planned time is over. It is started by hand, because people are late. */
export function Clock({ minutes, startedAt, onStart }: ClockProps) {
  const now = useSeconds(startedAt !== null);
  // Until the first second is over, the last time read may be before the start.
  const elapsed = startedAt === null ? 0 : Math.max(0, now - startedAt);
  const left = minutes * MINUTE_MS - elapsed;
  const percent = Math.min(100, (elapsed / (minutes * MINUTE_MS)) * 100);
  return (
    <section aria-label="Clock">
      <Group justify="space-between" align="baseline" wrap="nowrap">
        <Text span role="timer" aria-label="Time since the start" fz="1.75rem" fw={600} ff="monospace">
          {formatDuration(elapsed / 1000)}
        </Text>
        <Text span c="dimmed">
          of {minutes} min
        </Text>
      </Group>
      <Progress
        value={percent}
        color={left < 0 ? 'amber' : 'pine'}
        aria-label="Part of the planned time"
        my="xs"
      />
      {startedAt === null ? (
        <Button fullWidth variant="default" onClick={onStart}>
          Start the clock
        </Button>
      ) : (
        <Group justify="space-between">
          <Text span c="dimmed" fz="sm">
            {left >= 0
              ? `${Math.ceil(left / MINUTE_MS)} min left`
              : `${Math.ceil(-left / MINUTE_MS)} min over`}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onStart}>
            Start again
          </Button>
        </Group>
      )}
    </section>
  );
}

/** The time, once a second while it runs. */
function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

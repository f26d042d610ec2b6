import { lazy, Suspense, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { Loading } from '#web/ui/loading.tsx';
import { namedZoneAt } from '#web/ui/zones.ts';

/** The list of all zones is large, and few people need it. */
const ZoneSelect = lazy(() => import('./zone-select.tsx'));

export interface ZoneLineProps {
  zone: string;
  onZone: (zone: string) => void;
  /** The zone is named as of these times, because its name differs in summer. */
  times: readonly string[];
}

/** The time zone of the times shown, and a way to change it for people who travel. */
export function ZoneLine({ zone, onZone, times }: ZoneLineProps) {
  const [isChanging, setIsChanging] = useState(false);
  return isChanging ? (
    <Suspense fallback={<Loading rows={1} />}>
      <ZoneSelect zone={zone} onZone={onZone} />
    </Suspense>
  ) : (
    <Group gap="0 12px" mb="sm">
      <Text c="dimmed">{said.timesIn({ zone: namedZoneAt(zone, times) })}</Text>
      <Button variant="transparent" px={0} onClick={() => setIsChanging(true)}>
        {said.changeZone()}
      </Button>
    </Group>
  );
}

import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/interview.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { View } from '../runner/view.ts';

const STATES = {
  sending: said.handedOverSending,
  sent: said.handedOverSent,
  kept: said.handedOverKept,
} as const;

/** Shown on the device that the interview moved away from. */
export function HandedOver({
  handedOver: { device, state },
  onBack,
}: {
  handedOver: NonNullable<View['handedOver']>;
  onBack: () => void;
}) {
  return (
    <Stack gap="lg" maw={640}>
      <Title order={1} fz="clamp(1.875rem, 1.4rem + 2vw, 2.5rem)">
        {said.handedOverTitle()}
      </Title>
      <Alert color={state === 'kept' ? 'amber' : 'pine'} role="status">
        {STATES[state]({ device })}
      </Alert>
      <Text c="dimmed">{said.notYou()}</Text>
      <Group gap="sm">
        <Button component={Link} to={PATHS.scheduledInterviews} variant="default">
          {said.scheduledInterviews()}
        </Button>
        <Button onClick={onBack} disabled={state === 'sending'}>
          {said.continueHere()}
        </Button>
      </Group>
    </Stack>
  );
}

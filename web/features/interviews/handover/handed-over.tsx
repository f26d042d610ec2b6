import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import type { View } from '../runner/view.ts';

const STATES = {
  sending: 'What you said here until then is being sent. Please leave this page open until it is there.',
  sent: 'What you said here until then is kept. You can close this page.',
  kept: 'Not everything could be sent. What is missing is kept on this machine, and is sent when you open the interview here again.',
} as const;

/** What the device shows that an interview was taken from. */
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
        Your interview goes on elsewhere
      </Title>
      <Alert color={state === 'kept' ? 'amber' : 'pine'} role="status">
        It was continued in {device}. Nothing is recorded here any more. {STATES[state]}
      </Alert>
      <Text c="dimmed">Was that not you? Continue here, and change your password afterwards.</Text>
      <Group gap="sm">
        <Button component={Link} to={PATHS.scheduledInterviews} variant="default">
          Scheduled interviews
        </Button>
        <Button onClick={onBack} disabled={state === 'sending'}>
          Continue here
        </Button>
      </Group>
    </Stack>
  );
}

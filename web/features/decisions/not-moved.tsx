import * as said from '#contract/messages/en/decisions.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import layout from '#web/ui/layout.module.css';
import type { DecidedPerson } from './decide-dialog.tsx';
import type { DecisionResult } from './use-decision.ts';

export interface NotMovedProps {
  results: readonly Pick<DecisionResult, 'applicationId' | 'message'>[];
  people: readonly Pick<DecidedPerson, 'applicationId' | 'name'>[];
  /** The action that was not done for them. */
  done: 'declined' | 'advanced' | 'accepted' | 'invited';
  onClose: () => void;
}

/** Lists the people who were not moved, and why. */
export function NotMoved({ results, people, done, onClose }: NotMovedProps) {
  const nameOf = new Map(people.map(({ applicationId, name }) => [applicationId, name]));
  return (
    <Stack gap="md">
      <Text role="status">{said.notDone({ done, count: results.length, total: people.length })}</Text>
      <ul className={layout.bullets} aria-label={said.notDoneList({ done })}>
        {results.map(({ applicationId, message }) => (
          <li key={applicationId}>
            <strong>{nameOf.get(applicationId)}</strong>: {message}
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {said.ok()}
        </Button>
      </Group>
    </Stack>
  );
}

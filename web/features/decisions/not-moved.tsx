import { Button, Group, Stack, Text } from '@mantine/core';
import { counted } from '#contract/words.ts';
import type { DecidedPerson } from './decide-dialog.tsx';
import type { DecisionResult } from './use-decision.ts';
import classes from './decisions.module.css';

export interface NotMovedProps {
  results: readonly DecisionResult[];
  people: readonly DecidedPerson[];
  onClose: () => void;
}

/** Who was not moved, and why. */
export function NotMoved({ results, people, onClose }: NotMovedProps) {
  const nameOf = new Map(people.map(({ applicationId, name }) => [applicationId, name]));
  return (
    <Stack gap="md">
      <Text role="status">
        {counted(results.length, 'application')} of {people.length} {results.length === 1 ? 'was' : 'were'}{' '}
        not moved.
      </Text>
      <ul className={classes.list} aria-label="Not moved">
        {results.map(({ applicationId, message }) => (
          <li key={applicationId}>
            <strong>{nameOf.get(applicationId)}</strong>: {message}
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { counted } from '#contract/words.ts';
import type { DecidedPerson, DecisionKind } from './decide-dialog.tsx';
import type { DecisionResult } from './use-decision.ts';
import classes from './decisions.module.css';

export interface NotMovedProps {
  results: readonly DecisionResult[];
  people: readonly DecidedPerson[];
  kind: DecisionKind;
  onClose: () => void;
}

const DONE: Record<DecisionKind, string> = {
  decline: 'declined',
  advance: 'advanced',
  accept: 'invited to an interview',
};

/** Who was not moved, and why. */
export function NotMoved({ results, people, kind, onClose }: NotMovedProps) {
  const nameOf = new Map(people.map(({ applicationId, name }) => [applicationId, name]));
  return (
    <Stack gap="md">
      <Text role="status">
        {results.length} of {counted(people.length, 'applicant')} {results.length === 1 ? 'was' : 'were'} not{' '}
        {DONE[kind]}.
      </Text>
      <ul className={classes.list} aria-label={`Not ${DONE[kind]}`}>
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

import { Button, Group, Stack, Text } from '@mantine/core';
import { counted } from '#contract/shared/words.ts';
import layout from '#web/ui/layout.module.css';
import type { DecidedPerson } from './decide-dialog.tsx';
import type { DecisionResult } from './use-decision.ts';

export interface NotMovedProps {
  results: readonly Pick<DecisionResult, 'applicationId' | 'message'>[];
  people: readonly Pick<DecidedPerson, 'applicationId' | 'name'>[];
  /** What was to be done with them: 'declined'. */
  done: string;
  onClose: () => void;
}

/** Who was not moved, and why. */
export function NotMoved({ results, people, done, onClose }: NotMovedProps) {
  const nameOf = new Map(people.map(({ applicationId, name }) => [applicationId, name]));
  return (
    <Stack gap="md">
      <Text role="status">
        {results.length} of {counted(people.length, 'applicant')} {results.length === 1 ? 'was' : 'were'} not{' '}
        {done}.
      </Text>
      <ul className={layout.bullets} aria-label={`Not ${done}`}>
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

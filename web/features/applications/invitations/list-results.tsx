import * as said from '#contract/messages/en/candidate-invitations.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { inviteCandidates } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import type { PeopleList } from './read-list.ts';

interface ListResultsProps {
  list: PeopleList;
  answer: OutputOf<typeof inviteCandidates>;
  onClose: () => void;
}

const TABLE_HEIGHT_PX = 320;

/** The result of inviting a list: how many invitations were sent, and which rows were not, with the reason for each. */
export function ListResults({ list, answer, onClose }: ListResultsProps) {
  const { sent, results } = answer;
  const refused = results
    .map((row, index) => ({ ...row, line: list.people[index]?.line ?? index + 1 }))
    .filter(({ result }) => result !== 'sent');
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {said.sentOfList({ sent, total: results.length })}
      </Text>
      {refused.length === 0 ? null : (
        <>
          <Text>{said.refusedRows()}</Text>
          <DataTable
            label={said.refusedTable()}
            height={TABLE_HEIGHT_PX}
            rows={refused}
            rowKey={({ line }) => String(line)}
            columns={[
              { header: said.line(), cell: ({ line }) => line },
              { header: said.emailField(), heading: true, cell: ({ email }) => email || '-' },
              { header: said.reason(), cell: ({ message }) => message },
            ]}
          />
        </>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {said.done()}
        </Button>
      </Group>
    </Stack>
  );
}

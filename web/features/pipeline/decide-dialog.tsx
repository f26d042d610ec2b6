import { useState } from 'react';
import { Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import type { Stage } from '#contract/stages.ts';
import { moveApplications } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Modal } from '#web/ui/modal.tsx';

export interface DecideDialogProps {
  people: { applicationId: string; name: string; stage: Stage }[];
  kind: 'decline' | 'advance' | 'accept';
  jobId?: string;
  opened: boolean;
  onClose: (done: boolean) => void;
}

type Results = OutputOf<typeof moveApplications>['results'];

/** Decides on people. */
export function DecideDialog({ people, kind, opened, onClose }: DecideDialogProps) {
  const [date, setDate] = useState('');
  const [results, setResults] = useState<Results | null>(null);
  const move = useSend(moveApplications, { onSuccess: ({ data }) => setResults(data.results) });
  const nameOf = (id: string) => people.find(({ applicationId }) => applicationId === id)?.name ?? '';
  const verb = { decline: 'Decline', advance: 'Advance', accept: 'Accept' }[kind];
  const whom = people.length === 1 ? people[0]!.name : `${people.length} people`;
  const submit = () =>
    move.mutate({
      applicationIds: people.map(({ applicationId }) => applicationId),
      ...(kind === 'decline' ? { outcome: 'declined' as const, reasonId: 'not-shared' } : {}),
      ...(kind === 'advance' ? { stage: 'offer' as const } : {}),
      ...(kind === 'accept' ? { stage: 'ai-interview' as const, date: Date.parse(date) } : {}),
    });
  const close = () => {
    onClose(results !== null);
    setResults(null);
  };
  return (
    <Modal opened={opened} onClose={close} title={`${verb} ${whom}?`}>
      <Stack>
        {results === null ? (
          <>
            {kind === 'accept' ? (
              <TextInput
                label="Opens"
                type="datetime-local"
                value={date}
                onChange={(event) => setDate(event.currentTarget.value)}
              />
            ) : null}
            {move.error ? <Text role="alert">{move.error.message}</Text> : null}
            <Group justify="flex-end">
              <Button onClick={submit} loading={move.isPending}>
                {verb}
              </Button>
            </Group>
          </>
        ) : (
          <>
            <List>
              {results
                .filter(({ moved }) => !moved)
                .map(({ applicationId, message }) => (
                  <List.Item key={applicationId}>
                    {nameOf(applicationId)}: {message}
                  </List.Item>
                ))}
            </List>
            <Button onClick={close}>Done</Button>
          </>
        )}
      </Stack>
    </Modal>
  );
}

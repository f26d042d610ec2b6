import { useState } from 'react';
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { USUAL_DECLINE_REASONS } from '#contract/decline-reasons.ts';
import { STAGES, isAfterInterview, stagesOf, type Stage } from '#contract/stages.ts';
import { moveApplications } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';

export interface DecideDialogProps {
  applicationIds: readonly string[];
  /** In the order of the ids. */
  names: readonly string[];
  kind: 'decline' | 'advance';
  /** The dialog is closed. `isDecided` is false if nobody was moved. */
  onDone: (isDecided: boolean) => void;
}

const ROUNDS = Array.from({ length: 6 }, () => '');
const LATER = stagesOf(ROUNDS)
  .filter(({ key }) => isAfterInterview(key) && key !== 'review')
  .map(({ key, title }) => ({ value: key, label: title.replace(/: $/, '') }));

/** Declines people with a reason, or moves them to a later stage. */
export function DecideDialog({ applicationIds, names, kind, onDone }: DecideDialogProps) {
  const [reasonId, setReasonId] = useState(USUAL_DECLINE_REASONS[0]?.id ?? '');
  const [stage, setStage] = useState<Stage>('round-2');
  const move = useSend(moveApplications, {
    onSuccess: ({ data }) => {
      const refused = data.results.filter(({ moved }) => !moved);
      for (const { message } of refused) toast.danger(message);
      if (refused.length < data.results.length) toast.success(kind === 'decline' ? 'Declined.' : 'Advanced.');
      onDone(refused.length < data.results.length);
    },
  });
  const verb = kind === 'decline' ? 'Decline' : 'Advance';
  const whom = names.length === 1 ? names[0] : `${names.length} people`;
  const submit = () =>
    move.mutate({
      applicationIds: [...applicationIds],
      ...(kind === 'decline' ? { outcome: 'declined' as const, reasonId } : { stage }),
    });
  return (
    <Modal opened onClose={() => onDone(false)} title={`${verb} ${whom}?`} size="md">
      <Stack gap="lg">
        {kind === 'decline' ? (
          <NativeSelect
            label="Reason"
            data={USUAL_DECLINE_REASONS.map(({ id, title }) => ({ value: id, label: title }))}
            value={reasonId}
            onChange={(event) => setReasonId(event.currentTarget.value)}
          />
        ) : (
          <NativeSelect
            label="Stage"
            data={LATER}
            value={stage}
            onChange={(event) => setStage(STAGES.find((one) => one === event.currentTarget.value) ?? stage)}
          />
        )}
        <Text>The mail waits for some minutes, so that the decision can be taken back.</Text>
        {move.error ? (
          <Alert color="brick" role="alert">
            {move.error.message}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onDone(false)} disabled={move.isPending}>
            Cancel
          </Button>
          <Button
            color={kind === 'decline' ? 'brick' : undefined}
            onClick={submit}
            loading={move.isPending}
            data-autofocus
          >
            {verb}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

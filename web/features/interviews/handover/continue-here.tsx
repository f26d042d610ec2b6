import { Button, Group, Stack, Text } from '@mantine/core';
import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import { Modal } from '#web/ui/modal.tsx';

export interface ContinueHereProps {
  /** Null where nothing is asked. */
  elsewhere: OpenElsewhere | null;
  onYes: (elsewhere: OpenElsewhere) => void;
  onNo: () => void;
}

/** The interview is open on another device: asks whether it goes on here. Nothing happens before the answer. */
export function ContinueHere({ elsewhere, onYes, onNo }: ContinueHereProps) {
  return (
    <Modal
      opened={elsewhere !== null}
      onClose={onNo}
      title="This interview is open on another device"
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {elsewhere ? (
        <Stack gap="lg">
          <Text>
            It is open in {elsewhere.device}. If you continue here, the other device stops and keeps what you
            have said. You go on with the same question and the time that is left for it. The employer sees
            the change of the device. It does not change a score.
          </Text>
          <Text fw={600}>Continue here?</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onNo}>
              No
            </Button>
            <Button onClick={() => onYes(elsewhere)} data-autofocus>
              Yes, continue here
            </Button>
          </Group>
        </Stack>
      ) : null}
    </Modal>
  );
}

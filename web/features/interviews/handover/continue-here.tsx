import { Button, Group, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/interview.ts';
import type { OpenElsewhere } from '#contract/shared/refusals.ts';
import { Modal } from '#web/ui/modal.tsx';

export interface ContinueHereProps {
  /** Null if there is nothing to ask. */
  elsewhere: OpenElsewhere | null;
  onYes: (elsewhere: OpenElsewhere) => void;
  onNo: () => void;
}

/** The interview is open on another device: asks whether to continue it here. Nothing happens before the answer. */
export function ContinueHere({ elsewhere, onYes, onNo }: ContinueHereProps) {
  return (
    <Modal
      opened={elsewhere !== null}
      onClose={onNo}
      title={said.elsewhereTitle()}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {elsewhere ? (
        <Stack gap="lg">
          <Text>{said.elsewhereText({ device: elsewhere.device })}</Text>
          <Text fw={600}>{said.continueHereQuestion()}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onNo}>
              {common.no()}
            </Button>
            <Button onClick={() => onYes(elsewhere)} data-autofocus>
              {said.yesContinueHere()}
            </Button>
          </Group>
        </Stack>
      ) : null}
    </Modal>
  );
}

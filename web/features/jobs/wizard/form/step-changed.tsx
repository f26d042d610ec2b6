import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import type { Changed } from './use-step.ts';

/** Says who has changed the step meanwhile. The person keeps the own values, or looks at those. */
export function StepChanged({ changed }: { changed: Changed | null }) {
  // A dialog that closes keeps its words.
  const [last, setLast] = useState(changed);
  if (changed !== null && changed.sentence !== last?.sentence) setLast(changed);
  const shown = changed ?? last;
  return (
    <Modal opened={changed !== null} onClose={() => changed?.close()} title="This step has changed">
      <Stack gap="lg">
        <Text>
          {shown?.sentence}{' '}
          {shown?.keep ? 'Your version is not saved yet.' : 'The step now shows the saved version.'}
        </Text>
        <Group justify="flex-end" gap="sm">
          {shown?.keep ? (
            <>
              <Button variant="default" onClick={changed?.keep ?? undefined}>
                Save my version
              </Button>
              <Button onClick={changed?.take} data-autofocus>
                Show the saved version
              </Button>
            </>
          ) : (
            <Button onClick={changed?.take} data-autofocus>
              OK
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

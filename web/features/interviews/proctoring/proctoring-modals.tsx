import type { ReactNode } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import { explain, browserOf, type Trouble } from '../device-test/trouble.ts';
import type { Event, Pause } from '../interview/types.ts';

export const TAB_TEXT = 'Switching tabs is not permitted.';
export const SUSPICIOUS_TEXT = 'Suspicious activity detected. Your interview will be submitted.';

export const CALL_TEXT = 'Your microphone gives no sound at the moment.';

export interface ProctoringModalsProps {
  pause: Pause | null;
  trouble: Trouble | null;
  dispatch: (event: Event) => void;
}

/** Says why the interview is paused, and offers what can be done. */
export function ProctoringModals({ pause, trouble, dispatch }: ProctoringModalsProps) {
  const leave = { onSelect: () => dispatch({ type: 'leave' }) };
  const reconnect = { label: 'Go on', onSelect: () => dispatch({ type: 'reconnect' }) };
  const isCamera = pause?.reason === 'devices' && pause.lost === 'camera';
  return (
    <>
      <PauseModal
        opened={pause?.reason === 'tab'}
        title={TAB_TEXT}
        trouble={null}
        other={{ ...leave, label: 'leave' }}
        main={{ label: 'Ok', onSelect: () => dispatch({ type: 'resume' }) }}
      >
        The interview is paused, and the employer will see for how long this page was left. It does not change
        a score. Ok goes on where you were; leave submits what you have answered.
      </PauseModal>
      <PauseModal
        opened={pause?.reason === 'blur'}
        title={SUSPICIOUS_TEXT}
        trouble={null}
        main={{ ...leave, label: 'Submit' }}
      >
        Another window came to the front. What you have answered until now is kept and will be sent.
      </PauseModal>
      <PauseModal
        opened={pause?.reason === 'call'}
        title={CALL_TEXT}
        trouble={trouble}
        other={{ ...leave, label: 'Submit what I answered' }}
        main={reconnect}
      >
        A telephone call or a key of this machine has switched it off. The interview is paused, its time
        stands still, and what you have answered is kept. End the call, or switch the microphone on again, and
        go on.
      </PauseModal>
      <PauseModal
        opened={pause?.reason === 'devices'}
        title={isCamera ? 'The camera stopped.' : 'The microphone stopped.'}
        trouble={trouble}
        other={{ ...leave, label: 'Submit what I answered' }}
        main={reconnect}
      >
        The interview is paused; what you have answered is kept.{' '}
        {isCamera
          ? 'Connect it again and go on, or go on with your voice alone.'
          : 'Connect the microphone again and go on.'}
      </PauseModal>
    </>
  );
}

interface Choice {
  label: string;
  onSelect: () => void;
}

interface PauseModalProps {
  opened: boolean;
  title: string;
  trouble: Trouble | null;
  other?: Choice;
  main: Choice;
  children: ReactNode;
}

/** A dialog that only its buttons close. */
function PauseModal({ opened, title, trouble, other, main, children }: PauseModalProps) {
  const explained = trouble ? explain(trouble, browserOf(navigator.userAgent)) : null;
  return (
    <Modal
      opened={opened}
      onClose={main.onSelect}
      title={title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap="lg">
        <Text>{children}</Text>
        {explained ? (
          <Text role="alert" c="var(--brick-text)">
            {explained.text} {explained.wayOut}
          </Text>
        ) : null}
        <Group justify="flex-end" gap="sm">
          {other ? (
            <Button variant="default" onClick={other.onSelect}>
              {other.label}
            </Button>
          ) : null}
          <Button onClick={main.onSelect} data-autofocus>
            {main.label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

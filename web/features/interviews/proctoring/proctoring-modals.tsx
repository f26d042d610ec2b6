import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import { explain, browserOf, type Trouble } from '../device-test/trouble.ts';
import type { Event, Pause } from '../interview/machine.ts';

export const TAB_TEXT = 'Switching tabs is not permitted.';
export const SUSPICIOUS_TEXT = 'Suspicious activity detected. Your interview will be submitted.';

export const CALL_TEXT = 'Your microphone gives no sound at the moment.';

export interface ProctoringModalsProps {
  pause: Pause | null;
  trouble: Trouble | null;
  dispatch: (event: Event) => void;
}

const NO_WAY_ROUND = { withCloseButton: false, closeOnEscape: false, closeOnClickOutside: false } as const;

/** Says why the interview is paused, and offers what can be done. */
export function ProctoringModals({ pause, trouble, dispatch }: ProctoringModalsProps) {
  return (
    <>
      <Modal
        opened={pause?.reason === 'tab'}
        onClose={() => dispatch({ type: 'resume' })}
        title={TAB_TEXT}

        {...NO_WAY_ROUND}
      >
        <Stack gap="lg">
          <Text>
            The interview is paused, and the employer will see for how long this page was left. It does not
            change a score. Ok goes on where you were; leave submits what you have answered.
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => dispatch({ type: 'leave' })}>
              leave
            </Button>
            <Button onClick={() => dispatch({ type: 'resume' })} data-autofocus>
              Ok
            </Button>
          </Group>
        </Stack>
      </Modal>
      <Modal
        opened={pause?.reason === 'blur'}
        onClose={() => dispatch({ type: 'leave' })}
        title={SUSPICIOUS_TEXT}

        {...NO_WAY_ROUND}
      >
        <Stack gap="lg">
          <Text>
            Another window came to the front. What you have answered until now is kept and will be sent.
          </Text>
          <Group justify="flex-end">
            <Button onClick={() => dispatch({ type: 'leave' })} data-autofocus>
              Submit
            </Button>
          </Group>
        </Stack>
      </Modal>
      <Modal
        opened={pause?.reason === 'call'}
        onClose={() => dispatch({ type: 'reconnect' })}
        title={CALL_TEXT}

        {...NO_WAY_ROUND}
      >
        <Stack gap="lg">
          <Text>
            A telephone call or a key of this machine has switched it off. The interview is paused, its time
            stands still, and what you have answered is kept. End the call, or switch the microphone on again,
            and go on.
          </Text>
          {trouble ? <TroubleText trouble={trouble} /> : null}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => dispatch({ type: 'leave' })}>
              Submit what I answered
            </Button>
            <Button onClick={() => dispatch({ type: 'reconnect' })} data-autofocus>
              Go on
            </Button>
          </Group>
        </Stack>
      </Modal>
      <Modal
        opened={pause?.reason === 'devices'}
        onClose={() => dispatch({ type: 'reconnect' })}
        title={
          pause?.reason === 'devices' && pause.lost === 'camera'
            ? 'The camera stopped.'
            : 'The microphone stopped.'
        }

        {...NO_WAY_ROUND}
      >
        <Stack gap="lg">
          <Text>
            The interview is paused; what you have answered is kept.{' '}
            {pause?.reason === 'devices' && pause.lost === 'camera'
              ? 'Connect it again and go on, or go on with your voice alone.'
              : 'Connect the microphone again and go on.'}
          </Text>
          {trouble ? <TroubleText trouble={trouble} /> : null}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => dispatch({ type: 'leave' })}>
              Submit what I answered
            </Button>
            <Button onClick={() => dispatch({ type: 'reconnect' })} data-autofocus>
              Go on
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function TroubleText({ trouble }: { trouble: Trouble }) {
  const { text, wayOut } = explain(trouble, browserOf(navigator.userAgent));
  return (
    <Text role="alert" c="var(--brick-text)">
      {text} {wayOut}
    </Text>
  );
}

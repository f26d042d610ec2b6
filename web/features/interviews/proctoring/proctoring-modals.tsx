import type { ReactNode } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import * as said from '#contract/messages/en/interview.ts';
import * as sending from '#contract/messages/en/interview-sending.ts';
import { Modal } from '#web/ui/modal.tsx';
import { explain, browserOf, type Trouble } from '../device-test/trouble.ts';
import type { Event, Pause } from '../interview/types.ts';

export interface ProctoringModalsProps {
  pause: Pause | null;
  trouble: Trouble | null;
  dispatch: (event: Event) => void;
}

/** Says why the interview is paused, and offers the possible actions. */
export function ProctoringModals({ pause, trouble, dispatch }: ProctoringModalsProps) {
  const leave = { onSelect: () => dispatch({ type: 'leave' }) };
  const reconnect = { label: said.resume(), onSelect: () => dispatch({ type: 'reconnect' }) };
  const isCamera = pause?.reason === 'devices' && pause.lost === 'camera';
  return (
    <>
      <PauseModal
        opened={pause?.reason === 'tab'}
        title={said.tabTitle()}
        trouble={null}
        other={{ ...leave, label: said.tabLeave() }}
        main={{ label: said.tabStay(), onSelect: () => dispatch({ type: 'resume' }) }}
      >
        {said.tabText()}
      </PauseModal>
      <PauseModal
        opened={pause?.reason === 'blur'}
        title={said.suspiciousTitle()}
        trouble={null}
        main={{ ...leave, label: sending.submit() }}
      >
        {said.suspiciousText()}
      </PauseModal>
      <PauseModal
        opened={pause?.reason === 'call'}
        title={said.callTitle()}
        trouble={trouble}
        other={{ ...leave, label: said.submitAnswered() }}
        main={reconnect}
      >
        {said.callText()}
      </PauseModal>
      <PauseModal
        opened={pause?.reason === 'devices'}
        title={isCamera ? said.cameraStopped() : said.microphoneStopped()}
        trouble={trouble}
        other={{ ...leave, label: said.submitAnswered() }}
        main={reconnect}
      >
        {isCamera ? said.cameraStoppedText() : said.microphoneStoppedText()}
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

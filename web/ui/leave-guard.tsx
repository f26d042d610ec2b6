import { useEffect, type ReactNode, type RefObject } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useBlocker, type Location } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/ui.ts';
import { Modal } from './modal.tsx';

/** A person is about to leave with unsent values. */
export interface Leaving {
  stay: () => void;
  leave: () => void;
}

const isOtherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Asks before a person leaves with unsent values. If the window closes, the browser asks. `isSettled` ends it. */
export function useLeaveGuard(
  isDirty: boolean,
  isSettled: RefObject<boolean>,
  isLeaving: (from: Location, to: Location) => boolean = isOtherPage,
): Leaving | null {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSettled.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty, isSettled]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSettled.current && isLeaving(currentLocation, nextLocation),
  );
  return blocker.state === 'blocked' ? { stay: () => blocker.reset(), leave: () => blocker.proceed() } : null;
}

export interface LeaveModalProps {
  leaving: Leaving | null;
  title: string;
  children: ReactNode;
  /**
   * The id of a form that can be submitted first. It is submitted with `data-to="leave"`, and the page is left after a
   * success.
   */
  form?: string | undefined;
  busy?: boolean;
}

export function LeaveModal({ leaving, title, children, form, busy = false }: LeaveModalProps) {
  return (
    <Modal opened={leaving !== null} onClose={() => leaving?.stay()} title={title} size="md">
      <Stack gap="lg">
        <Text>{children}</Text>
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            onClick={() => leaving?.stay()}
            disabled={busy}
            data-autofocus={form ? undefined : true}
          >
            {common.stay()}
          </Button>
          <Button
            variant="default"
            color={form ? undefined : 'brick'}
            onClick={() => leaving?.leave()}
            disabled={busy}
          >
            {common.leave()}
          </Button>
          {form ? (
            <Button type="submit" form={form} data-to="leave" loading={busy} data-autofocus>
              {said.saveAndLeave()}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}

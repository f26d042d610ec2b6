import { lazy, Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import * as said from '#contract/messages/en/scheduled-interviews.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { ScheduledInterview } from './opening.ts';

const MoveOpeningForm = lazy(() => import('./move-opening-form.tsx'));

/** Lets the candidate move the opening of the interview within its window, once. */
export function MoveOpening({ interview }: { interview: ScheduledInterview }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!interview.canMoveOpening && !isOpen) return null;
  return (
    <>
      <Button
        variant="transparent"
        px={0}
        onClick={() => setIsOpen(true)}
        aria-label={said.anotherTimeForInterview({ role: interview.role })}
      >
        {said.anotherTime()}
      </Button>
      <Modal opened={isOpen} onClose={close} title={said.anotherTimeFor({ role: interview.role })}>
        <Suspense fallback={<Loading rows={6} />}>
          <MoveOpeningForm interview={interview} onClose={close} />
        </Suspense>
      </Modal>
    </>
  );
}

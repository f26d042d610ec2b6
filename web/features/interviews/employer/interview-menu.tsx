import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { useDecides } from '#web/session/member.ts';
import type { ChangedInterview } from './changed-interview.ts';

const LoadedMenu = lazy(() => import('./loaded-interview-menu.tsx'));

/** What the employer can do with the interview of one row: move, extend, call off, give again. Nothing for a reviewer. */
export function InterviewMenu({ subject }: { subject: ChangedInterview }) {
  if (!useDecides()) return null;
  return (
    <Suspense
      fallback={
        <Button variant="subtle" size="compact-md" disabled>
          Change
        </Button>
      }
    >
      <LoadedMenu subject={subject} />
    </Suspense>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Job } from '#web/api/types.ts';
import { StatusBadge } from '#web/ui/badges.tsx';
import { ApplyBox } from './apply-box.tsx';

export const mayApply = (job: Job) => job.isActive && !job.isApplied;

/** Apply, while the job is open and not applied to; then that it was. `quiet` is for one of many beside each other. */
export function ApplyAction({ job, quiet = false }: { job: Job; quiet?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  if (job.isApplied) return <StatusBadge status="APPLIED" />;
  if (!job.isActive) return <StatusBadge status="closed" label="No longer open" />;
  return (
    <>
      <Button
        {...(quiet ? { variant: 'light' } : {})}
        onClick={() => setIsOpen(true)}
        aria-label={quiet ? `Apply: ${job.role}` : undefined}
      >
        Apply
      </Button>
      <ApplyBox job={job} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

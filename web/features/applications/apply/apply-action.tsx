import { useState } from 'react';
import { Button } from '@mantine/core';
import type { JobCard } from '#web/api/types.ts';
import { StatusBadge } from '#web/ui/badges.tsx';
import { ApplyBox } from './apply-box.tsx';

export const mayApply = (job: JobCard) => job.isActive && !job.isApplied;

/** The Apply button while the job is open; after applying, a note instead. `quiet` is the style for lists. */
export function ApplyAction({ job, quiet = false }: { job: JobCard; quiet?: boolean }) {
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

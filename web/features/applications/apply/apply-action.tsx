import * as said from '#contract/messages/en/applications.ts';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { JobCard } from '#web/api/types.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { ApplyBox } from './apply-box.tsx';

export const mayApply = (job: JobCard) => job.isActive && !job.isApplied;

/**
 * The Apply button while the job is open, replaced by a note after applying. `quiet` is the style for lists. If the
 * person just created their profile to apply for this job, the form is already open.
 */
export function ApplyAction({ job, quiet = false }: { job: JobCard; quiet?: boolean }) {
  const [address, setAddress] = useSearchParams();
  const isWanted = !quiet && address.get('jobId') === job.id && address.get('apply') === 'yes';
  const [isOpen, setIsOpen] = useState(isWanted);
  const close = () => {
    setIsOpen(false);
    if (!isWanted) return;
    address.delete('apply');
    setAddress(address, { replace: true, preventScrollReset: true });
  };
  if (job.isApplied) return <StatusBadge status="APPLIED" />;
  if (!job.isActive) return <StatusBadge status="closed" label={said.noLongerOpen()} />;
  return (
    <>
      <Button
        {...(quiet ? { variant: 'light' } : {})}
        onClick={() => setIsOpen(true)}
        aria-label={quiet ? said.applyTo({ job: job.role }) : undefined}
      >
        {said.apply()}
      </Button>
      <ApplyBox job={job} opened={isOpen} onClose={close} />
    </>
  );
}

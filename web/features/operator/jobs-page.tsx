import { useState } from 'react';
import { Button } from '@mantine/core';
import { getAllJobs, getCompanies, restoreTakenDownJob, takeDownJob } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Act, ActModal } from './act-modal.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows, SearchForm, useNarrowing } from './searched-list.tsx';

const options = {
  refreshes: [getAllJobs, getCompanies],
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

/** All jobs that were posted. */
export default function JobsPage() {
  const query = useReadPages(getAllJobs, useNarrowing(), ({ jobs }) => jobs, { keepPrevious: true });
  const [act, setAct] = useState<Act | null>(null);
  const takeDown = useSend(takeDownJob, options);
  const restore = useSend(restoreTakenDownJob, options);
  const actOn = (jobId: string, designation: string, isDown: boolean): Act =>
    isDown
      ? {
          title: `Restore ${designation}?`,
          text: 'The job is open again if it was open.',
          confirmLabel: 'Restore',
          needsPassword: false,
          run: ({ reason }) => restore.mutateAsync({ jobId, reason }),
        }
      : {
          title: `Take ${designation} down?`,
          text: 'The job is found no more, and nobody can apply. The company reads the reason, and its owners are told by mail.',
          confirmLabel: 'Take down',
          needsPassword: true,
          run: (wish) => takeDown.mutateAsync({ jobId, ...wish }),
        };
  return (
    <OperatorLayout title="Posted Jobs">
      <SearchForm label="Designation, Job ID or company" />
      <Read
        query={query}
        waiting={<Loading rows={6} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'No job was found.' }}
      >
        {({ items }) => (
          <>
            <Rows
              label="Jobs"
              rows={items}
              keyOf={({ alternateId }) => alternateId}
              facts={({ designation, companyName, alternateId, isOpen, postedDate, takenDownReason }) => (
                <>
                  <strong>{designation}</strong>
                  <span>
                    {companyName}, {alternateId}
                  </span>
                  <span>
                    {isOpen ? 'Open' : 'Closed'}, posted <DateText value={postedDate} />
                  </span>
                  {takenDownReason === null ? null : <span>Taken down: {takenDownReason}</span>}
                </>
              )}
              actions={({ jobId, designation, takenDownReason }) => {
                const wanted = actOn(jobId, designation, takenDownReason !== null);
                return (
                  <Button
                    variant="default"
                    onClick={() => setAct(wanted)}
                    aria-label={`${wanted.confirmLabel}: ${designation}`}
                  >
                    {wanted.confirmLabel}
                  </Button>
                );
              }}
            />
            <LoadMore query={query} />
          </>
        )}
      </Read>
      <ActModal act={act} onClose={() => setAct(null)} />
    </OperatorLayout>
  );
}

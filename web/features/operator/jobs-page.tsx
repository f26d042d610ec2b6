import { getAllJobs, getCompanies, restoreTakenDownJob, takeDownJob } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Act } from './act-modal.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { ActList, SearchForm, useNarrowing } from './searched-list.tsx';

const options = {
  refreshes: [getAllJobs, getCompanies],
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

export default function JobsPage() {
  const query = useReadPages(getAllJobs, useNarrowing(), ({ jobs }) => jobs, { keepPrevious: true });
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
      <ActList
        label="Jobs"
        query={query}
        emptyText="No job was found."
        keyOf={({ alternateId }) => alternateId}
        nameOf={({ designation }) => designation}
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
        acts={({ jobId, designation, takenDownReason }) => [
          actOn(jobId, designation, takenDownReason !== null),
        ]}
      />
    </OperatorLayout>
  );
}

import * as said from '#contract/messages/en/operator.ts';
import { getAllJobs, getCompanies, restoreTakenDownJob, takeDownJob } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import { around } from '#web/ui/around.ts';
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
          title: said.restoreTitle({ name: designation }),
          text: said.restoreJobAbout(),
          confirmLabel: said.restore(),
          needsPassword: false,
          run: ({ reason }) => restore.mutateAsync({ jobId, reason }),
        }
      : {
          title: said.takeDownTitle({ name: designation }),
          text: said.takeDownJobAbout(),
          confirmLabel: said.takeDown(),
          needsPassword: true,
          run: (wish) => takeDown.mutateAsync({ jobId, ...wish }),
        };
  return (
    <OperatorLayout title={said.postedJobs()}>
      <SearchForm label={said.searchJobs()} />
      <ActList
        label={said.jobs()}
        query={query}
        emptyText={said.noJobs()}
        keyOf={({ alternateId }) => alternateId}
        nameOf={({ designation }) => designation}
        facts={({ designation, companyName, alternateId, isOpen, postedDate, takenDownReason }) => (
          <>
            <strong>{designation}</strong>
            <span>{said.companyAndId({ company: companyName, id: alternateId })}</span>
            <span>
              {around(isOpen ? said.openSince : said.closedSince, { when: <DateText value={postedDate} /> })}
            </span>
            {takenDownReason === null ? null : <span>{said.takenDown({ reason: takenDownReason })}</span>}
          </>
        )}
        acts={({ jobId, designation, takenDownReason }) => [
          actOn(jobId, designation, takenDownReason !== null),
        ]}
      />
    </OperatorLayout>
  );
}

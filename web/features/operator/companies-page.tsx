import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { getAllJobs, getCompanies, restoreCompany, takeDownCompany } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import type { Act } from './act-modal.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { ActList, SearchForm, useNarrowing } from './searched-list.tsx';

const options = {
  refreshes: [getCompanies, getAllJobs],
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

export default function CompaniesPage() {
  const { search } = useNarrowing();
  const query = useReadPages(getCompanies, search === undefined ? {} : { search }, (page) => page.companies, {
    keepPrevious: true,
  });
  const takeDown = useSend(takeDownCompany, options);
  const restore = useSend(restoreCompany, options);
  const actOn = (companyId: string, name: string, isDown: boolean): Act =>
    isDown
      ? {
          title: `Restore ${name}?`,
          text: 'Its page is there again, and the jobs that were open are open again.',
          confirmLabel: 'Restore',
          needsPassword: false,
          run: ({ reason }) => restore.mutateAsync({ companyId, reason }),
        }
      : {
          title: `Take ${name} down?`,
          text: 'Its page and its open jobs are found no more, and nobody can apply. Its members read the reason.',
          confirmLabel: 'Take down',
          needsPassword: true,
          run: (wish) => takeDown.mutateAsync({ companyId, ...wish }),
        };
  return (
    <OperatorLayout title="Companies">
      <SearchForm label="Name of the company" />
      <ActList
        label="Companies"
        query={query}
        emptyText="No company was found."
        keyOf={({ companyId }) => companyId}
        nameOf={({ name }) => name}
        facts={({ companyId, name, members, openJobs, jobs, takenDownReason }) => (
          <>
            <strong>{name}</strong>
            <span>
              <Anchor component={Link} to={`${PATHS.operatorPeople}?company=${companyId}`}>
                {members === 1 ? '1 member' : `${members} members`}
              </Anchor>
              ,{' '}
              <Anchor component={Link} to={`${PATHS.operatorJobs}?company=${companyId}`}>
                {jobs === 1 ? '1 posted job' : `${jobs} posted jobs`}
              </Anchor>
              , {openJobs} open
            </span>
            {takenDownReason === null ? null : <span>Taken down: {takenDownReason}</span>}
          </>
        )}
        acts={({ companyId, name, takenDownReason }) => [actOn(companyId, name, takenDownReason !== null)]}
      />
    </OperatorLayout>
  );
}

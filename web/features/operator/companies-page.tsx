import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { getAllJobs, getCompanies, restoreCompany, takeDownCompany } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Act, ActModal } from './act-modal.tsx';
import { OperatorLayout } from './operator-layout.tsx';
import { Rows, SearchForm, useNarrowing } from './searched-list.tsx';

const options = {
  refreshes: [getCompanies, getAllJobs],
  onSuccess: ({ message }: { message: string }) => toast.success(message),
};

/** All companies. */
export default function CompaniesPage() {
  const { search } = useNarrowing();
  const query = useReadPages(getCompanies, search === undefined ? {} : { search }, (page) => page.companies, {
    keepPrevious: true,
  });
  const [act, setAct] = useState<Act | null>(null);
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
      <Read
        query={query}
        waiting={<Loading rows={6} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'No company was found.' }}
      >
        {({ items }) => (
          <>
            <Rows
              label="Companies"
              rows={items}
              keyOf={({ companyId }) => companyId}
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
              actions={({ companyId, name, takenDownReason }) => {
                const wanted = actOn(companyId, name, takenDownReason !== null);
                return (
                  <Button
                    variant="default"
                    onClick={() => setAct(wanted)}
                    aria-label={`${wanted.confirmLabel}: ${name}`}
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

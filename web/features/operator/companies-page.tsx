import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/operator.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getAllJobs, getCompanies, restoreCompany, takeDownCompany } from '#web/api/calls.ts';
import { useReadPages, useSend } from '#web/api/hooks.ts';
import { around } from '#web/ui/around.ts';
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
          title: said.restoreTitle({ name }),
          text: said.restoreCompanyAbout(),
          confirmLabel: said.restore(),
          needsPassword: false,
          run: ({ reason }) => restore.mutateAsync({ companyId, reason }),
        }
      : {
          title: said.takeDownTitle({ name }),
          text: said.takeDownCompanyAbout(),
          confirmLabel: said.takeDown(),
          needsPassword: true,
          run: (wish) => takeDown.mutateAsync({ companyId, ...wish }),
        };
  return (
    <OperatorLayout title={said.companies()}>
      <SearchForm label={said.searchCompanies()} />
      <ActList
        label={said.companies()}
        query={query}
        emptyText={said.noCompanies()}
        keyOf={({ companyId }) => companyId}
        nameOf={({ name }) => name}
        facts={({ companyId, name, members, openJobs, jobs, takenDownReason }) => (
          <>
            <strong>{name}</strong>
            <span>
              {around(said.membersAndJobs, {
                members: (
                  <Anchor component={Link} to={`${PATHS.operatorPeople}?company=${companyId}`}>
                    {said.countMembers({ count: members })}
                  </Anchor>
                ),
                jobs: (
                  <Anchor component={Link} to={`${PATHS.operatorJobs}?company=${companyId}`}>
                    {said.countJobs({ count: jobs })}
                  </Anchor>
                ),
                open: openJobs,
              })}
            </span>
            {takenDownReason === null ? null : <span>{said.takenDown({ reason: takenDownReason })}</span>}
          </>
        )}
        acts={({ companyId, name, takenDownReason }) => [actOn(companyId, name, takenDownReason !== null)]}
      />
    </OperatorLayout>
  );
}

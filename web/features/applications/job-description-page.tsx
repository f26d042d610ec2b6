import * as said from '#contract/messages/en/applications.ts';
import { Suspense } from 'react';
import { Anchor, Group } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { getJobById } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { useSession } from '#web/session/session.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { CompanyName } from '#web/features/jobs/company-name.tsx';
import { JobActions } from '#web/features/jobs/job-actions.tsx';
import { SaveJob } from '#web/features/jobs/save-job.tsx';
import { ShareJob } from '#web/features/jobs/share-job.tsx';
import { SourceLink } from '#web/features/jobs/source-link.tsx';
import { TakenDown } from '#web/features/jobs/taken-down.tsx';
import { UnpublishedChanges } from '#web/features/jobs/unpublished-changes.tsx';
import { MyInvitations } from './invitations/my-invitations.tsx';
import { ApplyAction, mayApply } from './apply/apply-action.tsx';

const Disclosures = lazyAtOnce(async () => (await import('#web/features/jobs/disclosures.tsx')).Disclosures);
const JobSections = lazyAtOnce(async () => (await import('#web/features/jobs/job-panel.tsx')).JobSections);

const LISTS = {
  employer: { label: said.totalJobs, to: PATHS.employerJobs },
  candidate: { label: said.openJobs, to: PATHS.openJobs },
};

/** One job on a page of its own, opened by a card on narrow screens or by a link to a job. */
export default function JobDescriptionPage() {
  const { role } = useSession();
  const viewer = role === 'employer' ? 'employer' : 'candidate';
  const jobId = useRouteId('jobId');
  const query = useRead(getJobById, { jobId: jobId ?? '' }, { enabled: jobId !== null });
  const job = query.data;
  const list = LISTS[viewer];
  const navigate = useNavigate();

  return (
    <Page
      title={job?.role ?? said.jobDescription()}
      width="reading"
      breadcrumbs={[{ ...list, label: list.label() }]}
      lead={
        job ? (
          <Group gap="sm" component="span">
            <span>
              <CompanyName job={job} /> · {job.alternateJobId}
            </span>
            {viewer === 'employer' ? <StatusBadge status={job.status} /> : null}
            {viewer === 'candidate' && !mayApply(job) ? <ApplyAction job={job} /> : null}
          </Group>
        ) : null
      }
    >
      {jobId === null ? (
        <Empty
          text={said.chooseJob()}
          next={
            <Anchor component={Link} to={list.to}>
              {list.label()}
            </Anchor>
          }
        />
      ) : (
        <Read query={query} waiting={<Loading shape="page" />} empty="never">
          {(found) => (
            <>
              <TakenDown job={found} />
              {viewer === 'employer' ? <UnpublishedChanges job={found} withReview /> : null}
              <MyInvitations jobId={found.id} />
              <Suspense fallback={<Loading shape="page" />}>
                <JobSections job={found} viewer={viewer} />
                <Disclosures job={found} />
              </Suspense>
              {viewer === 'employer' ? (
                <>
                  {found.status === 'open' ? (
                    <Group mt="lg">
                      <ShareJob job={found} />
                      <SourceLink job={found} />
                    </Group>
                  ) : null}
                  <StickyActions>
                    <JobActions job={found} withUpdate onDeleted={() => void navigate(list.to)} />
                  </StickyActions>
                </>
              ) : mayApply(found) ? (
                <StickyActions>
                  <SaveJob job={found} />
                  <ShareJob job={found} />
                  <ApplyAction job={found} />
                </StickyActions>
              ) : null}
            </>
          )}
        </Read>
      )}
    </Page>
  );
}

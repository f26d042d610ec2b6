import * as said from '#contract/messages/en/applications.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { getJobById } from '#web/api/calls.ts';
import { usePrefetchRead, useRead } from '#web/api/hooks.ts';
import type { Job, JobCard as JobOfList } from '#web/api/types.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { isNarrow, useNarrow } from '#web/ui/narrow.ts';
import { Read } from '#web/ui/read.tsx';
import { JobCard, JobCardList } from '#web/features/jobs/job-card.tsx';
import { SaveJob } from '#web/features/jobs/save-job.tsx';
import { ShareJob } from '#web/features/jobs/share-job.tsx';
import { MyInvitations } from '../invitations/my-invitations.tsx';
import { ApplyAction, mayApply } from './apply-action.tsx';

const JobPanel = lazyAtOnce(
  async () => (await import('#web/features/jobs/job-panel.tsx')).JobPanel,
  !isNarrow(),
);

/** Cards to select a job, with the selected job beside them. On narrow screens, a card opens the job's own page. */
export function OpenJobsBrowser({
  jobs,
  listedOnly = false,
  more,
}: {
  jobs: readonly JobOfList[];
  /** Shows only jobs in the list. If the selected job has left the list, the first job is shown. */
  listedOnly?: boolean;
  more: ReactNode;
}) {
  const narrow = useNarrow();
  // Anything typed in it, such as an application, is kept when the window becomes narrow.
  const [hasPanel, setHasPanel] = useState(!narrow);
  if (!narrow && !hasPanel) setHasPanel(true);
  const prefetch = usePrefetchRead(getJobById);
  const navigate = useNavigate();
  const [, setAddress] = useSearchParams();
  const wanted = useRouteId('jobId');
  const isListed = jobs.some((job) => job.id === wanted);
  const selected = (listedOnly && !isListed ? null : wanted) ?? jobs[0]?.id ?? null;

  const open = (job: JobOfList) => {
    if (narrow) {
      void navigate(pathWithJob(PATHS.jobDescription, job.id), { state: { jobId: job.id } });
      return;
    }
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('jobId', job.id);
        // The source belongs only to the job in the link.
        if (job.id !== current.get('jobId')) next.delete('source');
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <div className={layout.browser}>
      <div>
        <JobCardList label={said.openJobsList()}>
          {jobs.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              onOpen={() => open(job)}
              onIntent={narrow ? undefined : () => prefetch({ jobId: job.id })}
              selected={!narrow && job.id === selected}
              badge={<CardBadge job={job} />}
              actions={
                mayApply(job) || job.isSaved ? (
                  <>
                    {mayApply(job) ? <ApplyAction job={job} quiet /> : null}
                    <SaveJob job={job} compact />
                  </>
                ) : null
              }
            />
          ))}
        </JobCardList>
        {more}
      </div>
      {!hasPanel || selected === null ? null : (
        <div className={layout.pane} hidden={narrow}>
          <SelectedJob jobId={selected} />
        </div>
      )}
    </div>
  );
}

function CardBadge({ job }: { job: JobOfList }) {
  if (job.isApplied) return <StatusBadge status="APPLIED" />;
  return job.isActive ? null : <StatusBadge status="closed" label={said.noLongerOpen()} />;
}

function SelectedJob({ jobId }: { jobId: string }) {
  // The panel stays in place, so that the focus inside it is not lost.
  const query = useRead(getJobById, { jobId }, { keepPrevious: true });
  return (
    <Read query={query} waiting={<Loading rows={8} />} empty="never">
      {(job) => (
        <Suspense fallback={<Loading rows={8} />}>
          <JobPanel
            job={job}
            viewer="candidate"
            notice={<MyInvitations jobId={job.id} />}
            actions={<PanelActions job={job} />}
          />
        </Suspense>
      )}
    </Read>
  );
}

function PanelActions({ job }: { job: Job }) {
  return (
    <>
      <ApplyAction job={job} />
      <SaveJob job={job} />
      {job.isActive ? <ShareJob job={job} /> : null}
    </>
  );
}

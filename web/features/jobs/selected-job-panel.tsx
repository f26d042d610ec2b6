import { Button } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import type { Job } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { BlindReview } from './blind-review.tsx';
import { JobMenu } from './job-menu.tsx';
import { JobPanel } from './job-panel.tsx';
import { SourceLink } from './source-link.tsx';
import { ShareJob } from './share-job.tsx';
import { TakenDown } from './taken-down.tsx';
import { UnpublishedChanges } from './unpublished-changes.tsx';

/** The job selected in the list of the company's jobs. */
export function SelectedJobPanel({ job }: { job: Job }) {
  const decides = useDecides();
  return (
    <JobPanel
      job={job}
      viewer="employer"
      notice={
        <>
          <TakenDown job={job} />
          {decides ? <UnpublishedChanges job={job} withReview /> : null}
        </>
      }
      actions={
        decides ? (
          <>
            <BlindReview job={job} />
            <Button
              variant="default"
              component={Link}
              to={pathWithJob(PATHS.updateJob, job.id)}
              state={{ jobId: job.id }}
            >
              {said.update()}
            </Button>
            {job.status === 'open' ? (
              <>
                <ShareJob job={job} />
                <SourceLink job={job} />
              </>
            ) : null}
            <JobMenu job={job} />
          </>
        ) : null
      }
    />
  );
}

import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/jobs.ts';
import type { KnownSource } from '#contract/job/source.ts';
import { publicJobPath } from '#contract/shared/paths.ts';
import type { JobCard as JobOfList } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import { JobCard, JobCardList } from '../job-card.tsx';

interface OpenJobCardsProps {
  /** The source recorded for applications from this list. */
  source?: KnownSource;
  jobs: readonly JobOfList[];
  /** The address of the first page. Null on the first page itself. */
  first: string | null;
  /** The address of the next page. Null on the last page. */
  next: string | null;
}

/** One page of a list of open jobs. It needs no script. */
export function OpenJobCards({ jobs, source, first, next }: OpenJobCardsProps) {
  return (
    <>
      <JobCardList label={said.openJobsHeading()} layout="grid">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} to={publicJobPath(job.alternateJobId, source)} badge={null} />
        ))}
      </JobCardList>
      {first === null && next === null ? null : (
        <nav aria-label={said.pages()} className={layout.row}>
          {first === null ? null : (
            <Button component={Link} to={first} variant="default">
              {said.firstPage()}
            </Button>
          )}
          {next === null ? (
            <Text c="dimmed">{said.endOfList()}</Text>
          ) : (
            <Button component={Link} to={next} variant="default" rel="next">
              {said.nextPage()}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

import { Anchor, Button } from '@mantine/core';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { PATHS, publicJobPath, registerPath } from '#contract/paths.ts';
import { getPublicJobs } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { SEEKS_JOB } from '#web/session/seeks-job.ts';
import { useSession } from '#web/session/session.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { JobCard, JobCardList } from '../job-card.tsx';
import { JobCount } from '../open-jobs/job-count.tsx';
import { NO_SEARCH, addressOf, searchIn } from '../open-jobs/search-address.ts';
import { SearchBar } from '../open-jobs/search-bar.tsx';

/** The open jobs for visitors. Candidates have their own page. */
export default function PublicJobsPage() {
  const { role } = useSession();
  const { search } = useLocation();
  if (role === 'candidate') return <Navigate to={{ pathname: PATHS.openJobs, search }} replace />;
  return <PublicJobs />;
}

function PublicJobs() {
  const [address, setAddress] = useSearchParams();
  const search = searchIn(address);
  const { designation, state } = search;
  const query = useReadPages(
    getPublicJobs,
    {
      ...(designation === '' ? {} : { designation }),
      ...(state === null ? {} : { stateId: state.value }),
    },
    (data) => data.jobs,
    { keepPrevious: true },
  );
  const isFiltered = designation !== '' || state !== null;
  return (
    <Page
      title="Open Jobs"
      lead={
        <>
          Anyone may read them.{' '}
          <Anchor component={Link} to={PATHS.login} state={SEEKS_JOB} inherit underline="always">
            Sign in
          </Anchor>{' '}
          or{' '}
          <Anchor component={Link} to={registerPath('candidate')} inherit underline="always">
            register
          </Anchor>{' '}
          to apply.
        </>
      }
    >
      <SearchBar search={search} onSearch={(next) => setAddress(addressOf(next))} />
      <JobCount of={query.data?.first} />
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={{
          when: (data) => data.items.length === 0,
          text: 'Sorry No Jobs Available.',
          next: isFiltered ? (
            <Button variant="default" onClick={() => setAddress(addressOf(NO_SEARCH))}>
              Show all open jobs
            </Button>
          ) : null,
        }}
      >
        {(data) => (
          <>
            <JobCardList label="Open jobs" layout="grid">
              {data.items.map((job) => (
                <JobCard key={job.id} job={job} to={publicJobPath(job.alternateJobId)} badge={null} />
              ))}
            </JobCardList>
            <LoadMore query={query} />
          </>
        )}
      </Read>
    </Page>
  );
}
